import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { identityOf } from "../../support/server/identity-of.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";

/** Addresses that lead, or might be read as leading, to evil.example or into script. */
const OFF_SITE = [
  "//evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/\r\nLocation: https://evil.example",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "%252f%252fevil.example",
  "/..//evil.example",
  "/.//evil.example",
  "https://evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "https:evil.example",
  "https:\\\\evil.example",
  "https:%2f%2fevil.example",
  "https://localhost@evil.example",
  "https://localhost.evil.example",
  "https://evil.example\\@localhost",
  "//evil。example",
  "／／evil.example",
  "//[::1]@evil.example",
  "//2130706433",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "javascript://localhost/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "evil.example",
  "@evil.example",
  "?https://evil.example",
  "/create-trip@evil.example",
  "/create-trip//evil.example",
  "/create-trip\\evil.example",
  "/create-trip?next=//evil.example",
  "/create-trip#//evil.example",
  "/create-trip\u0000",
  "/view-trip/1700000000000//evil.example",
  "/view-trip/%2e%2e//evil.example",
  "/view-trip/170000000000O",
  "/api/sign-in?returnTo=//evil.example",
  "\u202e//evil.example",
  " /create-trip",
  "/api/session",
  "__proto__",
  "",
];
const KNOWN = "/ /create-trip /my-trips /account /contact-us /view-trip/1700000000000".split(" ");
const server = await startTestServer({
  env: {
    ...UNLIMITED,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: "http://127.0.0.1:9",
  },
});
afterAll(() => server.close());

/** Where a browser on the page `from` would go. */
function originAfter(location: string, from: string): string {
  return URL.canParse(location, from) ? new URL(location, from).origin : "nowhere";
}

describe("T11 Redirects off the site", () => {
  test("a whole sign-in that was begun with any of them ends at our home page", async () => {
    const identity = identityOf(server);
    const { begin, finish } = identity;
    const profile = { id: "1", email: "ada@example.com", verified_email: true, name: "Ada" };
    const secrets = { state: "s", nonce: "n", codeVerifier: "v" };
    identity.begin = async () => ({ url: new URL(`${server.url}/provider`), secrets });
    identity.finish = async () => ({ issuer: "i", subject: "1", profile, accessToken: "t" });
    const ended: string[] = [];
    try {
      for (const text of OFF_SITE) {
        for (const query of [
          encodeURIComponent(text),
          encodeURI(text),
          `/&returnTo=${encodeURIComponent(text)}`,
        ]) {
          const browser = createCookieClient(server.url);
          const begun = await browser.fetch(`${API_PATHS.signIn}?returnTo=${query}`);
          expect(originAfter(begun.headers.get("location") ?? "-", server.url)).toBe(server.url);
          const answer = await browser.fetch(
            `${API_PATHS.signInCallback}?code=1&returnTo=${query}`,
          );
          const location = answer.headers.get("location") ?? "nowhere";
          // Only "/create-trip#...", not encoded, is a page of ours: a browser keeps its end to itself.
          const home = query.startsWith("/create-trip#") ? "/create-trip" : "/";
          if (location !== home) ended.push(`${query}: ${location}`);
        }
      }
      for (const path of KNOWN) {
        const browser = createCookieClient(server.url);
        await browser.fetch(`${API_PATHS.signIn}?returnTo=${path}`);
        const answer = await browser.fetch(`${API_PATHS.signInCallback}?code=1`);
        expect(answer.headers.get("location")).toBe(path);
      }
    } finally {
      Object.assign(identity, { begin, finish });
    }
    expect(ended).toEqual([]);
  });

  test("whatever is asked for at another loopback name, the way leads to our own address or nowhere", async () => {
    const { port, origin } = new URL(server.url);
    const targets = [...OFF_SITE, ...OFF_SITE.map((text) => `/${text}`), "*", "evil.example:443"];
    const hosts = [`127.0.0.1:${port}`, `[::1]:${port}`, "evil.example@127.0.0.1"];
    const led: string[] = [];
    let redirected = 0;
    for (const host of hosts) {
      const answers = await Promise.all(
        targets.map((target) =>
          sendToSocket(
            server.url,
            `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          ),
        ),
      );
      for (const [index, answer] of answers.entries()) {
        const [head = ""] = answer.split("\r\n\r\n", 1);
        const locations = [...head.matchAll(/^location: *(.*)$/gim)].map(
          ([, location = ""]) => location,
        );
        if (locations.length > 0) redirected += 1;
        const off = locations.filter(
          (location) => originAfter(location, `http://${host}/`) !== origin,
        );
        if (off.length > 0 || locations.length > 1)
          led.push(`${targets[index]} at ${host}: ${off}`);
      }
    }
    expect(led).toEqual([]);
    expect(redirected).toBeGreaterThan(50);
  });
});
