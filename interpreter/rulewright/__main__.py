"""`python -m rulewright` is the command line."""

from rulewright.cli import main

if __name__ == "__main__":  # a process that helps this one reads this file, too
    main()
