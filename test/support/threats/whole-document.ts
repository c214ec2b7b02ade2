import type * as z from "zod/mini";

/** Of a schema, what its kind needs to be walked. */
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly valueType?: z.ZodMiniType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { check: string; value?: number } };
  }[];
};

const join = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/** A text that names the field it stands in, so that wherever it turns up the field is known; no format escapes it. */
export const markerOf = (path: string) => `marker-${path.replaceAll(/\W+/g, "0")}`;

/** The markers in a text, each once. */
export function markersIn(text: string): string[] {
  return [...new Set(text.match(/marker-\w+/g) ?? [])];
}

/**
 * A document with every field that its schema has, each text a marker of its path. Each object has one field more,
 * which no schema knows; an array has an element for each option of what it holds.
 *
 * @param given what stands at paths that take no marker: `tripData.itinerary[].id`.
 */
export function wholeDocument(
  schema: z.ZodMiniType,
  given: Readonly<Record<string, unknown>>,
  path = "",
): unknown {
  if (Object.hasOwn(given, path)) return given[path];
  const definition = schema._zod.def as unknown as Definition;
  const { type, shape, element, innerType, options, valueType, entries, values, checks } =
    definition;
  if (shape !== undefined) {
    const fields = Object.entries(shape).map(([name, field]) => {
      return [name, wholeDocument(field, given, join(path, name))] as const;
    });
    return { ...Object.fromEntries(fields), unheardOf: markerOf(join(path, "unheardOf")) };
  }
  if (element !== undefined) {
    const held = (element._zod.def as unknown as Definition).options ?? [element];
    return held.map((one) => wholeDocument(one, given, `${path}[]`));
  }
  if (innerType !== undefined) return wholeDocument(innerType, given, path);
  if (options?.[0] !== undefined) return wholeDocument(options[0], given, path);
  if (valueType !== undefined) return { some: wholeDocument(valueType, given, `${path}.some`) };
  if (entries !== undefined) return Object.values(entries)[0];
  if (values !== undefined) return values[0];
  if (type === "string") return markerOf(path);
  if (type === "boolean") return true;
  if (type === "number" || type === "int") {
    const bounds = (checks ?? []).map(({ _zod: { def } }) => def);
    const most = bounds.flatMap(({ check, value = 600 }) => (check === "less_than" ? value : []));
    return Math.min(600, ...most);
  }
  throw new Error(`a document of a schema with ${type}, at ${path}, is not known`);
}

/** The fields of a value as paths, `tripData.itinerary[].plan[].note`, each once, in the order of the alphabet. */
export function fieldsOf(value: unknown, path = ""): string[] {
  if (value === undefined) return [];
  const below = Array.isArray(value)
    ? value.flatMap((one) => fieldsOf(one, `${path}[]`))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, field]) => fieldsOf(field, join(path, name)))
      : [path];
  return [...new Set(below)].toSorted();
}
