/** RFC 5545, 3.1: a line has at most 75 octets, its end not counted. */
const MAX_OCTETS = 75;
/** Characters that no property's text may have, and two that some readers take for the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * A text as a value of iCalendar's type TEXT (RFC 5545, 3.3.11): backslashes, semicolons and commas escaped, line
 * breaks as `\n`, other control characters left out.
 */
export function calendarText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** A parameter's value (RFC 5545, 3.2): quoted where it has a sign that would end it, as a zone called "+05:30" has. */
export function calendarParameter(value: string): string {
  const plain = value.replace(/["\p{Cc}]/gu, "");
  return /[:;,]/.test(plain) ? `"${plain}"` : plain;
}

/**
 * A content line with its end, folded where it has more than 75 octets in UTF-8, never within a character.
 *
 * @param line without line breaks.
 */
export function calendarLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_OCTETS) {
      // The space that marks a continued line is one of its octets.
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
