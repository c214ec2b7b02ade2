import { DocumentTooLarge } from "../storage-error.ts";

/** A document's fields, in JavaScript's own values. */
export type Fields = Readonly<Record<string, unknown>>;

/** Cloud Firestore's bound for a document, its name included. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const DOCUMENT_OVERHEAD_BYTES = 48;
/**
 * Texts are UTF-8, which has no half of a surrogate pair, and people's words may. A half is kept as a
 * character that Unicode gives to nobody and its four digits, and so is that character itself.
 */
const MARK = "\ufdd0";
const UNSAFE = /[\ufdd0]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const SAFE = /\ufdd0([\da-f]{4})/g;

/** A text as it can be stored. */
function toFirestoreText(text: string): string {
  return text.replace(UNSAFE, (half) => MARK + half.charCodeAt(0).toString(16).padStart(4, "0"));
}

/** Texts in lists and objects, at any depth, as they can be stored; everything else stays as it is. */
export function toFirestoreValue(value: unknown): unknown {
  return mapTexts(value, toFirestoreText);
}

/** The inverse of `toFirestoreValue`. */
export function fromFirestoreValue(value: unknown): unknown {
  return mapTexts(value, (text) =>
    text.includes(MARK)
      ? text.replace(SAFE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
      : text,
  );
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

/** Neither a list nor one of the library's own classes (moments, places on Earth, increments). */
export function isPlain(value: unknown): value is Fields {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** The size of a document as Cloud Firestore counts it: names and texts as UTF-8, and eight bytes a number. */
export function documentBytes(path: string, fields: Fields): number {
  const nameBytes = Buffer.byteLength(path) + path.split("/").length;
  return DOCUMENT_OVERHEAD_BYTES + nameBytes + sizeOf(fields);
}

/**
 * Refuses what Cloud Firestore would.
 *
 * @throws DocumentTooLarge
 */
export function assertFits(path: string, fields: Fields): void {
  const bytes = documentBytes(path, fields);
  if (bytes > MAX_DOCUMENT_BYTES) throw new DocumentTooLarge(`a document of ${bytes} bytes`);
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(toFirestoreText(value)) + 1;
  if (typeof value === "number") return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0);
  if (value === undefined) return 0;
  if (!isPlain(value)) return 16;
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + Buffer.byteLength(key) + 1 + sizeOf(item),
    32,
  );
}
