/** Characters that can mark up, link or begin something anywhere in a line. */
const MARKS = /[\\`*_{}[\]()#|~@]/g;

/**
 * A text that Markdown shows as it is, on one line: no markup, no HTML, no link of its own, nothing that begins a list,
 * a heading or a formula.
 */
export function markdownText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .replace(MARKS, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/:(?=\/\/)/g, "\\:")
    .replace(/\bwww\./gi, (start) => `${start.slice(0, 3)}\\.`)
    .replace(/^([-+=])/, "\\$1")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
