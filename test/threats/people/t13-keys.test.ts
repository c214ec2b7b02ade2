import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { CONFIG_VARIABLES } from "../../../src/server/config/settings-reader.ts";
import { CANARY_KEYS } from "../../support/threats/canaries.ts";

/** Examples of keys of the services we speak to, and of some that we don't. */
const KEY_PATTERNS = [
  /AIza[\w-]{20,}/,
  /GOCSPX-[\w-]{10,}/,
  /\bsk-(?:proj-|ant-)?[\w-]{20,}/,
  /\bya29\.[\w-]{20,}/,
  /\bgh[pousr]_\w{30,}/,
  /\bAKIA[A-Z\d]{16}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(?:GEMINI|OPENAI|GOOGLE_MAPS)_API_KEY\b/,
  /\bGOOGLE_CLIENT_(?:ID|SECRET)\b/,
];

describe("T13 Keys in what the browser gets", () => {
  test("every secret among the settings has a canary here", () => {
    const secret = CONFIG_VARIABLES.filter((name) => /SECRET|KEY|PASSWORD|TOKEN$/.test(name));
    expect(secret.toSorted()).toEqual(Object.keys(CANARY_KEYS).toSorted());
  });

  test("no file that the build makes holds a key or the name of one", () => {
    const files = readdirSync(WEB_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.filter((file) => /\.(?:js|css|html)$/.test(file)).length).toBeGreaterThan(10);
    const leaks = files.flatMap((file) => {
      const text = readText(file);
      return KEY_PATTERNS.filter((pattern) => pattern.test(text)).map(
        (pattern) => `${pattern} in ${file}`,
      );
    });
    expect(leaks).toEqual([]);
  });
});

/** A file as a browser reads it; an image as the bytes it has. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("utf8");
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("utf8");
  return bytes.toString("latin1");
}
