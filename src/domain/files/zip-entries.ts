import { AppError } from "../errors/app-error.ts";

const END_RECORD = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const [END_BYTES, CENTRAL_BYTES, LOCAL_BYTES] = [22, 46, 30];
/** A comment behind the end record has at most this. */
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 500;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

/** A file of an archive, as it lies there. */
export type ZipEntry = {
  /** One letter for each byte: good for its ending. */
  readonly name: string;
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
};

/**
 * The first files of a ZIP archive whose names match. Nothing is unpacked: who does it bounds the outcome, as the
 * sizes that an archive declares are not to be believed.
 *
 * @throws AppError `import_unreadable`.
 */
export function zipEntries(archive: Uint8Array, wanted: RegExp, most: number): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  const found: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count && found.length < most; entry += 1) {
    if (at + CENTRAL_BYTES > archive.length || view.getUint32(at, true) !== CENTRAL_HEADER) {
      throw notZip();
    }
    const nameEnd = at + CENTRAL_BYTES + view.getUint16(at + 28, true);
    const name = String.fromCharCode(
      ...archive.subarray(at + CENTRAL_BYTES, nameEnd).slice(0, 1000),
    );
    if (wanted.test(name)) found.push({ name, ...packedAt(view, at) });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** Where the archive's end record begins. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  const least = Math.max(0, last - MAX_COMMENT);
  for (let at = last; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw notZip();
}

/** @param central where the file's entry in the directory begins. */
function packedAt(view: DataView, central: number): Omit<ZipEntry, "name"> {
  const isEncrypted = (view.getUint16(central + 8, true) & ENCRYPTED) !== 0;
  const method = view.getUint16(central + 10, true);
  const packedBytes = view.getUint32(central + 20, true);
  const local = view.getUint32(central + 42, true);
  if (local + LOCAL_BYTES > view.byteLength || view.getUint32(local, true) !== LOCAL_HEADER) {
    throw notZip();
  }
  const start =
    local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const isWhole = start + packedBytes <= view.byteLength;
  if (isEncrypted || !isWhole || (method !== STORED && method !== DEFLATED)) throw notZip();
  const packed = new Uint8Array(view.buffer, view.byteOffset + start, packedBytes);
  return { packed, isDeflated: method === DEFLATED };
}

function notZip() {
  return new AppError("import_unreadable", { problem: "notZip" });
}
