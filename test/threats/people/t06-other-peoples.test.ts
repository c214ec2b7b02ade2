import { afterAll, describe, expect, test } from "vitest";
import type { NewAccessToken } from "../../../src/domain/access-token.ts";
import { tripPhotoPath } from "../../../src/domain/places/photo-answer.ts";
import type { TripDraft } from "../../../src/domain/trip/trip.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { openDataAt, startPhotoWorld } from "../../support/server/photo-world.ts";
import { type RawAnswer, rawRequest } from "../../support/server/raw-request.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";

type PathName = keyof typeof API_PATHS;
type Row = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The thing that an id in the path names: one person's, or, sealed, nobody's. */
  readonly names?: "trip" | "generation" | "session" | "token" | "photo";
  /** The status without a sign-in; 401 by default. */
  readonly toNobody?: number;
  /** The status for the owner, asking for their own. */
  readonly toOwner: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (person: Person | undefined) => unknown;
};

/** Every method of every path. Without `names` an answer is about the asker, or about nobody. */
const ROWS: Readonly<Record<PathName, readonly Row[]>> = {
  openApi: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  config: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  signIn: [{ method: "GET", toNobody: 302, toOwner: 302 }],
  signInCallback: [{ method: "GET", toNobody: 400, toOwner: 400 }],
  namedPlaces: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  suggestions: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  guide: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  exchangeRates: [{ method: "GET", toNobody: 200, toOwner: 200 }],
  // No map file is configured here: test/http/serving/map-tiles.test.ts.
  map: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  mapTile: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  // One that is not there: what is in it is everybody's.
  openGuide: [{ method: "GET", toOwner: 404 }],
  generations: [{ method: "POST", toOwner: 400 }],
  trips: [{ method: "GET", toOwner: 200 }],
  // Which of them are whose: test/http/plans/whole-trips.test.ts.
  wholeTrips: [{ method: "GET", toOwner: 400 }],
  tripFacts: [{ method: "GET", names: "trip", toOwner: 200 }],
  tripRides: [{ method: "GET", names: "trip", toOwner: 200 }],
  tripWay: [{ method: "GET", names: "trip", toOwner: 200 }],
  tripWeather: [{ method: "GET", names: "trip", toOwner: 200 }],
  // No model is configured here: test/http/plans/model-wishes.test.ts.
  tripWishes: [{ method: "POST", names: "trip", toOwner: 404 }],
  tripHistory: [{ method: "GET", names: "trip", toOwner: 200 }],
  tripVersion: [{ method: "GET", names: "trip", toOwner: 200 }],
  imports: [{ method: "POST", toOwner: 400 }],
  tripExport: [{ method: "GET", names: "trip", toOwner: 200 }],
  tripPhoto: [{ method: "GET", names: "trip", toOwner: 200 }],
  photo: [{ method: "GET", names: "photo", toOwner: 200 }],
  tripLinks: [
    { method: "GET", names: "trip", toOwner: 200 },
    { method: "POST", names: "trip", toOwner: 201, body: () => NEW_LINK },
  ],
  tripLink: [
    { method: "PATCH", names: "trip", toOwner: 404, body: () => ({}) },
    { method: "DELETE", names: "trip", toOwner: 404 },
  ],
  tripLinkGuest: [
    { method: "PATCH", names: "trip", toOwner: 404, body: () => ({ scope: "view" }) },
    { method: "DELETE", names: "trip", toOwner: 404 },
  ],
  tripVotes: [
    { method: "GET", names: "trip", toOwner: 404 },
    { method: "POST", names: "trip", toOwner: 404, body: () => ({ placeId: "x", value: 1 }) },
  ],
  tripPeople: [
    { method: "GET", names: "trip", toOwner: 200 },
    { method: "POST", names: "trip", toOwner: 404, body: () => ({ id: "x", scope: "view" }) },
  ],
  tripFiles: [{ method: "GET", names: "trip", toOwner: 200 }],
  // No space is given here: test/http/plans/trip-files.test.ts.
  tripFile: [
    { method: "GET", names: "trip", toOwner: 404 },
    { method: "PUT", names: "trip", toOwner: 409 },
    { method: "DELETE", names: "trip", toOwner: 404 },
  ],
  tripKeeping: [{ method: "DELETE", names: "trip", toOwner: 404 }],
  tripEvents: [{ method: "GET", names: "trip", toOwner: 200 }],
  // By a link alone, which is nobody's session.
  shared: [
    { method: "GET", toNobody: 404, toOwner: 404 },
    { method: "PATCH", toNobody: 404, toOwner: 404, body: () => ({}) },
  ],
  sharedFacts: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  sharedWeather: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  sharedKeep: [{ method: "POST", toNobody: 404, toOwner: 404 }],
  sharedGuest: [{ method: "POST", toNobody: 404, toOwner: 404, body: () => ({}) }],
  sharedUndo: [{ method: "POST", toNobody: 404, toOwner: 404 }],
  sharedVotes: [{ method: "POST", toNobody: 404, toOwner: 404, body: () => ({}) }],
  sharedCalendar: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  tripsCalendar: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  sharedEvents: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  sharedPhoto: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  sharedImage: [{ method: "GET", toNobody: 404, toOwner: 404 }],
  trip: [
    { method: "GET", names: "trip", toOwner: 200 },
    {
      method: "PATCH",
      names: "trip",
      toOwner: 200,
      headers: { "if-match": "*", "idempotency-key": "one-and-the-same" },
      body: () => ({ edits: [{ kind: "set-title", text: "Mine" }] }),
    },
    { method: "DELETE", names: "trip", toOwner: 204, headers: { "if-match": "*" } },
  ],
  generationEvents: [{ method: "GET", names: "generation", toOwner: 200 }],
  generation: [{ method: "DELETE", names: "generation", toOwner: 204 }],
  accountTokens: [
    { method: "GET", toOwner: 200 },
    { method: "POST", toOwner: 201, body: () => NEW_TOKEN },
  ],
  accountToken: [{ method: "DELETE", names: "token", toOwner: 204 }],
  accountApps: [{ method: "GET", toOwner: 200 }],
  // Another's are tried in T50.
  accountApp: [{ method: "DELETE", toOwner: 404 }],
  accountData: [{ method: "GET", toOwner: 200 }],
  accountSession: [{ method: "DELETE", names: "session", toOwner: 204 }],
  // After the one above: it ends that one too.
  accountSessions: [
    { method: "GET", toOwner: 200 },
    { method: "DELETE", toOwner: 204 },
  ],
  // Drawings of the embedded provider, which a page has from there.
  sessionPicture: [{ method: "GET", toOwner: 404 }],
  language: [{ method: "PUT", toNobody: 204, toOwner: 204, body: () => ({ language: "en" }) }],
  session: [
    { method: "GET", toOwner: 200 },
    { method: "DELETE", toNobody: 204, toOwner: 204 },
  ],
  // Last: it takes everything with it.
  account: [{ method: "DELETE", toOwner: 204, body: (person) => ({ email: person?.email ?? "" }) }],
};
const NEW_LINK = {
  name: "Family",
  scope: "view",
  shows: { notes: false, costs: false },
  expiresAtMs: null,
};
const NEW_TOKEN: NewAccessToken = { name: "Script", scopes: ["read"], expiresAtMs: null };
const TABLE = Object.entries(ROWS).flatMap(([name, rows]) =>
  rows.map((row) => ({ ...row, name: name as PathName })),
);

/** Of the forms that real ids have. */
const INVENTED: Readonly<Record<NonNullable<Row["names"]>, readonly string[]>> = {
  trip: ["1600000000000", "0", "abc", "constructor", "%27%20OR%201=1", "%00"],
  generation: ["A".repeat(22), "abc", "constructor", "%27%20OR%201=1", "%00"],
  session: ["A".repeat(22), "0".repeat(32), "abc", "constructor", "%27%20OR%201=1", "%00"],
  token: ["A".repeat(22), "abc", "constructor", "%27%20OR%201=1", "%00"],
  photo: ["A".repeat(150), "abc", "constructor", "%00"],
};

type Person = { readonly token: string; readonly email: string };

const world = await startPhotoWorld((url) => ({ ...openDataAt(url), ...UNLIMITED }));
afterAll(() => world.close());

/** Where its photo is found. */
function inLisbon(draft: TripDraft): TripDraft {
  return JSON.parse(JSON.stringify(draft).replaceAll(/41\.\d+ N, 8\.\d+ W/g, "38.7, -9.2"));
}

/** Signs someone new in, twice, and gives them one of everything. */
async function moveIn(name: string) {
  const { url, context } = world.server;
  const person = { name: `${name} Canary`, email: `${name.toLowerCase()}.canary@example.com` };
  const [client, laptop] = [await signIn(url, person), await signIn(url, person)];
  const user = await context.sessions.find(client.sessionToken);
  if (user === undefined) throw new Error(`${name} is signed in`);
  const trip = await saveTrip(context.store, {
    userId: user.id,
    nowMs: world.clock.nowMs(),
    draft: inLisbon(tripDraft(`Lisbon ${name}-canary`)),
  });
  const listed = await context.sessions.list(user, client.sessionToken);
  const session = listed.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  const { shown } = await context.personalTokens.make(user, NEW_TOKEN);
  const generation = await startGeneration(context.store, { userId: user.id });
  // A busy machine first answers that the photo is being looked up.
  const look = async () => (await client.fetch(tripPhotoPath(trip, "hero"))).json();
  await expect.poll(look).toHaveProperty("src");
  const { src } = (await look()) as { src: string };
  return {
    token: client.sessionToken,
    laptopToken: laptop.sessionToken,
    email: person.email,
    ids: { trip, generation, session, token: shown.id, photo: src.split("/").at(-1) ?? "" },
    /** Values that only this person may ever be told. */
    canaries: [person.name, person.email, `${name}-canary`, user.id, trip, generation, session],
  };
}

function pathOf({ name }: { name: PathName }, id: string): string {
  return API_PATHS[name]
    .replace(":slot", "hero")
    .replace(":version", "1")
    .replace(":format", "json")
    .replace(":file", "F".repeat(22))
    .replace(":link", "L".repeat(22))
    .replace(":guest", "G".repeat(22))
    .replace(/:\w+/, id);
}

function send(
  person: Person | undefined,
  row: Row & { name: PathName },
  id = "",
): Promise<RawAnswer> {
  const headers: Record<string, string> = { "sec-fetch-site": "same-origin", ...row.headers };
  if (person !== undefined) headers.cookie = `${SESSION_COOKIE}=${person.token}`;
  const path = pathOf(row, id);
  if (row.name === "generationEvents" || row.name === "tripEvents")
    return startOfStream(path, headers);
  const { method } = row;
  if (row.body === undefined) return rawRequest(world.server.url, path, { method, headers });
  const body = JSON.stringify(row.body(person));
  headers["content-type"] = "application/json";
  headers["content-length"] = String(body.length);
  return rawRequest(world.server.url, path, { method, headers, body });
}

/** A stream that is granted goes on and on; its beginning is enough. */
async function startOfStream(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = await fetch(world.server.url + path, { headers });
  const isStream = answer.status === 200;
  const body = isStream ? Buffer.from("") : Buffer.from(await answer.arrayBuffer());
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

/** Everything answers could be told apart by, but for the request's own id and the clock. */
function comparable({ status, headers, body }: RawAnswer) {
  const { date: _date, ...rest } = headers;
  return {
    status,
    headers: rest,
    body: body.toString().replace(/"requestId":"[\w-]+"/, '"requestId":"-"'),
  };
}

describe("T6 Other people's trips, plans and sessions", () => {
  test("every method of every path of the API has a row here", async () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(API_PATHS).toSorted());
    for (const name of Object.keys(API_PATHS) as PathName[]) {
      const path = pathOf({ name }, "abc");
      const { status, headers } = await rawRequest(world.server.url, path, { method: "OPTIONS" });
      expect(status, path).toBe(405);
      const methods = String(headers.allow)
        .split(", ")
        .filter((method) => method !== "HEAD");
      expect(methods.toSorted(), path).toEqual(ROWS[name].map(({ method }) => method).toSorted());
    }
  });

  test("every route, asked by nobody, by someone else and by the owner, tells the owner alone", async () => {
    const [alice, mallory] = [await moveIn("Alice"), await moveIn("Mallory")];
    const leaks: string[] = [];

    async function ask(
      who: string,
      person: Person | undefined,
      row: (typeof TABLE)[number],
      id = "",
    ) {
      const answer = await send(person, row, id);
      const told = person === alice ? mallory.canaries : alice.canaries;
      const strangers = person === undefined ? [...told, ...mallory.canaries] : told;
      const text = `${JSON.stringify(answer.headers)}${answer.body}`;
      for (const canary of strangers.filter((one) => text.includes(one))) {
        leaks.push(`${row.method} ${row.name} told ${who} ${canary}`);
      }
      return answer;
    }

    /** Of ids that name nothing of the asker's, every answer is the same, to the byte. */
    async function askForNothing(
      who: string,
      person: Person | undefined,
      row: (typeof TABLE)[number],
      ids: readonly string[],
    ) {
      const answers = [];
      for (const id of ids) answers.push(comparable(await ask(who, person, row, id)));
      const expected = person === undefined ? (row.toNobody ?? 401) : 404;
      for (const [index, answer] of answers.entries()) {
        if (answer.status !== expected)
          leaks.push(`${row.name} ${ids[index]}: ${answer.status} to ${who}`);
        expect(answer, `${row.method} ${row.name} of ${ids[index]} for ${who}`).toEqual(answers[0]);
      }
    }

    for (const row of TABLE) {
      const { names } = row;
      if (names === undefined) {
        const answer = await ask("nobody", undefined, row);
        expect(answer.status, row.name).toBe(row.toNobody ?? 401);
      } else {
        const all = [alice.ids[names], mallory.ids[names], ...INVENTED[names]];
        await askForNothing("nobody", undefined, row, all);
        // A sealed photo is of nobody's; whoever was given the reference and is signed in may see it.
        const foreign = names === "photo" ? [] : [mallory.ids[names]];
        await askForNothing("Alice", alice, row, [...foreign, ...INVENTED[names]]);
        if (names !== "photo") {
          await askForNothing("Mallory", mallory, row, [alice.ids[names], ...INVENTED[names]]);
        }
      }
    }
    // Mallory does everything to what is hers, the end of her account included.
    for (const row of TABLE) {
      const { names, name, toOwner } = row;
      const answer = await ask(
        "Mallory",
        mallory,
        row,
        names === undefined ? "" : mallory.ids[names],
      );
      expect(answer.status, `${row.method} ${name}`).toBe(toOwner);
      if (name === "session" && row.method === "DELETE") {
        mallory.token = (
          await signIn(world.server.url, { name: "Mallory Canary", email: mallory.email })
        ).sessionToken;
      }
    }
    // All that is Alice's is still there, and still hers to have.
    for (const row of TABLE.filter(({ name }) => name !== "account")) {
      const { names, name, toOwner } = row;
      if (name === "session" && row.method === "DELETE") continue;
      const answer = await ask("Alice", alice, row, names === undefined ? "" : alice.ids[names]);
      expect(answer.status, `${row.method} ${name}`).toBe(toOwner);
    }
    expect(leaks).toEqual([]);
  });
});
