import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { CONFIG_VARIABLES } from "../../../src/server/config/settings-reader.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { visitEverything } from "../../support/browser/visit-everything.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { fetchAsPage } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { CANARY_KEYS, canariesIn } from "../../support/threats/canaries.ts";

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

const [model, places, issuer] = await Promise.all([
  startModelServer(),
  startPlacesServer(),
  startEvilIssuer(),
]);
afterAll(() => Promise.all([model.close(), places.close(), issuer.close()]));

/** Starts a server with these settings. @returns everything it answers. */
async function visitsWith(env: Record<string, string>) {
  const server = await startTestServer({
    env: {
      GOOGLE_CLIENT_ID: "client",
      OIDC_ISSUER: issuer.url,
      PLACES_BASE_URL: places.url,
      ...env,
    },
  });
  try {
    const { context } = server;
    const profile = { id: "1", email: "ada@example.com", verified_email: true, name: "Ada" };
    const sessionToken = await context.sessions.start(
      { issuer: issuer.url, subject: "1", profile, accessToken: "access" },
      "a test",
    );
    const user = await context.sessions.find(sessionToken);
    const tripIds: string[] = [];
    for (const [index, label] of ["Lisbon", "Rome fault:key-echo"].entries()) {
      const nowMs = 1_700_000_000_000 + index;
      const draft = tripDraft(label);
      tripIds.push(await saveTrip(context.store, { userId: user?.id ?? "", nowMs, draft }));
    }
    const fetch = fetchAsPage.bind(undefined, server.url, sessionToken);
    return await visitEverything(server, { sessionToken, fetch }, { tripIds });
  } finally {
    await server.close();
  }
}

/** Every secret given as a file rather than a value. */
function asFiles(folder: string, env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      if (!(name in CANARY_KEYS)) return [name, value];
      const file = join(folder, name);
      writeFileSync(file, `${value}\n`);
      return [`${name}_FILE`, file];
    }),
  );
}

describe("T13 Keys in what the browser gets", () => {
  test("every secret among the settings has a canary here", () => {
    const secret = CONFIG_VARIABLES.filter((name) => /SECRET|KEY|PASSWORD|TOKEN$/.test(name));
    expect(secret.toSorted()).toEqual(Object.keys(CANARY_KEYS).toSorted());
  });

  test.for(IS_NIGHTLY ? ["gemini", "openai"] : ["openai"])(
    "no answer holds a key, planning by %s",
    async (kind) => {
      const { GEMINI_API_KEY, OPENAI_API_KEY, ...base } = CANARY_KEYS;
      const env: Record<string, string> =
        kind === "gemini"
          ? { ...base, GEMINI_API_KEY, GEMINI_BASE_URL: `${model.url}/v1beta` }
          : { ...base, OPENAI_API_KEY, OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "m" };
      const folder = mkdtempSync(join(tmpdir(), "tripwright-keys-"));
      try {
        const asked = model.received.length;
        const visits = [...(await visitsWith(env)), ...(await visitsWith(asFiles(folder, env)))];
        // The keys were in use, the stand-ins repeated them, and plans were made.
        const keys = model.received.slice(asked).map(({ headers }) => JSON.stringify(headers));
        expect(keys.filter((text) => canariesIn(text, CANARY_KEYS).length > 0)).toHaveLength(
          keys.length,
        );
        expect(keys.length).toBeGreaterThanOrEqual(6);
        expect(visits.filter(({ text }) => text.includes('"type":"saved"'))).toHaveLength(2);
        expect(
          visits.filter(({ name }) => name.startsWith("GET /api/photos/")).length,
        ).toBeGreaterThan(3);
        const leaks = visits.flatMap(({ name, text }) =>
          canariesIn(text, CANARY_KEYS).map((canary) => `${canary} in ${name}`),
        );
        expect(leaks).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

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

  test("the search for keys finds each kind", () => {
    const planted = [
      `AIza${"x".repeat(35)}`,
      `GOCSPX-${"x".repeat(28)}`,
      `"sk-proj-${"x".repeat(40)}"`,
      `ya29.${"x".repeat(40)}`,
      `ghp_${"x".repeat(36)}`,
      `AKIA${"X".repeat(16)}`,
      ["-----BEGIN RSA", "PRIVATE KEY-----"].join(" "),
      "env.GEMINI_API_KEY",
      "env.GOOGLE_CLIENT_SECRET",
    ];
    const missed = planted.filter((text) => !KEY_PATTERNS.some((pattern) => pattern.test(text)));
    expect(missed).toEqual([]);
  });
});

/** A file as a browser reads it; an image as the bytes it has. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("utf8");
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("utf8");
  return bytes.toString("latin1");
}
