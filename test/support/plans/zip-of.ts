import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP archive. @param isPacked whether its files are compressed. */
export function zipOf(
  files: readonly { readonly name: string; readonly content: Buffer }[],
  isPacked: boolean,
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const packed = isPacked ? deflateRawSync(content) : content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isPacked ? 8 : 0, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    // The size that an archive gives for a file is only a claim.
    common.writeUInt32LE(1, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = [Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, rest);
    directory.push(Buffer.from(name));
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}
