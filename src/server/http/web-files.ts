import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { AppError } from "../../domain/errors/app-error.ts";
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
  /** As it is without compression. */
  readonly body: () => Buffer;
  /** Compressed ahead at build time, best first. */
  readonly encoded: readonly { readonly encoding: string; readonly body: () => Buffer }[];
};

/** Every file the browser may ask for, by its path; what is not in the map does not exist. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** The build names an English page "/shell.html", a German one "/shell.de.html". */
export function pageIn(language: LanguageTag, name: string): string {
  return language === "en" ? name : name.replace(/\.html$/, `.${language}.html`);
}

/**
 * Lists the built web application: an allow-list that no path can escape. Pages and drawings are read into memory.
 * Assets, of which a browser asks for each once, and most for none, are read when they are asked for. The assets of
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
  const formerAssets = existsSync(join(before, "assets")) ? listFiles(before, "assets") : [];
  return new Map([...formerAssets, ...listFiles(folder, "")]);
}

function listFiles(folder: string, within: string): [path: string, file: WebFile][] {
  const entries = readdirSync(join(folder, within), { recursive: true, withFileTypes: true });
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  return entries.flatMap((entry): [string, WebFile][] => {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) return [];
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    const encodings = ENCODINGS.filter(([, suffix]) => names.has(file + suffix));
    const isAsset = path.startsWith("/assets/");
    const encoded = encodings.map(([encoding, suffix]) => {
      if (isAsset) return { encoding, body: () => readAsset(folder, path + suffix) };
      return { encoding, body: kept(readFileSync(file + suffix)) };
    });
    if (isAsset) {
      const etag = `"${entry.name}"`;
      const body = () => readAsset(folder, path);
      return [[path, { type, etag, immutable: true, body, encoded }]];
    }
    // Hardly anyone asks for it without compression, so it isn't kept, nor read, beside what is compressed.
    const packed = encoded.find(({ encoding }) => encoding === "gzip")?.body();
    const content = packed ?? readFileSync(file);
    const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    const body = packed === undefined ? kept(content) : () => gunzipSync(packed);
    return [[path, { type, etag, immutable: false, body, encoded }]];
  });
}

/** A closure of its own: in the one above it would hold what is left out there. */
function kept(content: Buffer): () => Buffer {
  return () => content;
}

/** An asset of the build that this server began with, of which a later build has made the previous one. */
function readAsset(folder: string, path: string): Buffer {
  for (const from of [folder, `${folder}-before.saved`, `${folder}-before`]) {
    try {
      return readFileSync(join(from, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  throw new AppError("not_found");
}
