import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A word that only a made-up next build says, in the footer. */
export const NEXT_WORDS = "Terms of the next build";
const HASH_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const TEXT = /\.(?:html|js|css|webmanifest)$/;

export type NextBuild = {
  readonly folder: string;
  remove(): void;
};

/**
 * Makes a next build out of one: every asset has another name, the build too, and the footer says
 * something else, as if a source file had changed.
 *
 * @param keepsAssets has the former assets beside it, as a build leaves them.
 */
export function makeNextBuild(
  current: string,
  { keepsAssets = true, words = NEXT_WORDS }: { keepsAssets?: boolean; words?: string } = {},
): NextBuild {
  const root = mkdtempSync(join(tmpdir(), "tripwright-build-"));
  const folder = join(root, "web");
  cpSync(current, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  if (keepsAssets)
    cpSync(join(current, "assets"), join(`${folder}-before`, "assets"), { recursive: true });
  const names = readdirSync(join(folder, "assets"));
  const renamed = new Map(names.map((name) => [name, nextName(name)]));
  const build = buildName(current);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(path)) continue;
    let text = readFileSync(join(folder, path), "utf8").replaceAll(build, oneOn(build));
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(
      join(folder, path),
      text.replaceAll(/Terms (?:and Conditions|of [\w ]+)/g, words),
    );
  }
  for (const [from, to] of renamed) {
    cpSync(join(folder, "assets", from), join(folder, "assets", to));
    rmSync(join(folder, "assets", from));
  }
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The build's name, as its pages have it. */
export function buildName(folder: string): string {
  const [, name] =
    /data-build="(\w+)"/.exec(readFileSync(join(folder, "shell.html"), "utf8")) ?? [];
  if (name === undefined) throw new Error(`${folder} has no name`);
  return name;
}

/** Its hash one letter on. */
function nextName(name: string): string {
  const [, stem = "", hash = "", extension = ""] = /^(.+)-([\w-]{7})(\.\w+)$/.exec(name) ?? [];
  return `${stem}-${oneOn(hash)}${extension}`;
}

/** As long, and another text for each: one that is read backwards may be the same. */
function oneOn(text: string): string {
  return text.replace(/./g, (letter) => HASH_LETTERS[HASH_LETTERS.indexOf(letter) + 1] ?? "A");
}
