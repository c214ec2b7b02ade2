/** Parts of data whose shape nobody has checked. */
export type Json = Readonly<Record<string, unknown>>;

const MOST_LETTERS = 300;

export function isRecord(data: unknown): data is Json {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** A list as it is, one value as a list of it, nothing as none. */
export function listOf(data: unknown): readonly unknown[] {
  if (data === undefined || data === null) return [];
  return Array.isArray(data) ? data : [data];
}

/** The own field of a record, or of the first record of a list. */
export function field(data: unknown, name: string): unknown {
  const first = listOf(data).find(isRecord);
  return first !== undefined && Object.hasOwn(first, name) ? first[name] : undefined;
}

/** A text or a number as one line; undefined where there is none. */
export function textOf(data: unknown): string | undefined {
  const [first] = listOf(data);
  if (typeof first === "number") return String(first);
  if (typeof first !== "string") return undefined;
  const plain = first.slice(0, MOST_LETTERS).replace(/\s+/g, " ").trim();
  return plain === "" ? undefined : plain;
}

/** A name that is given by itself, or as that of something. */
export function nameOf(data: unknown): string | undefined {
  return typeof data === "string" ? textOf(data) : textOf(field(data, "name"));
}
