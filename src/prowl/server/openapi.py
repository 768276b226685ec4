"""The OpenAPI page, made from the table of routes and the types of the protocol."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from prowl import __version__

from .protocol import Problem
from .routes import Route

REF = "#/components/schemas/{name}"


def described(routes: list[Route]) -> dict[str, Any]:
    types = [each for route in routes for kind in (route.takes, route.gives) for each in _kinds(kind)]
    _, schemas = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Prowl", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.about,
        "operationId": getattr(route.handler, "__name__", "serve"),
        "parameters": [*_parameters(route)],
        "responses": {
            "200": {"description": "Done.", "content": {route.media: {"schema": _schema(route.gives)}}},
            "default": {"description": "Refused.", "content": {"application/json": {"schema": _schema(Problem)}}},
        },
    }
    if route.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _schema(route.takes)}},
        }
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    text = {"type": "string"}
    inside = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", route.path)
    ]
    asked = [{"name": name, "in": "query", "description": about, "schema": text} for name, about in route.query.items()]
    return [*inside, *asked]


def _kinds(kind: Any) -> tuple[Any, ...]:
    """What travels: nothing that has a type, one type, or one of several."""
    return () if kind in (None, bytes) else get_args(kind) or (kind,)


def _schema(kind: Any) -> dict[str, Any]:
    found = [{"$ref": REF.format(name=each.__name__)} for each in _kinds(kind)]
    return found[0] if len(found) == 1 else {"oneOf": found} if found else {}
