/** Characters that XML 1.0 has no way to write, not even escaped. */
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

/** An element that holds a text. @param tag a name that needs no escape. */
export function xmlElement(tag: string, text: string): string {
  return `<${tag}>${xmlText(text)}</${tag}>`;
}

/**
 * A whole file in XML 1.0.
 *
 * @param root the name of its one outermost element, and that element's attributes as they are written.
 * @param lines what is inside.
 */
export function xmlFile(
  root: { readonly tag: string; readonly attributes: string },
  lines: readonly string[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root.tag} ${root.attributes}>`,
    ...lines,
    `</${root.tag}>`,
    "",
  ].join("\n");
}
