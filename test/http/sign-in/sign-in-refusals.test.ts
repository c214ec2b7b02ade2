import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { type CookieClient, createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { callbackFrom, evilEnv, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const PENDING_COOKIE = "tripwright-sign-in";
const TEN_MINUTES_MS = 10 * 60_000;

const clock = createTestClock(Date.now());
const issuer = await startEvilIssuer();
const server = await startTestServer({ env: evilEnv(issuer), overrides: { clock } });
afterAll(() => Promise.all([server.close(), issuer.close()]));

/** A page in plain words, no session, and no word of what exactly went wrong inside. */
async function expectRefused(browser: CookieClient, callback: string): Promise<string> {
  const answer = await browser.fetch(callback);
  const html = await answer.text();
  expect(`${answer.status} ${html}`).toMatch(/^400 /);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain("Sign-in didn’t work");
  expect(html).toContain("We couldn’t sign you in");
  expect(browser.cookie(SESSION_COOKIE)).toBeUndefined();
  expect((await browser.fetch("/api/session")).status).toBe(401);
  return html;
}

function changed(callback: string, change: (query: URLSearchParams) => void): string {
  const url = new URL(callback, server.url);
  change(url.searchParams);
  return url.href;
}

describe("T9 A sign-in that comes back", () => {
  test("bent is refused, and used up: the right address comes too late", async () => {
    const browser = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, browser);
    await expectRefused(
      browser,
      changed(callback, (query) => query.set("state", "A".repeat(43))),
    );
    await expectRefused(browser, callback);
  });

  test("in another browser is refused, so nobody is signed in as someone else", async () => {
    const eves = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, eves);
    const victims = createCookieClient(server.url);
    await expectRefused(victims, callback);
    await callbackFrom(issuer, victims);
    await expectRefused(victims, callback);
  });

  test("a second time, code and state replayed, is refused and leaves the session alone", async () => {
    const browser = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, browser);
    const pending = browser.cookie(PENDING_COOKIE) ?? "";
    await browser.fetch(callback);
    expect(browser.cookie(SESSION_COOKIE)).toBeDefined();
    const thief = createCookieClient(server.url);
    thief.setCookie(PENDING_COOKIE, pending);
    await expectRefused(thief, callback);
    expect((await browser.fetch("/api/session")).status).toBe(200);
  });

  test("with a code that was already used is refused", async () => {
    const browser = createCookieClient(server.url);
    const used = await callbackFrom(issuer, browser);
    await browser.fetch(used);
    const other = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, other);
    const code = new URL(used, server.url).searchParams.get("code") ?? "";
    expect(code).not.toBe("");
    await expectRefused(
      other,
      changed(callback, (query) => query.set("code", code)),
    );
  });

  test("after more than ten minutes is refused", async () => {
    const browser = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, browser);
    clock.advance(TEN_MINUTES_MS + 1);
    const html = await expectRefused(browser, callback);
    expect(html).toContain("it took too long or was started in another window");
  });

  test("as cancelled says so", async () => {
    const browser = createCookieClient(server.url);
    const callback = await callbackFrom(issuer, browser);
    const html = await expectRefused(
      browser,
      changed(callback, (query) => {
        query.delete("code");
        query.set("error", "access_denied");
        query.set("error_description", "<script>alert(1)</script>");
      }),
    );
    expect(html).toContain("the sign-in was canceled");
    expect(html).not.toContain("alert(1)");
  });
});

describe("T9 A sign-in that leaves", () => {
  test("each sign-in leaves with its own state, nonce and PKCE challenge", async () => {
    const queries = await Promise.all(
      [1, 2].map(async () => {
        const answer = await createCookieClient(server.url).fetch("/api/sign-in");
        return new URL(answer.headers.get("location") ?? "").searchParams;
      }),
    );
    for (const query of queries) {
      expect(query.get("code_challenge_method")).toBe("S256");
      expect(query.get("response_type")).toBe("code");
      expect(query.get("redirect_uri")).toBe(`${server.url}/api/sign-in/callback`);
    }
    for (const name of ["state", "nonce", "code_challenge"]) {
      const [one, two] = queries.map((query) => query.get(name) ?? "");
      expect(one?.length, name).toBeGreaterThanOrEqual(43);
      expect(one, name).not.toBe(two);
    }
  });
});
