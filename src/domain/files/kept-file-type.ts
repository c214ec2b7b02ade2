/** What a traveller keeps with a place: a picture, or a document as tickets come. */
export type KeptFileType = "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/gif";

/** How files of each type begin (their specifications), as Latin-1; `.` stands for any byte. */
const BEGINNINGS: readonly (readonly [RegExp, KeptFileType])[] = [
  [/^%PDF-/, "application/pdf"],
  [/^\u00ff\u00d8\u00ff/, "image/jpeg"],
  [/^\u0089PNG\r\n\u001a\n/, "image/png"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^GIF8[79]a/, "image/gif"],
];
/** Bytes that tell the type. */
export const TELLING_BYTES = 12;

/**
 * What a file is by its bytes, whatever it is called: a page or an SVG of somebody else would run in ours when it is opened.
 *
 * @param start its first `TELLING_BYTES`.
 * @returns undefined for what isn't kept.
 */
export function keptFileType(start: Uint8Array): KeptFileType | undefined {
  const text = String.fromCharCode(...start.subarray(0, TELLING_BYTES));
  return BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];
}
