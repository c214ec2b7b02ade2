import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applicationFiles } from "../../../scripts/application-files.ts";
import { SHELL_SCREEN } from "../../../src/domain/screens.ts";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { buildName } from "../../support/browser/next-build.ts";
import { startTestServer } from "../../support/server/test-server.ts";

/** Drawings of places and cities are a quarter of it, the planning engine a tenth: trips are whole with no network, too. What is sent is counted as a browser gets it, with Brotli. */
const MAX_BYTES = 4_430_000;
const MAX_BYTES_SENT = 1_515_000;

const built = readdirSync(WEB_FOLDER, { recursive: true, encoding: "utf8" });
const worker = readFileSync(join(WEB_FOLDER, "sw.js"), "utf8");
const [, name, list = "[]"] = /^const BUILD = "(\w+)", FILES = (\[.*\]);$/m.exec(worker) ?? [];
const files: string[] = JSON.parse(list);

const server = await startTestServer();
afterAll(() => server.close());

test("what is kept is what the pages are made of, and nothing that only the server or the system needs", () => {
  expect(
    applicationFiles([
      "index.html",
      "shell.html",
      "trip-shell.html",
      "contact-us.html",
      "form-shell.html",
      "not-found.html",
      "method-not-allowed.html",
      "manifest.json",
      "manifest.webmanifest",
      "sw.js",
      "sign-in-end.js",
      "copy-codes.js",
      "passkeys.js",
      "plain.css",
      "icon-192.png",
      "icon-maskable-512.png",
      "apple-touch-icon.png",
      "favicon.svg",
      "fallback-image.jpg",
      "built",
      "art/park.svg",
      "assets/index-abcdefgh.js",
      "assets/index-abcdefgh.js.br",
      "assets/index-abcdefgh.css.gz",
      "assets/index-abcdefgh.css",
      "assets/serif-abcdefgh.woff2",
    ]),
  ).toEqual([
    "/art/park.svg",
    "/assets/index-abcdefgh.css",
    "/assets/index-abcdefgh.js",
    "/assets/serif-abcdefgh.woff2",
    "/fallback-image.jpg",
    "/favicon.svg",
    "/manifest.webmanifest",
  ]);
});

test("the worker of this build names each of its files, and its pages name the build", () => {
  expect(files).toEqual(applicationFiles(built));
  expect(files.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(10);
  for (const page of built.filter((path) => path.endsWith(".html"))) {
    expect(readFileSync(join(WEB_FOLDER, page), "utf8")).toContain(`data-build="${name}"`);
  }
  expect(buildName(WEB_FOLDER)).toBe(name);
});

test("all of it is there for anyone, and is not too much", async () => {
  let bytes = 0;
  let sent = 0;
  // Of the other languages the worker keeps the chosen one.
  const kept = files.filter((path) => !path.startsWith("/assets/words."));
  for (const path of ["/", SHELL_SCREEN, ...kept]) {
    const answer = await fetch(server.url + path, { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("set-cookie")).toBe(null);
    const body = Buffer.from(await answer.arrayBuffer());
    bytes += body.length;
    sent += Number(answer.headers.get("content-length"));
  }
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(sent).toBeLessThan(MAX_BYTES_SENT);
  expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
});
