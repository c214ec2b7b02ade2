import { extname } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { readWebFiles } from "../../../src/server/http/web-files.ts";
import { inTurn } from "../../support/nightly.ts";
import { postGeneration, startGenerating } from "../../support/server/generate.ts";
import { openDataAt, startPhotoWorld } from "../../support/server/photo-world.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { policyFaults } from "../../support/server/security-policy.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { SESSION_COOKIE, walkToForm } from "../../support/sign-in/walk.ts";

const SCREENS = [
  "/",
  "/create-trip",
  "/my-trips",
  "/account",
  "/contact-us",
  "/view-trip/1700000000000",
];
const MACHINE = ["/healthz", "/readyz"];
const ACCOUNTS = [
  "/enter",
  "/enter/abc",
  "/account/sign-in",
  "/account/people",
  "/initials/AL.svg",
];
const SECRET = [API_PATHS.shared, "/enter", "/account/"];
const NOTHING = ["/nothing", "/x.css", "/api/nothing", "//x", "/%ZZ", "/api/%ZZ"];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];
/** Bytes that are not valid HTTP, or not at all. */
const BROKEN: readonly ((host: string) => string)[] = [
  () => "\r\n\r\n\u0001\u0002\r\n\r\n",
  () => "GET\r\n\r\n",
  () => "GET / HTTP/9.9\r\n\r\n",
  () => "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  () => "GET / HTTP/1.0\r\n\r\n",
  () => "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
  (host) => `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  (host) => `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`,
  (host) => `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: a\r\n\r\n`,
  (host) =>
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  (host) =>
    `POST /api/trips HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  (host) => `GET /\u0000 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
];

const world = await startPhotoWorld((url) => ({ ...openDataAt(url), ...UNLIMITED }));
const cookie = `${SESSION_COOKIE}=${world.ada.sessionToken}`;
afterAll(() => world.close());

/** Asks as a page would, so that nothing is refused before its turn. */
async function faultsOf(url: string, path: string, method: string, headers = {}, https = false) {
  const answer = await rawRequest(url, path, {
    method,
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
  // A link to a trip or an account is told to nobody, not even by its origin.
  const isForGuests = SECRET.some((start) => path.startsWith(start));
  // It reads codes in pictures by WebAssembly, which no page may run.
  const wasm = path.startsWith("/assets/booking-worker-") && answer.status === 200;
  const faults = policyFaults(answer.headers, { https, wasm }).filter(
    (fault) => !(isForGuests && fault === "referrer-policy: strict-origin"),
  );
  return faults.map((fault) => `${method} ${path} (${answer.status}) ${fault}`);
}

/** Headers out of the bytes of an answer. */
function headersIn(answer: string): Record<string, string> {
  const [head = ""] = answer.split("\r\n\r\n", 1);
  const pairs = head.split("\r\n").slice(1);
  return Object.fromEntries(
    pairs.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
}

describe("T24 Headers on every answer", () => {
  test("every path in every method, signed in and not, has exactly ours", async () => {
    const api = Object.values(API_PATHS).map((path) => path.replaceAll(/:\w+/g, "abc"));
    // One of each kind, and the one that may do more.
    const all = [...readWebFiles(WEB_FOLDER).keys()];
    const files = [
      ...new Map(all.map((path) => [extname(path), path])).values(),
      ...all.filter((path) => path.startsWith("/assets/booking-worker-")),
    ];
    const signsOut = (path: string, method: string) =>
      method === "DELETE" && path === API_PATHS.session;
    const faults: string[] = [];
    let asked = 0;
    const paths = [...SCREENS, ...MACHINE, ...ACCOUNTS, ...NOTHING, ...api];
    for (const [nth, path] of paths.entries()) {
      for (const [at, method] of METHODS.entries()) {
        for (const headers of inTurn([{}, { cookie }], nth + at)) {
          if ("cookie" in headers && signsOut(path, method)) continue;
          faults.push(...(await faultsOf(world.server.url, path, method, headers)));
          asked += 1;
        }
      }
    }
    for (const path of files) {
      for (const encoding of ["br", "identity"]) {
        const headers = { "accept-encoding": encoding };
        faults.push(...(await faultsOf(world.server.url, path, "GET", headers)));
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });

  test("photos, streams, downloads and the provider's own pages have them", async () => {
    const { ada, server } = world;
    const tripId = await world.save({ destination: "Lisbon, Portugal" });
    const photo = await world.photo(tripId, "hero");
    const stream = await startGenerating(ada);
    const paths = [
      photo.src,
      `/api/trips/${tripId}`,
      `/api/trips/${tripId}/photos/hero`,
      `/api/generations/${stream}/events`,
      API_PATHS.accountData,
    ];
    const faults: string[] = [];
    for (const path of paths) {
      const answer = await ada.fetch(path);
      expect(answer.status, path).toBe(200);
      faults.push(
        ...policyFaults(Object.fromEntries(answer.headers)).map((one) => `${path} ${one}`),
      );
      await answer.arrayBuffer();
    }
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, API_PATHS.signIn);
    for (const init of [{}, { method: "POST" }]) {
      const answer = await browser.fetch(form, init);
      expect(answer.headers.get("content-type")).toContain("text/html");
      faults.push(
        ...policyFaults(Object.fromEntries(answer.headers))
          .filter((fault) => fault !== "referrer-policy: strict-origin")
          .map((one) => `${form} ${one}`),
      );
    }
    expect(faults).toEqual([]);
  });

  test("refused bodies, our own errors and what is not sent again have them", async () => {
    const { ada, server } = world;
    const etag = (await fetch(`${server.url}/favicon.svg`)).headers.get("etag") ?? "";
    const { trips } = server.context.store;
    const { list } = trips;
    trips.list = () => Promise.reject(new Error("a bug"));
    const answers = [
      await postGeneration(ada, { body: "{" }),
      await postGeneration(ada, { body: " ".repeat(70_000) }),
      await postGeneration(ada, { headers: { "content-type": "text/plain" } }),
      await postGeneration(ada, { selection: {} }),
      await fetch(`${server.url}/favicon.svg`, { headers: { "if-none-match": etag } }),
      await ada.fetch(API_PATHS.trips),
    ];
    trips.list = list;
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415, 422, 304, 500]);
    expect(answers.flatMap(({ headers }) => policyFaults(Object.fromEntries(headers)))).toEqual([]);
  });

  test("what is not valid HTTP, meant for another host or sent on elsewhere has them", async () => {
    const { url } = world.server;
    const { host } = new URL(url);
    const answers = await Promise.all(BROKEN.map((bytes) => sendToSocket(url, bytes(host))));
    const faults = answers.flatMap((answer, index) => {
      expect(answer, String(index)).toMatch(/^HTTP\/1\.1 4\d\d /);
      return policyFaults(headersIn(answer)).map((fault) => `broken ${index} ${fault}`);
    });
    for (const path of [...SCREENS, ...MACHINE, "/api/trips", "/nothing"]) {
      for (const other of ["evil.example", "127.0.0.1:1"]) {
        faults.push(...(await faultsOf(url, path, "GET", { host: other })));
        faults.push(
          ...(await faultsOf(url, path, "POST", { host: other, "sec-fetch-site": "cross-site" })),
        );
      }
    }
    expect(faults).toEqual([]);
  });

  test("a street map adds its one origin to what pages ask, and nothing else", async () => {
    const tiles = "https://tiles.example:8443/{z}/{x}/{y}.png?key=1";
    const server = await startTestServer({ env: { MAP_TILES: tiles } });
    try {
      for (const path of ["/", "/api/config", "/nothing"]) {
        const { headers } = await rawRequest(server.url, path);
        expect(policyFaults(headers, { map: "https://tiles.example:8443" })).toEqual([]);
      }
      const config: unknown = await (await fetch(`${server.url}${API_PATHS.config}`)).json();
      expect(config).toMatchObject({ streetMap: { kind: "images", url: tiles } });
    } finally {
      await server.close();
    }
  });

  test("a server behind https promises https on every answer as well", async () => {
    const issuer = await startEvilIssuer();
    const server = await startTestServer({
      env: {
        PUBLIC_URL: "https://trips.example",
        GOOGLE_CLIENT_ID: "client",
        GOOGLE_CLIENT_SECRET: "secret",
        OIDC_ISSUER: issuer.url,
      },
    });
    try {
      const url = `http://localhost:${server.config.listen.port}`;
      const faults: string[] = [];
      const paths = [...SCREENS, ...MACHINE, ...NOTHING, ...Object.values(API_PATHS), "/enter"];
      for (const path of paths) {
        const headers = { host: "trips.example" };
        faults.push(
          ...(await faultsOf(url, path.replaceAll(/:\w+/g, "abc"), "GET", headers, true)),
        );
      }
      const broken = headersIn(await sendToSocket(url, "BREW / HTTP/1.1\r\n\r\n"));
      faults.push(...policyFaults(broken, { https: true }));
      expect(faults).toEqual([]);
    } finally {
      await server.close();
      await issuer.close();
    }
  });
});
