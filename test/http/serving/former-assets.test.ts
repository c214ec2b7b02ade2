import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepLastAssets } from "../../../scripts/keep-last-assets.ts";
import { readWebFiles } from "../../../src/server/http/web-files.ts";

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tripwright-build-"));
  out = join(root, "web");
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds as Vite does: our plugin first hears of it, then the folder is emptied and filled. */
function build(assets: readonly string[], options: { breaksOff?: boolean } = {}): void {
  const plugin = keepLastAssets(out, "built");
  const run = (hook: unknown) => (hook as () => void)();
  run(plugin.buildStart);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "assets"), { recursive: true });
  if (options.breaksOff === true) return;
  for (const name of assets) {
    writeFileSync(join(out, "assets", name), `${name} of ${assets}`);
    writeFileSync(join(out, "assets", `${name}.br`), "");
  }
  writeFileSync(join(out, "index.html"), "");
  writeFileSync(join(out, "favicon.svg"), String(assets));
  run(plugin.closeBundle);
  writeFileSync(join(out, "built"), "");
}

const served = () => [...readWebFiles(out).keys()].filter((path) => path !== "/index.html").sort();

test("a build's assets are served for one build more, and nothing else of it", () => {
  build(["one.js"]);
  expect(served()).toEqual(["/assets/one.js", "/favicon.svg"]);
  build(["two.js"]);
  expect(served()).toEqual(["/assets/one.js", "/assets/two.js", "/favicon.svg"]);
  expect(readWebFiles(out).get("/assets/one.js")?.immutable).toBe(true);
  expect(readWebFiles(out).get("/assets/one.js")?.encoded.length).toBe(1);
  expect(String(readWebFiles(out).get("/favicon.svg")?.body())).toBe("two.js");
  build(["three.js"]);
  expect(served()).toEqual(["/assets/three.js", "/assets/two.js", "/favicon.svg"]);
});

test("building the same again does not push the build before out", () => {
  build(["one.js"]);
  build(["two.js"]);
  build(["two.js"]);
  build(["two.js"]);
  expect(served()).toEqual(["/assets/one.js", "/assets/two.js", "/favicon.svg"]);
});

test("a build that breaks off loses nothing of the last whole one", () => {
  build(["one.js"]);
  build([], { breaksOff: true });
  build(["two.js"]);
  expect(served()).toEqual(["/assets/one.js", "/assets/two.js", "/favicon.svg"]);
  expect(readdirSync(root).sort()).toEqual(["web", "web-before"]);
});

test("a server that runs on answers with its own assets while the next build is made, and after it", () => {
  build(["one.js"]);
  const running = readWebFiles(out).get("/assets/one.js");
  build([], { breaksOff: true });
  expect(String(running?.body())).toBe("one.js of one.js");
  build(["two.js"]);
  expect(String(running?.body())).toBe("one.js of one.js");
});

test("where both builds have a name, it is this build's", () => {
  build(["same.js", "one.js"]);
  build(["same.js", "two.js"]);
  expect(String(readWebFiles(out).get("/assets/same.js")?.body())).toBe(
    "same.js of same.js,two.js",
  );
});
