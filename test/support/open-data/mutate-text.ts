/** Changes that break wikitext, and texts that must not get through. */
const PIECES = [
  "{{",
  "}}",
  "[[",
  "]]",
  "|",
  "=",
  "\n",
  "\n* {{see|name=",
  "<!--",
  "-->",
  "<nowiki>",
  "'''",
  "\n==",
  "&#8238;",
  "\u202e",
  "\u0000",
  "<script>",
  "https://",
  "€",
  "9",
  "-",
  ":",
  "noon",
  "{{{{{{",
  "\n\n",
];

/** A text with one to six cuts, copies and insertions at random places. */
export function mutateText(text: string, random: () => number): string {
  let mutated = text;
  const pick = (limit: number) => Math.floor(random() * limit);
  for (let left = 1 + pick(6); left > 0; left -= 1) {
    const [at, length] = [pick(mutated.length + 1), pick(80)];
    const piece = PIECES[pick(PIECES.length)] ?? "";
    const inserted =
      [piece, piece.repeat(1 + pick(50)), mutated.slice(at, at + length * 10), ""][pick(4)] ?? "";
    mutated = mutated.slice(0, at) + inserted + mutated.slice(at + (random() < 0.5 ? length : 0));
  }
  return mutated;
}
