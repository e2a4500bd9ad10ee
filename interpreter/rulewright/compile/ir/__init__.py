"""The typed program between the rules and the Python: values, operations and the whole."""
