import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { readWebFiles } from "../../../src/server/http/web-files.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

/** Endings that a cache in between takes for a file, added to addresses about a person. */
const TAILS = [
  ".css",
  ".html",
  "/x.js",
  "/.css",
  ";x.css",
  "%3bx.css",
  "%2Fx.css",
  "%5cx.css",
  "%00.css",
  "%0a.css",
  "%23.css",
  "%3f.css",
  "%20",
  "/",
  "/..",
  ".",
  "%2e",
];
const PERSONAL = [
  API_PATHS.session,
  API_PATHS.trips,
  API_PATHS.accountData,
  API_PATHS.accountSessions,
  API_PATHS.sessionPicture,
  "/api/trips/TRIP",
  "/api/x",
];
const SCREENS = [
  "/create-trip",
  "/my-trips",
  "/account",
  "/contact-us",
  "/view-trip/1700000000000",
  "/trips/1",
];
/** Headers that poison caches which don't tell requests apart by them. */
const UNKEYED: Readonly<Record<string, string>> = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  "x-original-url": "/evil",
  forwarded: "host=evil.example",
  origin: "https://evil.example",
  referer: "https://evil.example/",
  "accept-language": "evil",
  "user-agent": "evil",
  cookie: "a=evil",
};

const server = await startTestServer({ env: UNLIMITED });
const ada = await signIn(server.url);
const tripId = await generateTrip(ada);
afterAll(() => server.close());

function ask(path: string, headers: Record<string, string> = {}) {
  const cookie = `${SESSION_COOKIE}=${ada.sessionToken}`;
  return rawRequest(server.url, path, { headers: { cookie, ...headers } });
}

describe("T26 Poisoned and deceived caches", () => {
  test("no address that looks like a file answers with what is about a person, or with a page", async () => {
    const through: string[] = [];
    const personal = PERSONAL.map((path) => path.replace("TRIP", tripId));
    const paths = [...personal, ...SCREENS].flatMap((path) => TAILS.map((tail) => path + tail));
    for (const path of paths) {
      const { status, headers, body } = await ask(path);
      const isPage = String(headers["content-type"]).includes("text/html");
      // 405: where an address of that form has another method. 308: a screen's other spelling, to the screen.
      const isToScreen = status === 308 && path.endsWith("/") && body.length === 0;
      if (![400, 404, 405].includes(status) && !isToScreen) through.push(`${status} ${path}`);
      if (/\.[a-z]+$/.test(path) && isPage) through.push(`a page at ${path}`);
      if (!/no-store|no-cache/.test(headers["cache-control"] ?? ""))
        through.push(`${path} is kept`);
      if (path.startsWith("/api/") && !/no-store/.test(headers["cache-control"] ?? "")) {
        through.push(`${path} is stored`);
      }
      if (body.includes(tripId) || body.includes("ada@example.com")) through.push(`${path} tells`);
    }
    expect(through).toEqual([]);
  });

  test("what is about a person is stored by no cache, whatever comes of the request", async () => {
    const kept: string[] = [];
    // A stream that is granted has no end; test/http/sharing/live-changes.test.ts reads its headers.
    const paths = Object.values(API_PATHS)
      .filter((path) => path !== API_PATHS.tripEvents)
      .map((path) => path.replace(":id", tripId).replace(/:\w+/g, "abc"));
    const combinations = paths.flatMap((path) =>
      ["GET", "OPTIONS", "PUT"].flatMap((method) =>
        ["", ada.sessionToken].map((token) => ({ path, method, token })),
      ),
    );
    for (const { path, method, token } of combinations) {
      const answer = await rawRequest(server.url, path, {
        method,
        headers: { cookie: `${SESSION_COOKIE}=${token}`, "sec-fetch-site": "same-origin" },
      });
      const control = answer.headers["cache-control"] ?? "";
      if (!control.includes("no-store"))
        kept.push(`${method} ${path} (${answer.status}): ${control}`);
    }
    expect(kept).toEqual([]);
  });

  test("nor is an address of the API that is written otherwise", async () => {
    const ways = [
      "/%61pi/trips",
      "/a%70%69/trips",
      "/api/%74rips",
      "/%61pi/session",
      `${server.url}/api/session`,
      `${server.url}/%61pi/account/sessions`,
    ];
    for (const way of ways) {
      const { status, headers } = await ask(way);
      expect([way, status, headers["cache-control"]]).toEqual([way, 200, "private, no-store"]);
    }
  });

  test("nothing a page's answer holds comes from what a cache does not look at", async () => {
    const changed: string[] = [];
    for (const path of ["/", "/create-trip", "/nothing", "/favicon.svg", "/api/config"]) {
      const plain = await rawRequest(server.url, path);
      for (const [name, value] of Object.entries(UNKEYED)) {
        const answer = await rawRequest(server.url, path, { headers: { [name]: value } });
        const isSame =
          answer.status === plain.status &&
          answer.body.equals(plain.body) &&
          answer.headers.etag === plain.headers.etag;
        const echoes = JSON.stringify(answer.headers).includes("evil");
        if (!isSame || echoes || answer.headers["set-cookie"] !== undefined)
          changed.push(`${name} at ${path}`);
      }
    }
    expect(changed).toEqual([]);
  });

  test("only what has a hash of its content in its name is kept for good", async () => {
    const files = [...readWebFiles(WEB_FOLDER).keys()].filter((path) => !path.endsWith(".html"));
    const wrong: string[] = [];
    for (const path of files) {
      const { headers, status } = await rawRequest(server.url, path);
      const isHashed = /^\/assets\/.+-[\w-]{7,8}\.\w+$/.test(path);
      const expected = isHashed ? "public, max-age=31536000, immutable" : "no-cache";
      if (status !== 200 || headers["cache-control"] !== expected)
        wrong.push(`${path}: ${headers["cache-control"]}`);
    }
    expect(wrong).toEqual([]);
  });
});
