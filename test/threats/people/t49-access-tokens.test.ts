import { expect, test } from "vitest";
import { ACCESS_SCOPES, type AccessScope, allowsScope } from "../../../src/domain/access-token.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { inTurn } from "../../support/nightly.ts";
import { fetchWithToken, makeToken } from "../../support/server/access-token.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE, type SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { canariesIn } from "../../support/threats/canaries.ts";

const { keep } = closeAfterEach();
const NOW_MS = 1_750_000_000_000;

/** The right that a token needs for each path: by method where these differ; "none": no token reaches it. */
const NEEDED: Readonly<
  Record<
    keyof typeof API_PATHS,
    AccessScope | "any" | "none" | Readonly<Record<string, AccessScope>>
  >
> = {
  openApi: "any",
  config: "any",
  suggestions: "any",
  namedPlaces: "any",
  guide: "any",
  exchangeRates: "any",
  map: "any",
  mapTile: "any",
  session: "none",
  sessionPicture: "none",
  language: "none",
  signIn: "none",
  signInCallback: "none",
  account: "none",
  accountData: "none",
  accountSessions: "none",
  accountSession: "none",
  accountTokens: "none",
  accountToken: "none",
  accountApps: "none",
  accountApp: "none",
  generations: "plan",
  generation: "plan",
  generationEvents: "plan",
  trips: "read",
  wholeTrips: "read",
  trip: { GET: "read", PATCH: "write", DELETE: "write" },
  tripFacts: "read",
  tripRides: "read",
  tripWay: "read",
  tripWeather: "read",
  tripHistory: "read",
  tripVersion: "read",
  tripExport: "read",
  tripWishes: "none",
  tripEvents: "read",
  tripKeeping: "write",
  tripPeople: "none",
  tripFiles: "none",
  tripFile: "none",
  tripVotes: { GET: "read", POST: "write" },
  tripPhoto: "read",
  photo: "read",
  openGuide: "read",
  imports: "write",
  tripLinks: "share",
  tripLink: "share",
  tripLinkGuest: "share",
  shared: "none",
  sharedFacts: "none",
  sharedWeather: "none",
  sharedUndo: "none",
  sharedGuest: "none",
  sharedKeep: "none",
  sharedVotes: "none",
  sharedCalendar: "none",
  tripsCalendar: "none",
  sharedEvents: "none",
  sharedPhoto: "none",
  sharedImage: "none",
};

type Route = { method: string; path: string; needed: AccessScope | "any" | "none" };

/** Every route as the server itself names it: what a path takes stands in its 405. */
async function routesOf({ url }: TestServer): Promise<Route[]> {
  const routes: Route[] = [];
  for (const [name, pattern] of Object.entries(API_PATHS)) {
    const path = pattern.replaceAll(/:\w+/g, "abc");
    const { headers } = await rawRequest(url, path, { method: "OPTIONS" });
    // The keys are those of both.
    const needed = NEEDED[name as keyof typeof API_PATHS];
    for (const method of String(headers.allow).split(", ")) {
      const one = typeof needed === "string" ? needed : needed[method === "HEAD" ? "GET" : method];
      if (one === undefined) throw new Error(`${method} ${path} needs no scope that is known here`);
      routes.push({ method, path, needed: one });
    }
  }
  return routes;
}

const isForbidden = (answer: { status: number; headers: Headers }) =>
  answer.status === 403 &&
  answer.headers.get("www-authenticate")?.includes('error="insufficient_scope"') === true;

test("T49 over all routes a token reaches those of its scopes and no other, whatever cookie comes along", async () => {
  const server = keep(await startTestServer({ env: UNLIMITED }));
  const ada = await signIn(server.url);
  const user = await server.context.sessions.find(ada.sessionToken);
  const tripId = await saveTrip(server.context.store, { userId: user?.id ?? "", nowMs: NOW_MS });
  const tokens: { token: string; scopes: readonly AccessScope[] }[] = [];
  for (const scopes of [...ACCESS_SCOPES.map((scope) => [scope]), [...ACCESS_SCOPES]]) {
    tokens.push({ token: (await makeToken(ada, { scopes })).token, scopes });
  }
  const routes = await routesOf(server);
  expect(routes.length).toBeGreaterThan(55);
  const faults: string[] = [];
  const cookies = ["", `${SESSION_COOKIE}=${ada.sessionToken}`];
  for (const [nth, { method, path, needed }] of routes.entries()) {
    for (const [at, { token, scopes }] of tokens.entries()) {
      for (const cookie of inTurn(cookies, nth + at)) {
        const headers = { cookie, "sec-fetch-site": "same-origin" };
        const answer = await fetchWithToken(server.url, token, path, { method, headers });
        await answer.body?.cancel();
        const mayAsk = needed === "any" || (needed !== "none" && allowsScope(scopes, needed));
        const said = `${method} ${path} with ${scopes.join()}: ${answer.status}`;
        if (mayAsk === isForbidden(answer) || answer.status === 401) faults.push(said);
        if (answer.headers.has("set-cookie")) faults.push(`${said}, a cookie`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect((await ada.fetch(API_PATHS.session)).status).toBe(200);
  expect((await ada.fetch(`/api/trips/${tripId}`)).status).toBe(200);
});

test("T49 guessed, ended, revoked, changed and misplaced tokens get one and the same answer, and cookies don't count beside them", async () => {
  const clock = createTestClock(NOW_MS);
  const server = keep(await startTestServer({ env: UNLIMITED, overrides: { clock } }));
  const ada = await signIn(server.url);
  const { token } = await makeToken(ada);
  const revoked = await makeToken(ada);
  const ended = await makeToken(ada, { expiresAtMs: NOW_MS + 1000 });
  for (const one of [revoked, ended]) {
    expect((await fetchWithToken(server.url, one.token, API_PATHS.trips)).status).toBe(200);
  }
  await ada.fetch(`/api/account/tokens/${revoked.shown.id}`, { method: "DELETE" });
  clock.advance(1000);
  let looks = 0;
  const { accessTokens } = server.context.store;
  const { find } = accessTokens;
  Object.assign(accessTokens, {
    find: (hash: string) => {
      looks += 1;
      return find(hash);
    },
  });
  const wellFormed = [
    revoked.token,
    ended.token,
    `twp_${"A".repeat(43)}`,
    token.toLowerCase(),
    ...Array.from({ length: 43 }, (_, at) => {
      const index = 4 + at;
      const other = token[index] === "A" ? "B" : "A";
      return token.slice(0, index) + other + token.slice(index + 1);
    }),
  ];
  const malformed = [
    "",
    "x",
    token.slice(4),
    token.slice(0, -1),
    `${token}A`,
    token.replace("twp_", "TWP_"),
    `${token} ${token}`,
    `\t${token}\t${token}`,
    `${token}%00`,
    ada.sessionToken,
    hashToken(token),
    "__proto__",
    "twp_' OR 1=1 --",
  ];
  const answers = new Set<string>();
  for (const guess of [...wellFormed, ...malformed]) {
    for (const cookie of ["", `${SESSION_COOKIE}=${ada.sessionToken}`]) {
      const answer = await fetchWithToken(server.url, guess, API_PATHS.trips, {
        headers: { cookie },
      });
      const { date: _date, ...headers } = Object.fromEntries(answer.headers);
      const text = (await answer.text()).replace(/"requestId":"[\w-]+"/, "");
      answers.add(`${answer.status} ${JSON.stringify(headers)} ${text}`);
    }
  }
  expect([...answers]).toEqual([
    expect.stringMatching(/^401 .*error=\\"invalid_token\\".*"code":"token_refused"/s),
  ]);
  // What has not the form of a token costs no look into the store.
  expect(looks).toBe(2 * wellFormed.length);
  expect((await fetchWithToken(server.url, token, API_PATHS.trips)).status).toBe(200);
});

test("T49 tokens of one person and their session count together for the limits of a minute", async () => {
  const server = keep(await startTestServer({ env: { MINUTE_REQUESTS_PER_USER: "10" } }));
  const ada = await signIn(server.url);
  const tokens = [(await makeToken(ada)).token, (await makeToken(ada)).token];
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const token = tokens[count % 2] ?? "";
    statuses.push((await fetchWithToken(server.url, token, API_PATHS.trips)).status);
  }
  expect(statuses).toContain(429);
  expect((await ada.fetch(API_PATHS.trips)).status).toBe(429);
});

test("T49 a token is taken from no address and no body, and is in no line of the log and no answer but the one that tells it", async () => {
  const log = createLogLines();
  const server = keep(
    await startTestServer({
      env: { ...UNLIMITED, LOG_LEVEL: "trace" },
      overrides: { logTo: log.stream },
    }),
  );
  const ada = await signIn(server.url);
  const { shown, token } = await makeToken(ada);
  const secrets = { token, bare: token.slice(4), hash: hashToken(token) };
  const told: string[] = [];
  async function look(name: string, answering: Promise<Response>): Promise<Response> {
    const answer = await answering;
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    told.push(...canariesIn(text, secrets).map((one) => `${one} in ${name}`));
    return answer;
  }

  for (const path of [
    `/api/trips?access_token=${token}`,
    `/api/trips?token=${token}`,
    `/api/trips?cursor=${token}`,
    `/api/trips/${token}`,
    `/api/generations/${token}/events`,
    `/api/places/guide?destination=${token}`,
    `/api/places/guide?destination=Rome%20${token}`,
  ]) {
    const bare = await look(path, fetch(server.url + path));
    expect([path, bare.status]).toEqual([path, 400]);
    // Nor is a good one beside it taken: it is known by now to whoever keeps addresses.
    const beside = await look(path, fetchWithToken(server.url, token, path));
    expect([path, beside.status]).toEqual([path, 400]);
  }
  // A photo's reference may have the same letters in it.
  const photo = await ada.fetch(`/api/photos/a${token}b`);
  expect(photo.status).toBe(404);
  const body = new URLSearchParams({ access_token: token });
  const form = await look("form", fetch(`${server.url}/api/trips`, { method: "PATCH", body }));
  expect(form.status).not.toBe(200);
  for (const scheme of ["Basic", "Token", "twp", ""]) {
    const headers = { authorization: `${scheme} ${token}` };
    const answer = await look(scheme, fetch(`${server.url}/api/trips`, { headers }));
    expect([scheme, answer.status]).toEqual([scheme, 401]);
  }
  const everything = (client: Pick<SignedInClient, "fetch">) => [
    client.fetch(API_PATHS.trips),
    client.fetch(API_PATHS.account, { method: "DELETE", body: "{}" }),
    client.fetch(API_PATHS.generations, { method: "POST", body: `{"${token}":1}` }),
    client.fetch(API_PATHS.generations, { method: "POST", body: " ".repeat(99_000) }),
    client.fetch(`${API_PATHS.trips}/1`, { headers: { "user-agent": token, referer: token } }),
    client.fetch("/api/nothing"),
  ];
  const program = {
    fetch: (path: string, init?: RequestInit) => fetchWithToken(server.url, token, path, init),
  };
  for (const answering of everything(program)) await look("a request", answering);
  await look("the list", ada.fetch(API_PATHS.accountTokens));
  for (const line of [
    `GET /api/trips HTTP/9.9\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    `GET /api/trips HTTP/1.1\r\nAuthorization Bearer ${token}\r\n\r\n`,
  ]) {
    told.push(...canariesIn(await sendToSocket(server.url, line), secrets));
  }
  await ada.fetch(`/api/account/tokens/${shown.id}`, { method: "DELETE" });
  for (const answering of everything(program)) await look("a late request", answering);
  const lines = log.lines.join("\n");
  expect(canariesIn(lines, secrets)).toEqual([]);
  expect(told).toEqual([]);
});
