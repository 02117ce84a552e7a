"""A language made from another by rule: a function changes its words and nothing else."""

from collections.abc import Callable

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

Rule = Callable[[str], str]
CODES = frozenset({"gender"})  # attributes that sentences only select by: nobody reads them


def derive(entry: ast.Message | ast.Term, rule: Rule) -> ast.Message | ast.Term:
    """The entry with the rule applied to its words."""
    changed: ast.Message | ast.Term = _Rewriter(rule).visit(entry.clone())
    return changed


class _Rewriter(Transformer):
    def __init__(self, rule: Rule) -> None:
        self._rule = rule

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  named by fluent.syntax
        node.value = self._rule(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        if node.id.name in CODES:
            return node
        changed: ast.Attribute = self.generic_visit(node)
        return changed
