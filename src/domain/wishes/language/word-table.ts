/** Lines of a key and the words for it, "key: word|several words", as a table from the words to their key. */
export function wordTable<Key extends string>(lines: string): ReadonlyMap<string, Key> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const at = line.indexOf(": ");
        const key = line.slice(0, at) as Key;
        return line
          .slice(at + 2)
          .split("|")
          .map((words) => [words, key] as const);
      }),
  );
}
