import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { IS_NIGHTLY, inTurn } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const ABSENT = undefined;
const SITES = [
  "same-origin",
  "none",
  "same-site",
  "cross-site",
  "",
  "same-origin, cross-site",
  ABSENT,
];
const ORIGINS = [
  "OURS",
  "null",
  "https://evil.example",
  "OURS.evil.example",
  "http://localhost",
  "http://127.0.0.1:PORT",
  "https://localhost:PORT",
  "OURS/",
  "",
  ABSENT,
];
/** Addresses outside the API that change things too, or might. */
const OTHER_ROUTES: readonly [method: string, path: string][] = [
  ["POST", "/enter"],
  ["POST", "/enter/abc"],
  ["PUT", "/enter"],
  ["POST", "/"],
  ["POST", "/nothing"],
  ["DELETE", "/api/nothing"],
];
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

const server = await startTestServer({ env: UNLIMITED });
const ada = await signIn(server.url);
const unsafe = [...(await unsafeRoutesOfTheApi()), ...OTHER_ROUTES];
afterAll(() => server.close());

/** As the server itself names them: what a path takes stands in its 405. */
async function unsafeRoutesOfTheApi(): Promise<[method: string, path: string][]> {
  const routes: [string, string][] = [];
  for (const pattern of Object.values(API_PATHS)) {
    const path = pattern.replaceAll(/:\w+/g, "abc");
    const { headers } = await rawRequest(server.url, path, { method: "OPTIONS" });
    const methods = String(headers.allow).split(", ");
    routes.push(
      ...methods.filter((one) => !SAFE.has(one)).map((one): [string, string] => [one, path]),
    );
  }
  return routes;
}

function send(method: string, path: string, headers: Record<string, string>, session: string) {
  const cookie = `${SESSION_COOKIE}=${session}`;
  return rawRequest(server.url, path, { method, headers: { cookie, ...headers } });
}

/** @param isOurs those of our own pages, or all others. @param nth of a route: by day each has every fifth. */
function combinations(isOurs: boolean, nth: number) {
  return allCombinations()
    .filter((one) => one.isOurs === isOurs)
    .filter((_, at) => IS_NIGHTLY || at % 5 === nth % 5);
}

function allCombinations() {
  const { port } = new URL(server.url);
  return SITES.flatMap((site) =>
    ORIGINS.map((form) => {
      const origin = form?.replace("OURS", server.url).replace("PORT", port);
      const isOurs =
        site === ABSENT
          ? origin === ABSENT || origin === server.url
          : site === "same-origin" || site === "none";
      const headers: Record<string, string> = {};
      if (site !== ABSENT) headers["sec-fetch-site"] = site;
      if (origin !== ABSENT) headers.origin = origin;
      return { isOurs, headers };
    }),
  );
}

describe("T7 Requests from other sites", () => {
  test("every unsafe route refuses them in every combination of headers, and nothing happens", async () => {
    const tripId = await generateTrip(ada);
    expect(unsafe.length).toBeGreaterThanOrEqual(12);
    expect(allCombinations().filter(({ isOurs }) => !isOurs).length).toBeGreaterThanOrEqual(40);
    const through: string[] = [];
    for (const [nth, [method, path]] of unsafe.entries()) {
      for (const { headers } of combinations(false, nth)) {
        const answer = await send(method, path, headers, ada.sessionToken);
        const isRefused = answer.status === 403 && answer.body.includes('"wrong_origin"');
        const setsCookies = answer.headers["set-cookie"] !== undefined;
        if (!isRefused || setsCookies) through.push(`${method} ${path} ${JSON.stringify(headers)}`);
      }
    }
    expect(through).toEqual([]);
    expect((await ada.fetch(API_PATHS.session)).status).toBe(200);
    expect((await ada.fetch(`/api/trips/${tripId}`)).status).toBe(200);
  });

  test("every unsafe route takes our own pages' in every combination", async () => {
    const refused: string[] = [];
    for (const [nth, [method, path]] of unsafe.entries()) {
      for (const { headers } of combinations(true, nth)) {
        // Without a session: they would do what they are for.
        const { status } = await send(method, path, headers, "");
        if (status === 403) refused.push(`${method} ${path} ${JSON.stringify(headers)}`);
      }
    }
    expect(refused).toEqual([]);
  });

  test("no safe method changes anything, whatever another method it names", async () => {
    const tripId = await generateTrip(ada);
    const paths = Object.values(API_PATHS)
      // A trip's stream does not end by itself; of another's trip there is none.
      .filter((path) => !path.includes("sign-in") && path !== API_PATHS.tripEvents)
      .map((path) => path.replace(":id", tripId).replaceAll(/:\w+/g, "abc"));
    for (const [nth, path] of paths.entries()) {
      for (const [at, method] of ["GET", "HEAD", "OPTIONS"].entries()) {
        for (const other of inTurn(["POST", "PATCH", "DELETE"], nth + at)) {
          const headers = {
            "sec-fetch-site": "cross-site",
            "x-http-method": other,
            "x-http-method-override": other,
            "x-method-override": other,
            "if-match": "*",
          };
          await send(method, `${path}?_method=${other}`, headers, ada.sessionToken);
        }
      }
    }
    expect((await ada.fetch(API_PATHS.session)).status).toBe(200);
    expect((await ada.fetch(`/api/trips/${tripId}`)).status).toBe(200);
  });

  test("a link of theirs may lead here, and no answer is theirs to read", async () => {
    const headers = {
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
      "access-control-request-method": "GET",
    };
    const paths = ["/", "/my-trips", "/api/config", "/api/sign-in", "/api/trips"];
    for (const path of paths) {
      const answer = await send("GET", path, headers, ada.sessionToken);
      expect(answer.status, path).toBeLessThan(400);
      const preflight = await send("OPTIONS", path, headers, ada.sessionToken);
      const names = [...Object.keys(answer.headers), ...Object.keys(preflight.headers)];
      expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
