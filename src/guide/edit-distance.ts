/** Levenshtein distance: how many letters to insert, delete or change to make one text the other. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const change = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const insertion = (current[column] ?? 0) + 1;
      const deletion = (previous[column + 1] ?? 0) + 1;
      current.push(Math.min(change, insertion, deletion));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
