import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tileJsonSchema } from "../../../src/domain/places/tile-json.ts";
import { configAnswerSchema } from "../../../src/domain/wire-schemas.ts";
import {
  LISBON_CREDIT,
  LISBON_LAYERS,
  LISBON_TILE,
  lisbonTiles,
} from "../../support/map/lisbon-tiles.ts";
import { pmtilesFile } from "../../support/map/pmtiles-file.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "map-"));
const FILE = pmtilesFile(lisbonTiles(10, 14), {
  vector_layers: LISBON_LAYERS,
  attribution: LISBON_CREDIT,
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, FILE);
  return path;
}

async function withMap<T>(map: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await startTestServer({ env: { MAP_TILES: map } });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

async function described(url: string) {
  const answer = await fetch(`${url}/api/map`);
  expect(answer.status).toBe(200);
  return tileJsonSchema.parse(await answer.json());
}

const at = (template: string | undefined, { z, x, y }: { z: number; x: number; y: number }) =>
  `${template}`.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);

const [SOME] = lisbonTiles(14, 14);
if (SOME === undefined) throw new Error("no tiles");

describe("the operator's map file", () => {
  test("is described, and its tiles answered to anyone, for ever", async () => {
    await withMap(fileOf("lisbon.pmtiles"), async (url) => {
      const config = configAnswerSchema.parse(await (await fetch(`${url}/api/config`)).json());
      expect(config.streetMap).toEqual({ kind: "tile-json", url: "/api/map" });
      const { tiles, ...map } = await described(url);
      expect(map).toEqual({
        minzoom: 10,
        maxzoom: 14,
        bounds: [-180, -85, 180, 85],
        attribution: LISBON_CREDIT,
        vector_layers: LISBON_LAYERS,
      });
      const packed = await fetch(`${url}${at(tiles[0], SOME)}`);
      expect(Object.fromEntries(packed.headers)).toMatchObject({
        "content-type": "application/vnd.mapbox-vector-tile",
        "content-encoding": "gzip",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(new Uint8Array(await packed.arrayBuffer())).toEqual(LISBON_TILE);
      const plain = await fetch(`${url}${at(tiles[0], SOME)}`, {
        headers: { "accept-encoding": "identity" },
      });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(new Uint8Array(await plain.arrayBuffer())).toEqual(LISBON_TILE);
    });
  });

  test("has nothing elsewhere, and knows no place that is none and no other version", async () => {
    await withMap(fileOf("elsewhere.pmtiles"), async (url) => {
      const { tiles } = await described(url);
      const statusAt = async (path: string) => (await fetch(`${url}${path}`)).status;
      expect(await statusAt(at(tiles[0], { z: 14, x: 0, y: 0 }))).toBe(204);
      expect(await statusAt(at(tiles[0], { z: 15, x: 0, y: 0 }))).toBe(204);
      for (const place of ["14/16384/0", "25/0/0", "-1/0/0", "14/0.5/0", "14/1e3/x", "14/0/%00"]) {
        expect(await statusAt(`${`${tiles[0]}`.replace("{z}/{x}/{y}", place)}`)).toBe(404);
      }
      const other = `${tiles[0]}`.replace(/map\/\w+/, "map/000000000000");
      expect(await statusAt(at(other, SOME))).toBe(404);
    });
  });

  test("that is damaged is said to be busy, and serves again once it is whole", async () => {
    const path = fileOf("damaged.pmtiles");
    await withMap(path, async (url) => {
      truncateSync(path, 100);
      expect((await fetch(`${url}/api/map`)).status).toBe(503);
      writeFileSync(path, FILE);
      await described(url);
    });
  });

  test("may lie on another server, which is asked for parts of it", async () => {
    const ranges: (string | undefined)[] = [];
    const files = await listenOnFreePort((request, response) => {
      ranges.push(request.headers.range);
      const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
      const part = FILE.subarray(Number(from), Number(to) + 1);
      response.writeHead(206, { "content-length": part.length }).end(part);
    });
    try {
      await withMap(`${files.url}/lisbon.pmtiles`, async (url) => {
        const { tiles } = await described(url);
        const answer = await fetch(`${url}${at(tiles[0], SOME)}`);
        expect(new Uint8Array(await answer.arrayBuffer())).toEqual(LISBON_TILE);
      });
      expect(ranges.length).toBeGreaterThan(1);
      expect(ranges).not.toContain(undefined);
    } finally {
      await files.close();
    }
  });
});
