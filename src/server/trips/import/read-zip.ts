import { inflateRawSync } from "node:zlib";
import { AppError } from "../../../domain/errors/app-error.ts";

const END_RECORD = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
/** A comment behind the end record has at most this. */
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 500;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

/**
 * The first file of a ZIP archive whose name ends in ".kml", which is what a KMZ is. Nothing else of the archive is
 * unpacked, and no more of it than allowed.
 *
 * @param maxBytes of the unpacked file.
 * @throws AppError `import_unreadable`.
 */
export function readKmz(archive: Buffer, maxBytes: number): Buffer {
  const end = findEnd(archive);
  const count = Math.min(archive.readUInt16LE(end + 10), MAX_ENTRIES);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== CENTRAL_HEADER) {
      throw unreadable("notZip");
    }
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameBytes);
    if (/\.kml$/i.test(name)) return unpack(archive, at, maxBytes);
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw unreadable("noKml");
}

/** Where the archive's end record begins. */
function findEnd(archive: Buffer): number {
  const least = Math.max(0, archive.length - END_BYTES - MAX_COMMENT);
  for (let at = archive.length - END_BYTES; at >= least; at -= 1) {
    if (archive.readUInt32LE(at) === END_RECORD) return at;
  }
  throw unreadable("notZip");
}

/** @param central where the file's entry in the directory begins. */
function unpack(archive: Buffer, central: number, maxBytes: number): Buffer {
  const isEncrypted = (archive.readUInt16LE(central + 8) & ENCRYPTED) !== 0;
  const method = archive.readUInt16LE(central + 10);
  const packedBytes = archive.readUInt32LE(central + 20);
  const local = archive.readUInt32LE(central + 42);
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_HEADER) {
    throw unreadable("notZip");
  }
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + packedBytes);
  if (isEncrypted || packed.length !== packedBytes) throw unreadable("notZip");
  if (method === STORED) {
    if (packed.length > maxBytes) throw unreadable("tooLarge");
    return packed;
  }
  if (method !== DEFLATED) throw unreadable("notZip");
  try {
    // The size that the archive declares is not believed: unpacking ends at the limit.
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw unreadable(isTooLarge ? "tooLarge" : "notZip");
  }
}

function unreadable(problem: "notZip" | "noKml" | "tooLarge") {
  return new AppError("import_unreadable", { problem });
}
