import { StorageDamaged } from "./storage-error.ts";

/**
 * A stored document's own bytes, which are sent as they are.
 *
 * @throws StorageDamaged when they are no JSON any more.
 */
export function checkStored<Bytes extends Uint8Array>(document: Bytes): Bytes {
  parseStored(Buffer.from(document.buffer, document.byteOffset, document.byteLength));
  return document;
}

/** The same of a row that must not hide or stop others: where it can't be read, `otherwise`. */
export function parseStoredOr<T, Otherwise = T>(
  text: unknown,
  otherwise: Otherwise,
): T | Otherwise {
  try {
    return parseStored<T>(text);
  } catch {
    return otherwise;
  }
}

/**
 * Parses JSON that one of our own stores wrote.
 *
 * @throws StorageDamaged when it is no JSON any more.
 */
export function parseStored<T>(text: unknown): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch (cause) {
    // The parser's message quotes the text, which is private.
    throw new StorageDamaged("a stored document can't be read", { cause: (cause as Error).name });
  }
}
