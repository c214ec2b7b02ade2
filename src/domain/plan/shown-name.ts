const MAX_NAME_LENGTH = 80;

/** A name as a model gets it, as data: one short line that can be seen. */
export function shownName(name: string): string {
  const seen = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\s\u2028\u2029\u2800]+/gu, " ")
    .trim();
  return [...seen].slice(0, MAX_NAME_LENGTH).join("");
}
