/** What XML 1.0 has no way to write, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it stands in an element or an attribute of XML 1.0, and of HTML. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, "")
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
