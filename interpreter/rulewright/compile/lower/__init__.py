"""From checked sentences to operations: functions over a sentence and an immutable context."""
