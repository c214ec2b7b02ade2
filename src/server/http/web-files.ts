import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { StartupError } from "../lib/startup-error.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export type WebFile = {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  /** As it is without compression. Hardly anyone asks for that, so it isn't kept beside what is compressed. */
  readonly body: () => Buffer;
  /** Compressed ahead at build time, best first. */
  readonly encoded: readonly { readonly encoding: string; readonly body: Buffer }[];
};

/** Every file the browser may ask for, by its path; what is not in the map does not exist. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** The build names an English page "/shell.html", a German one "/shell.de.html". */
export function pageIn(language: LanguageTag, name: string): string {
  return language === "en" ? name : name.replace(/\.html$/, `.${language}.html`);
}

/**
 * Reads the built web application into memory: an allow-list that no path can escape. The assets of
 * the previous build, in the folder with the suffix `-before`, are included, because tabs that were
 * open during the update still request them.
 *
 * @throws StartupError when it has not been built.
 */
export function readWebFiles(folder: string): WebFiles {
  if (!existsSync(join(folder, "index.html"))) {
    throw new StartupError(`The pages are not built (${folder} has no index.html). Run npm start.`);
  }
  const before = `${folder}-before`;
  const formerAssets = existsSync(join(before, "assets")) ? readFiles(before, "assets") : [];
  return new Map([...formerAssets, ...readFiles(folder, "")]);
}

function readFiles(folder: string, within: string): [path: string, file: WebFile][] {
  const entries = readdirSync(join(folder, within), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry): [string, WebFile][] => {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) return [];
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    return [[path, readWebFile(file, type, path.startsWith("/assets/"))]];
  });
}

function readWebFile(file: string, type: string, immutable: boolean): WebFile {
  const encoded = ENCODINGS.filter(([, suffix]) => existsSync(file + suffix)).map(
    ([encoding, suffix]) => ({ encoding, body: readFileSync(file + suffix) }),
  );
  const packed = encoded.find(({ encoding }) => encoding === "gzip")?.body;
  const kept = packed ?? readFileSync(file);
  return {
    type,
    etag: `"${createHash("sha256").update(kept).digest("base64url").slice(0, 22)}"`,
    immutable,
    body: packed === undefined ? () => kept : () => gunzipSync(packed),
    encoded,
  };
}
