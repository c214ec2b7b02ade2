import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const made = new Map<string, Buffer>();

/** A valid picture: a sky over a hill, in the given size. */
export function png(widthPx: number, heightPx: number): Buffer {
  const name = `${widthPx}x${heightPx}`;
  const present = made.get(name);
  if (present !== undefined) return present;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = 1 + widthPx * 3;
  const pixels = Buffer.alloc(row * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const isHill = y > heightPx * 0.62;
    const color = isHill ? [61, 110, 88] : [150 + Math.floor((80 * y) / heightPx), 190, 222];
    for (let x = 0; x < widthPx; x += 1) pixels.set(color, y * row + 1 + x * 3);
  }
  const picture = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  made.set(name, picture);
  return picture;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
