import { ownField } from "../own-field.ts";

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

/** By their names, as words of people stand between these signs, too: "<ring twice>", "5 < 7". */
const TAG =
  /<!--|-->|<\/?(?:a|abbr|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|figure|font|h\d|head|hr|html|i|iframe|img|li|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|tt|u|ul)(?:[\s/][^<>]*)?>/gi;

/** A name of a stranger's file: one line without control characters, of a bounded length. */
export function outlineName(text: string | undefined): string {
  return shortened((text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), MAX_NAME);
}

/** A description of a stranger's file as plain text: most programs write HTML, of which only the words are taken. */
export function outlineDetails(html: string | undefined): string {
  return plainDetails(
    (html ?? "")
      .slice(0, 4 * MAX_DETAILS)
      .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
      .replace(TAG, " ")
      .replace(/&(#39|[a-z]{2,4});/g, (whole, name: string) => ownField(NAMED, name) ?? whole),
  );
}

/** A description that is no HTML, such as our own of GPX. */
export function plainDetails(text: string | undefined): string {
  const plain = (text ?? "")
    .slice(0, 4 * MAX_DETAILS)
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return shortened(plain, MAX_DETAILS);
}

/** Not within a character. */
function shortened(text: string, length: number): string {
  return text
    .toWellFormed()
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "");
}
