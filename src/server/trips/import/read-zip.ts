import { inflateRawSync } from "node:zlib";
import { AppError } from "../../../domain/errors/app-error.ts";
import { zipEntries } from "../../../domain/files/zip-entries.ts";

/**
 * The first file of a ZIP archive whose name ends in ".kml", which is what a KMZ is. Nothing else of the archive is
 * unpacked, and no more of it than allowed.
 *
 * @param maxBytes of the unpacked file.
 * @throws AppError `import_unreadable`.
 */
export function readKmz(archive: Buffer, maxBytes: number): Buffer {
  const [entry] = zipEntries(archive, /\.kml$/i, 1);
  if (entry === undefined) throw unreadable("noKml");
  if (!entry.isDeflated) {
    if (entry.packed.length > maxBytes) throw unreadable("tooLarge");
    return Buffer.from(entry.packed);
  }
  try {
    // The size that the archive declares is not believed: unpacking ends at the limit.
    return inflateRawSync(entry.packed, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw unreadable(isTooLarge ? "tooLarge" : "notZip");
  }
}

function unreadable(problem: "notZip" | "noKml" | "tooLarge") {
  return new AppError("import_unreadable", { problem });
}
