const MAX_NAME = 200;
const MAX_DETAILS = 1500;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

/** A name of a stranger's file: one line without control characters, of a bounded length. */
export function outlineName(text: string | undefined): string {
  return shortened((text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), MAX_NAME);
}

/** A description of a stranger's file as plain text: My Maps and we write HTML, of which only the words are taken. */
export function outlineDetails(html: string | undefined): string {
  const text = (html ?? "")
    .slice(0, 4 * MAX_DETAILS)
    .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, "\n")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(#39|[a-z]{2,4});/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return shortened(text, MAX_DETAILS);
}

/** Not within a character. */
function shortened(text: string, length: number): string {
  return text
    .toWellFormed()
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "");
}
