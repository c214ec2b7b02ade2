/** Levenshtein distance: how many letters to insert, delete or change to make one text the other. */
export function editDistance(a: string, b: string): number {
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
  return previous.at(-1) ?? 0;
}

/** How much of two words is the same, 0 to 1: one less their distance as a share of the longer one. */
export function editRatio(a: string, b: string): number {
  return a === b ? 1 : 1 - editDistance(a, b) / Math.max([...a].length, [...b].length);
}
