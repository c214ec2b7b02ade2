/** A record's own field; undefined where it has none of that name, as for "constructor", which every object inherits. */
export function ownField<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
