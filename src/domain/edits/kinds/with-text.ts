/** A field of trimmed text; one that holds nothing is left out. */
export function withText<Key extends string, T extends { [K in Key]?: string | undefined }>(
  holder: T,
  key: Key,
  text: string,
): T {
  const { [key]: _former, ...rest } = holder;
  const trimmed = text.trim();
  return (trimmed === "" ? rest : { ...rest, [key]: trimmed }) as T;
}
