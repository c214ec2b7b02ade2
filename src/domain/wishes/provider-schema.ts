import * as z from "zod/mini";
import type { JsonObject, JsonValue } from "../plan/tolerant-json.ts";

type Made = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly items?: Made;
  readonly properties?: Readonly<Record<string, Made>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Made[];
};

/**
 * A schema in the subset of JSON Schema that every provider takes: types, fields, lists and choices. Bounds are left out, as what
 * was answered is parsed by the schema itself; in place of a union stands an object with the fields of all its kinds.
 */
export function providerSchema(schema: z.ZodMiniType): JsonObject {
  return taken(z.toJSONSchema(schema, { io: "input" }) as Made);
}

function taken(made: Made): JsonObject {
  if (made.oneOf !== undefined) return taken(joined(made.oneOf));
  const { type = "string", items, required } = made;
  const values = made.const === undefined ? made.enum : [made.const];
  const fields = Object.entries(made.properties ?? {});
  return {
    type,
    ...(required === undefined ? {} : { required: [...required] }),
    ...(fields.length === 0
      ? {}
      : { properties: Object.fromEntries(fields.map(([name, of]) => [name, taken(of)])) }),
    ...(items === undefined ? {} : { items: taken(items) }),
    ...(values === undefined ? {} : { enum: [...values] satisfies JsonValue }),
  };
}

/** One object of several: `const` tells them apart. */
function joined(kinds: readonly Made[]): Made {
  const properties: Record<string, Made> = {};
  for (const kind of kinds) {
    for (const [name, { const: value, ...of }] of Object.entries(kind.properties ?? {})) {
      const known = properties[name]?.enum ?? [];
      properties[name] = value === undefined ? of : { ...of, enum: [...known, value] };
    }
  }
  const required = Object.keys(properties).filter((name) =>
    kinds.every((kind) => kind.required?.includes(name)),
  );
  return { type: "object", properties, required };
}
