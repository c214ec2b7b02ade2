import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const script = `/assets/${readdirSync(join(WEB_FOLDER, "assets")).find((name) => name.endsWith(".js"))}`;
const original = (path: string) => readFileSync(join(WEB_FOLDER, path));

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return rawRequest(server.url, path, { method, headers });
}

describe("a file of the application", () => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0", undefined],
    ["BR", "br"],
    ["identity", undefined],
    ["vibrant", undefined],
    ["", undefined],
  ])("to a browser that takes %j goes as %s", async (accepted, encoding) => {
    const answer = await get(script, { "accept-encoding": accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers.vary).toContain("accept-encoding");
    const body =
      encoding === "br"
        ? brotliDecompressSync(answer.body)
        : encoding === "gzip"
          ? gunzipSync(answer.body)
          : answer.body;
    expect(body.equals(original(script))).toBe(true);
  });

  test("to a browser that says nothing about it goes as it is", async () => {
    const answer = await get(script);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.equals(original(script))).toBe(true);
  });

  test.each([
    ["/", "text/html; charset=utf-8"],
    [script, "text/javascript; charset=utf-8"],
    ["/plain.css", "text/css; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/icon-192.png", "image/png"],
    ["/fallback-image.jpg", "image/jpeg"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/sw.js", "text/javascript; charset=utf-8"],
  ])("%s is called %s", async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
  });

  test.each([script, "/", "/my-trips", "/icon-192.png"])(
    "%s, unchanged, is not sent again",
    async (path) => {
      const etag = (await get(path)).headers.etag ?? "";
      expect(etag).toMatch(/^"[\w.-]{8,}"$/);
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await get(path, { "if-none-match": header });
        expect(again.status, header).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers.etag).toBe(etag);
      }
      expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );

  test("has a tag of its own in each encoding, which stands for no other", async () => {
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(async (encoding) => {
        const accepted = { "accept-encoding": encoding };
        const etag = (await get(script, accepted)).headers.etag ?? "";
        const again = await get(script, { ...accepted, "if-none-match": etag });
        expect(again.status, encoding).toBe(304);
        expect(again.headers.etag).toBe(etag);
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    const [plain = ""] = tags;
    const other = { "accept-encoding": "br", "if-none-match": plain };
    expect((await get(script, other)).status).toBe(200);
  });

  test("an unknown page stays unknown, whatever the browser has kept", async () => {
    const etag = (await get("/nothing")).headers.etag ?? "";
    expect((await get("/nothing", { "if-none-match": etag })).status).toBe(404);
  });

  test("can be asked for its headers only", async () => {
    const [head, whole] = [await get(script, {}, "HEAD"), await get(script)];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  test("every file the pages name is there", async () => {
    for (const page of ["/", "/create-trip", "/nothing"]) {
      const html = (await get(page)).body.toString();
      const named = [...html.matchAll(/(?:src|href)="(\/[^"#?]*\.\w+)"/g)].map(
        ([, path = ""]) => path,
      );
      expect(named.length).toBeGreaterThan(2);
      for (const path of named) expect((await get(path)).status, path).toBe(200);
    }
  });
});

describe("T27 what is no file of the application", () => {
  test.each([
    "/assets/index-00000000.js",
    "/assets/nothing",
    "/fallback-image.png",
    "/index.js",
    "/trips/1.css",
    "/api/config.js",
    `${script}.gz`,
  ])("%s is 404 and never HTML of the application", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).not.toContain("immutable");
  });
});
