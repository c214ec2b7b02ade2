/** A holder with a field; without it where the value is undefined. */
export function withField<Key extends string, T extends { [K in Key]?: unknown }>(
  holder: T,
  key: Key,
  value: T[Key] | undefined,
): T {
  const { [key]: _former, ...rest } = holder;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}

/** A field of trimmed text; one that holds nothing is left out. */
export function withText<Key extends string, T extends { [K in Key]?: string | undefined }>(
  holder: T,
  key: Key,
  text: string,
): T {
  return withField(holder, key, (text.trim() || undefined) as T[Key]);
}
