import { ownField } from "./own-field.ts";

/**
 * Whether two values are the same JSON, whatever the order of their fields. A field that is undefined is none.
 *
 * @param one plain data without cycles: objects, arrays, texts, numbers, booleans, null, undefined.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = one as Readonly<Record<string, unknown>>;
  const others = other as Readonly<Record<string, unknown>>;
  for (const key in fields) if (!isSameJson(fields[key], ownField(others, key))) return false;
  for (const key in others) {
    if (others[key] !== undefined && ownField(fields, key) === undefined) return false;
  }
  return true;
}
