import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { FetchSource, type Header, PMTiles, type Source, TileType } from "pmtiles";
import * as z from "zod/mini";
import { type TileJson, tileJsonSchema } from "../../domain/places/tile-json.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { waitUntil } from "../lib/wait-until.ts";

/** A tile's place, as map servers count: from the west and the north, 2^z on a side. */
export type TilePlace = { readonly z: number; readonly x: number; readonly y: number };

/** A file of map tiles. Its methods reject where it can't be read, and with the signal's reason. */
export type TileArchive = {
  /** Names this content of the file. */
  version(signal: AbortSignal): Promise<string>;
  describe(signal: AbortSignal): Promise<TileJson>;
  /** @returns undefined where the file has nothing there. */
  tile(
    place: TilePlace,
    signal: AbortSignal,
  ): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>;
};

const TYPES: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: "application/vnd.mapbox-vector-tile",
  [TileType.Png]: "image/png",
  [TileType.Jpeg]: "image/jpeg",
  [TileType.Webp]: "image/webp",
};
/** A tile has some 100 kB, a leaf of the directory less. */
const MOST_BYTES = 16 * 1024 * 1024;

const metadataSchema = z.pick(tileJsonSchema, { attribution: true, vector_layers: true });

/** @param address a path, or an https address of a server that answers parts of files. */
export function openTileArchive(address: string, userAgent: string): TileArchive {
  const isFile = !/^https?:/i.test(address);
  const source = isFile
    ? new FileSource(address)
    : new FetchSource(address, new Headers({ "user-agent": userAgent }));
  let archive = new PMTiles(source);

  async function read<T>(signal: AbortSignal, ask: (from: PMTiles) => Promise<T>): Promise<T> {
    try {
      return await waitUntil(ask(archive), signal);
    } catch (error) {
      // The library remembers a failure like an answer.
      archive = new PMTiles(source);
      throw error;
    }
  }

  return {
    async version(signal) {
      return versionOf(await read(signal, (from) => from.getHeader()));
    },
    describe: (signal) =>
      read(signal, async (from) => {
        const header = await from.getHeader();
        const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
        const path = API_PATHS.mapTile.replace(":version", versionOf(header));
        return {
          tiles: [path.replace(":z/:x/:y", "{z}/{x}/{y}")],
          minzoom: minZoom,
          maxzoom: maxZoom,
          bounds: [minLon, minLat, maxLon, maxLat],
          ...metadataSchema.parse(await from.getMetadata()),
        };
      }),
    tile: ({ z, x, y }, signal) =>
      read(signal, async (from) => {
        const { tileType } = await from.getHeader();
        const found = await from.getZxy(z, x, y, signal);
        const type = TYPES[tileType];
        if (found === undefined || type === undefined) return undefined;
        return { type, bytes: Buffer.from(found.data) };
      }),
  };
}

function versionOf(header: Header): string {
  return createHash("sha256").update(JSON.stringify(header)).digest("hex").slice(0, 12);
}

/** Parts of a file on this machine. It stays open, so one that takes its place counts after a restart. */
class FileSource implements Source {
  readonly #path: string;
  #opened: Promise<FileHandle> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<{ data: ArrayBuffer }> {
    if (length > MOST_BYTES) throw new Error(`a part of ${length} bytes in ${this.#path}`);
    this.#opened ??= open(this.#path).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    const data = new ArrayBuffer(length);
    const { bytesRead } = await (await this.#opened).read(new Uint8Array(data), 0, length, offset);
    return { data: bytesRead === length ? data : data.slice(0, bytesRead) };
  }
}
