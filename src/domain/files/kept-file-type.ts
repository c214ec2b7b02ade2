import { LIMITS } from "../limits.ts";

/** Types of files that a traveller can keep with a place: pictures, and documents as tickets come. */
export const KEPT_FILE_TYPES = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
] as const;
export type KeptFileType = (typeof KEPT_FILE_TYPES)[number];

/** How files of each type begin (their specifications), as Latin-1. */
const BEGINNINGS: readonly (readonly [string, KeptFileType])[] = [
  ["%PDF-", "application/pdf"],
  ["\u00ff\u00d8\u00ff", "image/jpeg"],
  ["\u0089PNG\r\n\u001a\n", "image/png"],
  ["GIF87a", "image/gif"],
  ["GIF89a", "image/gif"],
];
/** Endings of file names; the first is given to a name that has none of them. */
const ENDINGS: Readonly<Record<KeptFileType, readonly [string, ...string[]]>> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/gif": [".gif"],
};
/** Bytes that tell the type. */
export const TELLING_BYTES = 12;

/**
 * Type of a file by its bytes, whatever its name: a page or an SVG of somebody else would run in ours when it is opened.
 *
 * @param start its first `TELLING_BYTES`.
 * @returns undefined for what isn't kept.
 */
export function keptFileType(start: Uint8Array): KeptFileType | undefined {
  const text = String.fromCharCode(...start.subarray(0, TELLING_BYTES));
  // A container of several kinds; its length is between the two words.
  if (text.startsWith("RIFF") && text.slice(8) === "WEBP") return "image/webp";
  return BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1];
}

/**
 * Name under which a file is kept: "ticket.html" that is a PDF is "ticket.html.pdf", so that no program of the reader's
 * opens it as a page.
 *
 * @param name at most `LIMITS.keptFile.name` characters; so is what is returned.
 */
export function keptFileName(name: string, type: KeptFileType): string {
  const endings = ENDINGS[type];
  if (endings.some((one) => name.toLowerCase().endsWith(one))) return name;
  const [ending] = endings;
  return `${name.slice(0, LIMITS.keptFile.name - ending.length).toWellFormed()}${ending}`;
}
