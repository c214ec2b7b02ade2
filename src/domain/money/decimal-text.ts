const ZEROS = ["٠", "۰", "०"];
/** Groups of three, or as India groups them. */
const GROUPED = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * A decimal number as someone types it, whichever marks part its thousands and its decimals.
 *
 * @param decimals that it has at most.
 * @returns "-1234.5"; undefined where it is none, or may mean two numbers: "1,200" where three decimals are allowed.
 */
export function decimalText(text: string, decimals: number): string | undefined {
  const [, minus = "", plain = ""] = /^([-−–]?) ?(.*)$/s.exec(inPlainDigits(text)) ?? [];
  const sign = minus === "" ? "" : "-";
  const markAt = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const grouped = wholeOf(plain);
  const parted = markAt < 0 ? undefined : partedAt(plain, markAt, decimals);
  if (grouped !== undefined && parted !== undefined && plain[markAt] === ",") return undefined;
  const number = parted ?? grouped;
  return number === undefined ? undefined : sign + number;
}

/** With ASCII's digits and one kind of space and of apostrophe; "12,-" is 12. */
export function inPlainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .replace(/\s/g, " ")
    .replace(/[’ʼ`´٬]/g, "'")
    .replace(/٫/g, ".")
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => {
      const zero = ZEROS.findLast((one) => one <= digit) ?? digit;
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    })
    .replace(/[.,] ?[-–—]+$/, "");
}

function wholeOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/\D/g, "") : undefined;
}

/** The digits before the decimal mark, and the decimals; the mark groups no thousands then. */
function partedAt(text: string, at: number, decimals: number): string | undefined {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const isFine = /^\d*$/.test(after) && after.length <= decimals;
  const isTwice = before.includes(text[at] ?? "");
  const whole = before === "" && after !== "" ? "0" : wholeOf(before);
  if (!isFine || isTwice || whole === undefined) return undefined;
  return after === "" ? whole : `${whole}.${after}`;
}
