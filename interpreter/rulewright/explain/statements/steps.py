"""The statements a reader is told of, sorted by how they are said."""

from __future__ import annotations

from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]

# What happens to goods and values.
Changing = ast.Pay | ast.Gain | ast.Lose | ast.LoseAll | ast.Advance | ast.Assign | ast.Let
# What happens to pieces.
Handling = ast.Move | ast.Place | ast.Draw | ast.Shuffle | ast.Roll
# What is left for others to do, or for later.
Waiting = ast.Window | ast.AddToAgenda | ast.Lasting
# One clause each.
Plain = Changing | Handling | Waiting | ast.Choose | ast.Require | ast.Do | ast.Skip | ast.EndGame
# A frame around one body, or around what is done and what is done otherwise.
Framed = ast.If | ast.IfAble | ast.May | ast.Times | ast.ForEach | ast.EachPlayer | ast.Turns | ast.Repeat
Compound = Framed | ast.Match | ast.Alternatives
Step = Plain | Compound


def flat(body: Body) -> list[Step]:
    """Statements with lines and named parts opened up: both are for writers, not for readers."""
    found: list[Step] = []
    for statement in body:
        if isinstance(statement, ast.Line):
            found.extend(flat(statement.statements))
        elif isinstance(statement, ast.Part):
            found.extend(flat(statement.body))
        else:
            found.append(statement)
    return found


def stands_alone(step: Step) -> bool:
    """Whether this is a sentence with a subject of its own, which cannot be one of several orders."""
    if isinstance(step, ast.Do):
        return step.otherwise is not None
    if isinstance(step, ast.Gain | ast.Lose | ast.LoseAll):
        return step.who is not None
    return isinstance(step, ast.Let | ast.Require | Waiting)
