"""The protocol in other words: TypeScript types and tables for the documentation, from the same definitions."""

from __future__ import annotations

import inspect
from types import ModuleType

import msgspec
from msgspec import inspect as kinds

from . import bodies, protocol

HEADER = "// Made by scripts/protocol from src/prowl/server/{module}.py. Do not edit.\n"
UNIONS = ("AnyRequest", "AnyUpdate")


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the files."""
    return [*_structs(protocol), *_structs(bodies)]


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [each for each in vars(module).values() if inspect.isclass(each) and issubclass(each, msgspec.Struct)]
    bases = {base for each in found for base in each.__mro__[1:]}
    return [each for each in found if each.__module__ == module.__name__ and each not in bases]


def types() -> dict[str, str]:
    """The TypeScript files by their names, one for each of ours."""
    return {
        "protocol": _file(protocol, *_interfaces(protocol), *_unions()),
        "bodies": _file(bodies, _borrowed(), *_interfaces(bodies)),
    }


def _file(module: ModuleType, *parts: str) -> str:
    return "\n".join([HEADER.format(module=module.__name__.rpartition(".")[2]), *parts])


def _interfaces(module: ModuleType) -> list[str]:
    return [_interface(each) for each in _structs(module)]


def _unions() -> list[str]:
    members = {name: " | ".join(each.__name__ for each in getattr(protocol, name).__args__) for name in UNIONS}
    return [f"export type {name} = {listed};\n" for name, listed in members.items()]


def _borrowed() -> str:
    """What is told at a table, and in bodies too."""
    names = sorted(each.__name__ for each in _structs(protocol) if each in vars(bodies).values())
    return f"import type {{ {', '.join(names)} }} from './protocol';\n"


def _info(each: type[msgspec.Struct]) -> kinds.StructType:
    found = kinds.type_info(each)
    assert isinstance(found, kinds.StructType)
    return found


def _interface(each: type[msgspec.Struct]) -> str:
    info = _info(each)
    sent = each in structs_sent()
    lines = [_comment(each), f"export interface {each.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        left_out = not field.required and (sent or each.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {_script(field.type)};")
    if not info.fields and info.tag is None:
        return f"{lines[0]}\nexport type {each.__name__} = Record<string, never>;\n"
    return "\n".join([*(line for line in lines if line), "}"]) + "\n"


def structs_sent() -> set[type[msgspec.Struct]]:
    """What clients write: fields with a default may be left out."""
    return {each for each in structs() if each.__struct_config__.forbid_unknown_fields}


def _comment(each: type) -> str:
    lines = inspect.cleandoc(each.__doc__ or "").splitlines() if _has_doc(each) else []
    if len(lines) < 2:
        return f"/** {lines[0]} */" if lines else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _has_doc(each: type) -> bool:
    return bool(each.__doc__) and each.__doc__ != each.__mro__[1].__doc__


def _script(kind: kinds.Type) -> str:
    match kind:
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case kinds.ListType():
            inner = _script(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.DictType():
            return f"Record<string, {_script(kind.value_type)}>"
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.UnionType():
            return " | ".join(_script(each) for each in kind.types if type(each).__name__ != "UnsetType")
        case _:
            return "unknown"


def tables() -> str:
    """Every message as a table, for the documentation."""
    return "\n".join(_table(each) for each in structs())


def _table(each: type[msgspec.Struct]) -> str:
    info = _info(each)
    title = f"### {each.__name__}" + (f" (`{info.tag}`)" if info.tag is not None else "")
    about = inspect.cleandoc(each.__doc__ or "") if _has_doc(each) else ""
    rows = [
        f"| `{field.encode_name}` | `{_script(field.type)}` | {_default(field)} |".replace(" | '", " \\| '")
        for field in info.fields
    ]
    head = ["| field | type | default |", "| --- | --- | --- |"] if rows else []
    return "\n".join([title, "", *([about, ""] if about else []), *head, *rows, ""])


def _default(field: kinds.Field) -> str:
    if field.required:
        return "required"
    if field.default is not msgspec.NODEFAULT and field.default is not msgspec.UNSET:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    return "left out" if field.default is msgspec.UNSET else "empty"
