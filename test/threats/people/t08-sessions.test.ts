import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { hashToken, newToken, openWithToken } from "../../../src/server/lib/tokens.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ADA, EVE, signIn, signInAt } from "../../support/sign-in/sign-in.ts";
import {
  fetchAsPage,
  SESSION_COOKIE,
  type SignedInClient,
  walkToForm,
} from "../../support/sign-in/walk.ts";

const { keep } = closeAfterEach();

const DAY_MS = 24 * 3_600_000;
const PENDING_COOKIE = "tripwright-sign-in";

const dataDir = mkdtempSync(join(tmpdir(), "tripwright-test-"));
const server = await startTestServer({ dataDir, env: UNLIMITED });
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function isSignedIn(token: string): Promise<boolean> {
  return (await fetchAsPage(server.url, token, API_PATHS.session)).status === 200;
}

/** Every form in which a token could lie in a file. */
function formsOf(token: string): Buffer[] {
  const raw = Buffer.from(token, "base64url");
  return [
    Buffer.from(token),
    raw,
    Buffer.from(raw.toString("hex")),
    Buffer.from(raw.toString("base64")),
    Buffer.from(token, "utf16le"),
  ];
}

/** Every text and blob of every table. */
function valuesIn(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .flatMap((row) => Object.values(row))
        .map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString() : String(value),
        ),
    );
  } finally {
    database.close();
  }
}

describe("T8 Planted and stolen sessions", () => {
  test("sets a session cookie no script can read and no other site sends along", async () => {
    const browser = createCookieClient(server.url);
    const answer = await signInAt(browser, "/api/sign-in");
    const [session, ...more] = answer.headers
      .getSetCookie()
      .filter((header) => header.startsWith(SESSION_COOKIE));
    expect(more).toEqual([]);
    const [pair, ...attributes] = (session ?? "").split("; ");
    expect(pair).toMatch(/^tripwright-session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/",
      "SameSite=Lax",
    ]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("a session lives on while it is used, ends after a week unused, and after thirty days in any case", async () => {
    const clock = createTestClock(Date.now());
    const timed = keep(await startTestServer({ overrides: { clock } }));
    const isAlive = async (client: { fetch: (path: string) => Promise<Response> }) =>
      (await client.fetch("/api/session")).status === 200;
    const used = await signIn(timed.url);
    const unused = await signIn(timed.url, EVE);
    for (let day = 6; day < 30; day += 6) {
      clock.advance(6 * DAY_MS);
      expect(await isAlive(used), `day ${day}`).toBe(true);
    }
    expect(await isAlive(unused)).toBe(false);
    clock.advance(5 * DAY_MS);
    expect(await isAlive(used)).toBe(true);
    clock.advance(DAY_MS + 1);
    expect(await isAlive(used)).toBe(false);
  });

  test("no token planted before a sign-in is worth anything after it", async () => {
    const former = await signIn(server.url);
    await former.fetch(API_PATHS.session, { method: "DELETE" });
    const planted = ["P".repeat(43), newToken(), hashToken(newToken()), former.sessionToken, "x"];
    const worth: string[] = [];
    for (const token of planted) {
      const browser = createCookieClient(server.url);
      browser.setCookie(SESSION_COOKIE, token);
      await signInAt(browser, API_PATHS.signIn);
      const given = browser.cookie(SESSION_COOKIE) ?? "";
      if (given === token || (await isSignedIn(token))) worth.push(token);
      expect(await isSignedIn(given)).toBe(true);
    }
    expect(worth).toEqual([]);
  });

  test("a token whose session has ended, in whatever way, is never worth anything again", async () => {
    const json = { method: "DELETE", body: JSON.stringify({ email: ADA.email }) };
    const other = await signIn(server.url);
    const ends: [name: string, end: (mine: SignedInClient) => Promise<unknown>][] = [
      ["signed out", (mine) => mine.fetch(API_PATHS.session, { method: "DELETE" })],
      [
        "ended from another browser",
        async (mine) => {
          const { sessions } = await (await mine.fetch(API_PATHS.accountSessions)).json();
          const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
          const path = API_PATHS.accountSession.replace(":id", id);
          return other.fetch(path, { method: "DELETE" });
        },
      ],
      ["ended with all others", () => other.fetch(API_PATHS.accountSessions, { method: "DELETE" })],
      [
        "signed in again over it",
        async (mine) => {
          const browser = createCookieClient(server.url);
          browser.setCookie(SESSION_COOKIE, mine.sessionToken);
          await signInAt(browser, API_PATHS.signIn);
        },
      ],
      ["account deleted", (mine) => mine.fetch(API_PATHS.account, json)],
    ];
    const reused: string[] = [];
    for (const [name, end] of ends) {
      const mine = await signIn(server.url);
      await end(mine);
      for (const path of [API_PATHS.session, API_PATHS.trips, API_PATHS.accountData]) {
        const { status } = await mine.fetch(path);
        if (status !== 401) reused.push(`${name}: ${status} of ${path}`);
      }
      // Not even after the same person signed in once more.
      await signIn(server.url);
      if (await isSignedIn(mine.sessionToken)) reused.push(`${name}, then signed in anew`);
    }
    expect(reused).toEqual([]);
  });

  test("a thief of the whole data folder finds no token in it", async () => {
    const ada = await signIn(server.url);
    await generateTrip(ada);
    const browser = createCookieClient(server.url);
    await walkToForm(browser, API_PATHS.signIn);
    const session = await server.context.store.sessions.find(
      hashToken(ada.sessionToken),
      Date.now(),
    );
    const sealed = session?.sealedProviderToken ?? "";
    const secrets = {
      session: ada.sessionToken,
      pending: browser.cookie(PENDING_COOKIE) ?? "",
      provider: openWithToken(sealed, ada.sessionToken),
    };
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
    const hash = Buffer.from(hashToken(ada.sessionToken));
    expect(files.some((bytes) => bytes.includes(hash))).toBe(true);
    const found = Object.entries(secrets).filter(([, secret]) => {
      expect(secret).toMatch(/^[\w-]{43}/);
      return formsOf(secret).some((form) => files.some((bytes) => bytes.includes(form)));
    });
    expect(found.map(([name]) => name)).toEqual([]);
  });

  test("nothing that stands in the database opens a session or ends a sign-in", async () => {
    await signIn(server.url);
    await walkToForm(createCookieClient(server.url), API_PATHS.signIn);
    const values = valuesIn(join(dataDir, "tripwright.sqlite"));
    const words = values.flatMap((value) => value.match(/[\w-]{16,}/g) ?? []);
    const tried = [...new Set([...values.filter((value) => /^[\w.-]+$/.test(value)), ...words])];
    expect(tried.length).toBeGreaterThan(20);
    const opened: string[] = [];
    for (const value of tried) {
      if (await isSignedIn(value)) opened.push(value);
      const answer = await fetch(`${server.url}${API_PATHS.signInCallback}?code=x&state=${value}`, {
        headers: { cookie: `${PENDING_COOKIE}=${value}` },
        redirect: "manual",
      });
      if (answer.status !== 400) opened.push(`pending ${value}`);
    }
    expect(opened).toEqual([]);
  });
});
