"""The part of JSON Schema that Documentation/trace.schema.json uses, and its check of a value."""

TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}
KNOWN = {
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "required", "properties",
    "additionalProperties", "items", "minItems", "maxItems", "minLength", "minimum", "maximum"}


def problems(value, schema, root, place="$"):
    """Sentences about what in a value is not as the schema says."""
    unknown = set(schema) - KNOWN
    if unknown:
        raise ValueError(f"the schema has {sorted(unknown)}, which this check does not know")
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    kinds = schema.get("type")
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(TYPES[kind](value) for kind in kinds):
        return [f"{place} is not {' or '.join(kinds)}"]
    found = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{place} is none of {', '.join(schema['enum'])}")
    if TYPES["number"](value):
        if value < schema.get("minimum", value):
            found.append(f"{place} is below {schema['minimum']}")
        if value > schema.get("maximum", value):
            found.append(f"{place} is above {schema['maximum']}")
    if isinstance(value, str) and len(value) < schema.get("minLength", 0):
        found.append(f"{place} is too short")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{place} has {len(value)} items")
        for index, item in enumerate(value):
            found += problems(item, schema.get("items", {}), root, f"{place}[{index}]")
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        found += [f"{place} has no \"{name}\"" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            if name in properties:
                found += problems(item, properties[name], root, f"{place}.{name}")
            elif schema.get("additionalProperties", True) is False:
                found.append(f"{place} has a \"{name}\", which the schema does not")
    return found
