import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { serverStaysHome } from "../scripts/server-stays-home.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules/.bin");

/** Lints a text with our rules as if it stood at that path. */
function lint(path: string, code: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-planted-"));
  try {
    copyFileSync(join(ROOT, "biome.json"), join(folder, "biome.json"));
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
    const { stdout, stderr } = spawnSync(
      join(BIN, "biome"),
      ["lint", "--vcs-enabled=false", "--colors=off", path],
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
  ["domain", "planted.ts", "export const home = process.cwd();"],
  ["server", "planted.ts", "export const title = document.title;"],
  ["web", "planted.ts", "export const home = process.cwd();"],
])("the compiler keeps what isn't %s's out of it: %s %s", (root, fileName, code) => {
  const { status, out } = compile(root, fileName, code);
  expect(status).not.toBe(0);
  expect(out).toMatch(/error TS(?:2304|2307|2580|2584|2591|2593)/);
});

test("the compiler lets through what belongs", () => {
  expect(compile("domain", "planted.ts", "export const one = 1;\n").status).toBe(0);
});

test.each([
  ["src/domain/planted.ts", 'import "../server/app.ts";', "domain imports only domain"],
  ["src/guide/planted.ts", 'import "../server/app.ts";', "the guide imports only domain"],
  ["src/server/planted.ts", 'import "../web/main.tsx";', "server never imports web"],
  ["src/web/shell/planted.ts", 'import "../../server/app.ts";', "web never imports server"],
  ["src/web/ui/planted.ts", 'import "../lib/profile.ts";', "ui knows no feature"],
  ["src/server/planted.ts", "export const port = process.env.PORT;", "noProcessEnv"],
])("the linter stops %s: %s", (path, code, message) => {
  expect(lint(path, `${code}\n`)).toContain(message);
});

test("the linter stops a function of more than 80 lines, but not a test's", () => {
  const code = `export function long(): void {\n${"  void 0;\n".repeat(81)}}\n`;
  expect(lint("src/domain/planted.ts", code)).toContain("noExcessiveLinesPerFunction");
  expect(lint("src/domain/planted.test.ts", code)).not.toContain("noExcessiveLinesPerFunction");
});

test("the linter lets through what belongs", () => {
  expect(lint("src/domain/planted.ts", "export const one = 1;\n")).not.toMatch(/lint\//);
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
