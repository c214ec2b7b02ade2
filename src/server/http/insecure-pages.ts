import { createHash } from "node:crypto";
import { isLoopback } from "../config/is-loopback.ts";
import type { WebFile, WebFiles } from "./web-files.ts";

const SCRIPT = '<script src="/random-uuid.js"></script>';

/**
 * The pages as they are served on plain http other than this machine's, as at home: browsers keep some of what the
 * pages use for secure connections, and a script that comes first puts it back. Anywhere else they stay as they are.
 */
export function forConnection(files: WebFiles, publicUrl: string): WebFiles {
  if (publicUrl.startsWith("https:") || isLoopback(publicUrl)) return files;
  return new Map(
    [...files].map(([path, file]) => [path, path.endsWith(".html") ? withScript(file) : file]),
  );
}

function withScript(file: WebFile): WebFile {
  const body = Buffer.from(file.body().toString().replace("<script", `${SCRIPT}<script`));
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { ...file, body: () => body, etag: `"${hash}"`, encoded: [] };
}
