"""Rewrites a copy of the source so that compiled code may be quick: prepare.py COPY.

People read, change and debug the source; what is rewritten here can be read in `build/fast/src` and gives the same
games compiled or not (docs/adr/0033-a-source-prepared-for-the-compiler.md).

- Constants: a module's name in capitals that is assigned once becomes `Final`, so that nobody looks it up.
- States: of every `@state` a plain class is written with typed attributes, `__init__`, `copy` and `keepsake`. What was
  declared goes along as `state_declared.py`; views, digests and files go by it.
- Events: a statement `emit(s, …)` is not even begun where nobody listens.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from typing import Any, get_type_hints

from prowl.kernel.state import TRANSIENT, is_shared, written_copy

CAPITALS = re.compile(r"[A-Z][A-Z0-9_]+")
BARE = (int, str, bool, float, type(None))
KERNEL = "kernel/state.py"
SLOTTED = "dataclass(slots=True, kw_only=True, eq=False)(cls)"
DECLARED = "state_declared"

# Compiled classes take interpreted subclasses only if they say so.
OPEN = """
try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the compiler has looked at it, nobody else does
    pass

"""
# Attributes of such a class may also be missing: asides lay out tables with nothing but what is open.
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)"

# What the kernel needs for native states.
NATIVE = '''

def declared_as(cls: Any, declared: Any) -> None:
    """The class has the fields of another: native classes cannot be dataclasses."""
    cls.__dataclass_fields__ = declared.__dataclass_fields__
    cls.__dataclass_params__ = declared.__dataclass_params__
    cls.__annotations__ = declared.__annotations__


def slotted(cls: Any) -> Any:
    """A dataclass with slots for its own fields only. Native bases must not have slots when the compiler looks."""
    bases = [each for each in cls.__mro__[1:-1] if "__slots__" not in each.__dict__]
    for base in bases:
        base.__slots__ = tuple(getattr(base, "__dataclass_fields__", ()))
    try:
        return dataclass(slots=True, kw_only=True, eq=False)(cls)
    finally:
        for base in bases:
            del base.__slots__


def revived(cls: Any, values: dict[str, Any]) -> Any:
    return cls(**values)
'''
REDUCE = """
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __reduce__(self) -> Any:
        return revived, (type(self), {each.name: getattr(self, each.name) for each in fields(self)})
"""


class Module:
    """The text of a module, edited line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_text("utf-8")
        self.lines = self.source.splitlines()
        self.tree = ast.parse(self.source)
        self.imports: set[str] = set()

    def replace(self, node: ast.stmt, text: list[str]) -> None:
        """Other lines in the place of a statement; what comes after it does not move."""
        first, last = first_line(node) - 1, node.end_lineno or node.lineno
        blank = [""] * (last - first - 1)
        self.lines[first:last] = ["\n".join(text), *blank]

    def text(self, node: ast.AST) -> str:
        return ast.get_source_segment(self.source, node) or ""

    def whole(self, node: ast.stmt) -> str:
        """A statement with its decorators and its indentation."""
        return "\n".join(self.source.splitlines()[first_line(node) - 1 : node.end_lineno])

    def write(self) -> None:
        if self.imports:
            future = next(
                (n for n in self.tree.body if isinstance(n, ast.ImportFrom) and n.module == "__future__"), None
            )
            at = future.lineno if future is not None else 0
            self.lines.insert(at, "from typing import " + ", ".join(sorted(self.imports)))
        self.path.write_text("\n".join(self.lines) + "\n", "utf-8")


def first_line(node: ast.stmt) -> int:
    marks = node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in marks)])


# -- constants -----------------------------------------------------------------------------


def trust_constants(module: Module) -> None:
    assigned = Counter(assigned_names(module.tree))
    for node in module.tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            kind = module.text(node.annotation)
            if is_constant(node.target.id, assigned) and not re.search("TypeAlias|Final", kind):
                put(module, node.annotation, f"Final[{kind}]")
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            trust(module, node, assigned)


def trust(module: Module, node: ast.Assign, assigned: Counter[str]) -> None:
    target = node.targets[0]
    if isinstance(target, ast.Name) and is_constant(target.id, assigned) and not is_type(node.value):
        # A tuple is kept as one object: the compiler would take it apart, and then may take it for unset.
        boxed = isinstance(node.value, ast.Tuple)
        module.imports |= {"Any"} if boxed else set()
        put(module, target, f"{target.id}: Final[tuple[Any, ...]]" if boxed else f"{target.id}: Final")
    elif isinstance(target, ast.Tuple) and node.lineno == node.end_lineno:
        names = [each.id for each in target.elts if isinstance(each, ast.Name) and is_constant(each.id, assigned)]
        values = written_out(node.value, len(target.elts))
        if len(names) == len(target.elts) == len(values):
            module.imports.add("Final")
            pairs = zip(names, values, strict=True)
            module.replace(node, ["; ".join(f"{name}: Final = {value}" for name, value in pairs)])


def put(module: Module, node: ast.expr, text: str) -> None:
    if node.lineno == node.end_lineno:
        line = module.lines[node.lineno - 1].encode()
        put_in = line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
        module.lines[node.lineno - 1] = put_in.decode()
        module.imports.add("Final")


def assigned_names(tree: ast.Module) -> Iterator[str]:
    """Every name that is bound anywhere in a module, as often as it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).partition(".")[0]
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield from node.names


def is_constant(name: str, assigned: Counter[str]) -> bool:
    return bool(CAPITALS.fullmatch(name)) and assigned[name] == 1


def is_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "NewType")


def written_out(value: ast.expr, number: int) -> list[str]:
    """The values of `A, B, C = range(3)`, or of a tuple of literals."""
    match value:
        case ast.Call(func=ast.Name(id="range"), args=args) if all(isinstance(each, ast.Constant) for each in args):
            return [str(each) for each in range(*(int(ast.unparse(each)) for each in args))]
        case ast.Tuple(elts=parts) if all(isinstance(each, ast.Constant) for each in parts):
            return [ast.unparse(each) for each in parts]
    return []


# -- events --------------------------------------------------------------------------------


def hush_events(module: Module) -> None:
    for node in ast.walk(module.tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id="emit"), args=[ast.Name(id=s), *_])):
                line = module.lines[node.lineno - 1]
                if not line[: node.col_offset].strip():
                    module.lines[node.lineno - 1] = f"{line[: node.col_offset]}if {s}.out is not None: {line.lstrip()}"


# -- states --------------------------------------------------------------------------------


def make_native(module: Module, name: str) -> None:
    """A plain class for every state that the module declares."""
    declared = import_module(name)
    made, imports = [], list[str]()
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef) and is_state(node):
            cls = getattr(declared, node.name)
            imports += needed(cls)
            module.replace(node, native(module, node, cls))
            made.append(node.name)
    if not made:
        return
    beside = module.path.with_name(f"{DECLARED}.py")
    beside.write_text(module.path.read_text("utf-8"), "utf-8")
    module.imports |= {"Any", "ClassVar"}
    package = name.rpartition(".")[0]
    kernel = module.path.as_posix().endswith(KERNEL)
    first = next(i for i, line in enumerate(module.lines) if line.startswith(("@", "def ", "class ", OPENED)))
    module.lines[first:first] = [*imports, OPEN]
    # A compiled function has no attributes, and the compiler does not need to be told.
    module.lines = [line for line in module.lines if not line.startswith("@dataclass_transform")]
    if kernel:
        module.lines = [line.replace(SLOTTED, "slotted(cls)") for line in module.lines]
    module.lines.append(NATIVE if kernel else "\n\nfrom prowl.kernel.state import declared_as")
    module.lines.append(f"\nfrom {package} import {DECLARED}\n")
    module.lines += [f"declared_as({each}, {DECLARED}.{each})" for each in made]


def is_state(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "state" for each in node.decorator_list)


def native(module: Module, node: ast.ClassDef, cls: Any) -> list[str]:
    bases = ", ".join(module.text(each) for each in node.bases)
    inherited = {each.name for each in fields(cls.__base__)} if bases else set()
    hints = declared_types(cls)
    own = [each for each in fields(cls) if each.name not in inherited]
    for each in fields(cls):
        if each.name in inherited and hints[each.name] != declared_types(cls.__base__)[each.name]:
            raise TypeError(f"{cls.__name__}.{each.name} is declared again with another type")
    kept = [each for each in node.body if not is_field(each) and not is_written(each)]
    return [
        OPENED,
        f"class {node.name}({bases}):" if bases else f"class {node.name}:",
        *map(module.whole, kept),
        *(f"    {each.name}: {hints[each.name]}" for each in own),
        *initialiser(cls, hints),
        *copier(cls),
        *keeper(cls),
        *(() if bases else REDUCE.splitlines()),
    ]


def declared_types(cls: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        found |= get_annotations(each)
    return found


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation)


def is_written(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in ("copy", "keepsake")


def initialiser(cls: Any, hints: dict[str, str]) -> list[str]:
    lines = ["", "    def __init__(", "        self,", "        *,"]
    # What must be given comes first: keywords have no order.
    lines += [f"        {each.name}: {taken(each, hints[each.name])}," for each in sorted(fields(cls), key=is_optional)]
    lines.append("    ) -> None:")
    return [*lines, *(f"        self.{each.name} = {given(cls, each)}" for each in fields(cls))]


def is_optional(each: Field[Any]) -> bool:
    return each.default is not MISSING or each.default_factory is not MISSING


def taken(each: Field[Any], hint: str) -> str:
    if each.default_factory is not MISSING or not is_bare(each.default):
        return f"{hint} | None = None"
    return hint if each.default is MISSING else f"{hint} = {each.default!r}"


def is_bare(value: Any) -> bool:
    return value is MISSING or isinstance(value, BARE)


def given(cls: Any, each: Field[Any]) -> str:
    if each.default_factory is not MISSING:
        made = "[]" if each.default_factory is list else "{}" if each.default_factory is dict else ""
        return f"{made or f'{found_in(cls, each)}.default_factory()'} if {each.name} is None else {each.name}"
    return (
        each.name if is_bare(each.default) else f"{found_in(cls, each)}.default if {each.name} is None else {each.name}"
    )


def found_in(cls: Any, each: Field[Any]) -> str:
    return f"{DECLARED}.{cls.__name__}.__dataclass_fields__[{each.name!r}]"


def copier(cls: Any) -> list[str]:
    hints = get_type_hints(cls)
    names = [each.name for each in fields(cls) if each.name not in TRANSIENT]
    copies = [f"            {name}={written_copy(hints[name], f'self.{name}')}," for name in names]
    return ["", f"    def copy(self) -> {cls.__name__}:", f"        return {cls.__name__}(", *copies, "        )"]


def keeper(cls: Any) -> list[str]:
    lines = ["", f"    def keepsake(self, last: State) -> {cls.__name__}:"]
    lines += [f"        assert isinstance(last, {cls.__name__})", "        new = self.copy()"]
    shared = [
        name for name, hint in get_type_hints(cls).items() if name in cls.__dataclass_fields__ and is_shared(hint)
    ]
    for name in shared:
        lines += [f"        if last.{name} == self.{name}:", f"            new.{name} = last.{name}"]
    return [*lines, "        return new"]


def needed(cls: Any) -> Iterator[str]:
    """Imports of what the annotations of inherited fields name."""
    inherited = {each.name for each in fields(cls)}
    for base in [each for each in cls.__mro__[1:-1] if each.__module__ != cls.__module__]:
        types = [kind for name, kind in get_annotations(base).items() if name in inherited]
        names = {node.id for kind in types for node in ast.walk(ast.parse(kind)) if isinstance(node, ast.Name)}
        own = {name for name in names - {"Any"} if hasattr(sys.modules[base.__module__], name)}
        own |= {base.__name__}
        yield f"from {base.__module__} import {', '.join(sorted(own))}"


# -- the whole tree ------------------------------------------------------------------------


def open_classes(module: Module) -> None:
    """Players are made by others too."""
    (node,) = [each for each in module.tree.body if isinstance(each, ast.ClassDef)]
    module.lines[node.lineno - 1] = f"{OPEN}\n{OPENED}\n{module.lines[node.lineno - 1]}"


def prepare(copy: Path) -> None:
    for path in sorted((copy / "prowl").rglob("*.py")):
        room = path.relative_to(copy / "prowl").parts[0]
        if room not in ("kernel", "games", "bots"):
            continue
        module = Module(path)
        hush_events(module)
        trust_constants(module)
        if path.name == "players.py":
            open_classes(module)
        if path.name == "state.py":
            make_native(module, ".".join(path.relative_to(copy).with_suffix("").parts))
        module.write()


if __name__ == "__main__":
    prepare(Path(sys.argv[1]).resolve())
