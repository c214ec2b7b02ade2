/** How a spreadsheet knows a formula by its first character, wide forms included. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A table as CSV (RFC 4180), in UTF-8 with its mark, without which Excel takes it for another encoding. A text which
 * a spreadsheet would take for a formula gets an apostrophe before it; plain numbers stay numbers.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
