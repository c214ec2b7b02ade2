/** Levenshtein distance: how many letters to insert, delete or change to make one text the other. */
export function editDistance(a: string, b: string): number {
  const [row, other] = [[...a], [...b]];
  // One row of the table, each written over the one before it: names are compared by the thousand.
  const distances = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < row.length; at += 1) {
    let diagonal = at;
    distances[0] = at + 1;
    for (let column = 0; column < other.length; column += 1) {
      const above = distances[column + 1] ?? 0;
      const change = diagonal + (row[at] === other[column] ? 0 : 1);
      distances[column + 1] = Math.min(change, above + 1, (distances[column] ?? 0) + 1);
      diagonal = above;
    }
  }
  return distances.at(-1) ?? 0;
}

/** How much of two words is the same, 0 to 1: one less their distance as a share of the longer one. */
export function editRatio(a: string, b: string): number {
  return a === b ? 1 : 1 - editDistance(a, b) / Math.max([...a].length, [...b].length);
}
