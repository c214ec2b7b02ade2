import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { serverStaysHome } from "../scripts/server-stays-home.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules/.bin");

/** Lints texts with our rules as if they stood at their paths. */
function lint(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-planted-"));
  try {
    copyFileSync(join(ROOT, "biome.json"), join(folder, "biome.json"));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    const { stdout, stderr } = spawnSync(
      join(BIN, "biome"),
      ["lint", "--vcs-enabled=false", "--colors=off", "src"],
      { cwd: folder, encoding: "utf8" },
    );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compiles a text inside the wall of one source root. */
function compile(
  root: string,
  fileName: string,
  code: string,
): { status: number | null; out: string } {
  const folder = mkdtempSync(join(ROOT, "node_modules/.planted-"));
  try {
    writeFileSync(join(folder, fileName), code);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: join(ROOT, `tsconfig.${root}.json`),
        compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false },
        include: [fileName],
        references: [],
      }),
    );
    const { status, stdout } = spawnSync(join(BIN, "tsc"), ["-p", folder], { encoding: "utf8" });
    return { status, out: stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["domain", "export const home = process.cwd();"],
  ["server", "export const title = document.title;"],
  ["web", "export const home = process.cwd();"],
])("the compiler keeps what isn't %s's out of it: %s", (root, code) => {
  const { status, out } = compile(root, "planted.ts", code);
  expect(status).not.toBe(0);
  expect(out).toMatch(/error TS(?:2304|2307|2580|2584|2591|2593)/);
});

test("the linter stops what is outside its wall, and nothing else", () => {
  const long = `export function long(): void {\n${"  void 0;\n".repeat(81)}}`;
  const found = lint({
    "src/domain/planted.ts": 'import "../server/app.ts";',
    "src/guide/planted.ts": 'import "../server/app.ts";',
    "src/server/planted.ts": 'import "../web/main.tsx";',
    "src/web/shell/planted.ts": 'import "../../server/app.ts";',
    "src/web/ui/planted.ts": 'import "../lib/profile.ts";',
    "src/server/settings.ts": "export const port = process.env.PORT;",
    "src/domain/long.ts": long,
    "src/domain/long.test.ts": long,
    "src/domain/sound.ts": "export const one = 1;",
  });
  for (const message of [
    "domain imports only domain",
    "the guide imports only domain",
    "server never imports web",
    "web never imports server",
    "ui knows no feature",
    "noProcessEnv",
    "src/domain/long.ts:1:8 lint/complexity/noExcessiveLinesPerFunction",
  ]) {
    expect(found).toContain(message);
  }
  expect(found).not.toMatch(/long\.test\.ts|sound\.ts/);
});

test("the build fails when server code would reach a browser chunk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-planted-"));
  try {
    mkdirSync(join(folder, "src/server"), { recursive: true });
    writeFileSync(join(folder, "src/server/secret.js"), "export const secret = 'server';\n");
    writeFileSync(
      join(folder, "main.js"),
      'import { secret } from "./src/server/secret.js"; console.log(secret);\n',
    );
    const building = build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      plugins: [serverStaysHome()],
      build: { rollupOptions: { input: join(folder, "main.js") }, write: false },
    });
    await expect(building).rejects.toThrow(/server code in .*secret\.js/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
