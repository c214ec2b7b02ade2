/**
 * How much of two words is the same, 0 to 1: one less the letters to insert, delete or change
 * (Levenshtein) as a share of the longer one.
 */
export function editRatio(a: string, b: string): number {
  if (a === b) return 1;
  const [row, other] = [[...a], [...b]];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [rowIndex, letter] of row.entries()) {
    const current = [rowIndex + 1];
    for (const [column, otherLetter] of other.entries()) {
      const change = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      const insertion = (current[column] ?? 0) + 1;
      const deletion = (previous[column + 1] ?? 0) + 1;
      current.push(Math.min(change, insertion, deletion));
    }
    previous = current;
  }
  return 1 - (previous.at(-1) ?? 0) / Math.max(row.length, other.length);
}
