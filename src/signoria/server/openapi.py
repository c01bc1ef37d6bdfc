"""The description of the HTTP half for programs, made from the types that check it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import signoria
from signoria.server import wire
from signoria.server.api import ENDPOINTS, Endpoint

COMMON = (400, 403, 413, 415, 422, 429, 500, 503)
MEANINGS = {
    400: "Not readable",
    403: "Not allowed",
    404: "Not there",
    409: "Not now",
    413: "Too large",
    415: "Wrong content type",
    422: "Not of the right form",
    429: "Too many requests",
    500: "A fault of the server",
    503: "Try again later",
}
PATH_PARTS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-z0-9]+$"},
    "device": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "n": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 1000000}, {"enum": ["latest"]}]},
}
MAY_BE_EMPTY = (wire.Nothing, wire.Join, wire.Resign, wire.ChangeTable)
"""Bodies that may be left out: nothing in them has to be said."""
REF = "#/components/schemas/{name}"


def description() -> dict[str, Any]:
    """Return the OpenAPI description."""
    types: list[Any] = [wire.ErrorAnswer]
    for endpoint in ENDPOINTS:
        types += [found for found in (endpoint.answer, endpoint.body, endpoint.query) if found is not None and found is not str]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    named = dict(zip([id(found) for found in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "signoria",
            "version": signoria.__version__,
            "description": "Tables for board games. Live play is over WebSockets.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, named: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARTS[name]} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    query = components[endpoint.query.__name__]["properties"]
    # In a query nothing is null: what is not said is left out.
    parameters += [{"name": name, "in": "query", "required": False, "schema": _without_null(schema)} for name, schema in query.items()]
    if "{table}" in endpoint.path or endpoint.path == "/api/tables":
        key = {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"}
        parameters.append({"name": "Table-Key", "in": "header", "required": False, "schema": key})
    kind = "text/plain" if endpoint.answer is str else "application/json"
    schema = {"type": "string"} if endpoint.answer is str else named[id(endpoint.answer)]
    operation: dict[str, Any] = {
        "operationId": _name(endpoint),
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {str(endpoint.status): {"description": endpoint.summary, "content": {kind: {"schema": schema}}}},
    }
    error = {"application/json": {"schema": REF_OF_ERROR}}
    for status in sorted({*COMMON, *endpoint.statuses}):
        operation["responses"][str(status)] = {"description": MEANINGS[status], "content": error}
    if endpoint.body is not None:
        content: dict[str, Any] = {"application/json": {"schema": named[id(endpoint.body)]}}
        if endpoint.body is wire.UploadText:
            content["text/plain"] = {"schema": {"type": "string", "maxLength": wire.LARGEST_RECORD}}
        operation["requestBody"] = {"required": endpoint.body not in MAY_BE_EMPTY, "content": content}
    return operation


REF_OF_ERROR = {"$ref": REF.format(name=wire.ErrorAnswer.__name__)}


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    kept = [part for part in schema.get("anyOf", []) if part != {"type": "null"}]
    return kept[0] if len(kept) == 1 else {name: value for name, value in schema.items() if name != "default"}


def _name(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return endpoint.method.lower() + "".join(word.capitalize() for word in words)
