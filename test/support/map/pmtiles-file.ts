import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import { varint } from "./vector-tile.ts";

const HEADER_BYTES = 127;
const [UNCOMPRESSED, GZIP, VECTOR] = [1, 2, 1];

type Tile = {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
};

/** A PMTiles file (specification 3) of some vector tiles: a root directory, metadata, tiles compressed with gzip. */
export function pmtilesFile(tiles: readonly Tile[], metadata: object): Buffer {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ z, id: zxyToTileId(z, x, y), bytes: gzipSync(bytes) }))
    .toSorted((a, b) => a.id - b.id);
  const directory = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, index) => varint(id - (sorted[index - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ bytes }) => varint(bytes.length)),
    // Each begins where the one before it ends.
    ...sorted.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ]);
  const about = Buffer.from(JSON.stringify(metadata));
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const offsets = [
    [HEADER_BYTES, directory.length],
    [HEADER_BYTES + directory.length, about.length],
    [0, 0],
    [HEADER_BYTES + directory.length + about.length, data.length],
  ].flat();
  const counts = [sorted.length, sorted.length, sorted.length];
  for (const [index, value] of [...offsets, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  }
  const zooms = sorted.map(({ z }) => z);
  const bytes = [1, UNCOMPRESSED, GZIP, VECTOR, Math.min(...zooms), Math.max(...zooms)];
  for (const [index, value] of bytes.entries()) header.writeUInt8(value, 96 + index);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 10_000_000, 102 + index * 4);
  }
  return Buffer.concat([header, directory, about, data]);
}
