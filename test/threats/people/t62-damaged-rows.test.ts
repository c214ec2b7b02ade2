import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTokensAnswerSchema } from "../../../src/domain/access-token.ts";
import {
  accountSessionsAnswerSchema,
  connectedAppsAnswerSchema,
} from "../../../src/domain/api/account.ts";
import { accountDataSchema } from "../../../src/domain/api/account-data-answer.ts";
import { tripHistoryAnswerSchema } from "../../../src/domain/trip/trip-history-answer.ts";
import { tripListAnswerSchema } from "../../../src/domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import type { SqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-connection.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

/** One millisecond after the last moment that a date can be. */
const NO_DATE_MS = 8_640_000_000_000_001;
const CUT = "substr(%, 1, length(%) / 2)";

let server: TestServer;
let ada: SignedInClient;
let database: SqliteDatabase;
let trips: string[];
beforeAll(async () => {
  server = await startTestServer();
  ada = await signIn(server.url);
  trips = [await generateTrip(ada), await generateTrip(ada), await generateTrip(ada)];
  if (server.config.database.kind !== "sqlite") throw new Error("the embedded store");
  database = openSqliteDatabase(server.config.database.path);
});
afterAll(async () => {
  database.close();
  await server.close();
});

/** Cuts what is kept of a row in half, so that it is no JSON any more. */
function cut(table: string, column: string, id: string | undefined): void {
  const half = CUT.replaceAll("%", column);
  expect(database.run(`UPDATE ${table} SET ${column} = ${half} WHERE id = $1`, String(id))).toBe(1);
}

async function read(path: string): Promise<unknown> {
  const answer = await ada.fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

const remove = async (path: string, headers: Record<string, string> = {}) =>
  (await ada.fetch(path, { method: "DELETE", headers })).status;

test("T62: tokens that can't be read, or end at no moment, are listed beside the others and can be revoked", async () => {
  const tokensNow = async () =>
    accessTokensAnswerSchema.parse(await read(API_PATHS.accountTokens)).tokens;
  for (const name of ["whole", "odd", "cut"]) {
    const body = JSON.stringify({ name, scopes: ["read"], expiresAtMs: null });
    const made = await ada.fetch(API_PATHS.accountTokens, { method: "POST", body });
    expect(made.status).toBe(201);
  }
  const made = await tokensNow();
  const idOf = (name: string) => made.find((one) => one.name === name)?.id ?? "";
  const content = JSON.stringify({
    name: "odd",
    scopes: ["read"],
    expiresAtMs: NO_DATE_MS,
    createdAtMs: NO_DATE_MS,
  });
  database.run("UPDATE access_tokens SET content = $1 WHERE id = $2", content, idOf("odd"));
  cut("access_tokens", "content", idOf("cut"));
  const now = await tokensNow();
  expect(now.map(({ name }) => name).toSorted()).toEqual(["?", "odd", "whole"]);
  expect(now.find(({ name }) => name === "?")).toMatchObject({ isOver: true, scopes: [] });
  for (const name of ["odd", "cut"]) {
    const path = pathWithId(API_PATHS.accountToken, idOf(name));
    expect(await remove(path)).toBe(204);
  }
  expect((await tokensNow()).map(({ name }) => name)).toEqual(["whole"]);
});

test("T62: one damaged session, program or link hides none of the others, and can be ended", async () => {
  const phone = await signIn(server.url);
  const sessionsNow = async () =>
    accountSessionsAnswerSchema.parse(await read(API_PATHS.accountSessions)).sessions;
  const other = (await sessionsNow()).find(({ isCurrent }) => !isCurrent);
  database.run(
    "UPDATE sessions SET created_at_ms = $1, last_used_at_ms = $1 WHERE id = $2",
    NO_DATE_MS,
    String(other?.id),
  );
  expect(await sessionsNow()).toHaveLength(2);
  expect(await remove(pathWithId(API_PATHS.accountSession, String(other?.id)))).toBe(204);
  expect((await phone.fetch(API_PATHS.session)).status).toBe(401);

  const grant = (id: string, payload: string) =>
    database.run(
      `INSERT INTO oauth_entries (id, kind, grant_id, payload, user_id, expires_at_ms, consumed_at_ms)
       SELECT $1, 'grant', $2, $3, id, $4, 0 FROM users`,
      `grant:${id}`,
      id,
      payload,
      Date.now() + 3_600_000,
    );
  grant("cut", '{"iat":17');
  grant("odd", JSON.stringify({ iat: NO_DATE_MS, clientId: "gone", resources: "none" }));
  grant("whole", JSON.stringify({ iat: 1_700_000_000, clientId: "gone", resources: {} }));
  const appsNow = async () =>
    connectedAppsAnswerSchema.parse(await read(API_PATHS.accountApps)).apps.map(({ id }) => id);
  expect((await appsNow()).toSorted()).toEqual(["cut", "odd", "whole"]);
  for (const id of ["cut", "odd"]) {
    expect(await remove(pathWithId(API_PATHS.accountApp, id))).toBe(204);
  }
  expect(await appsNow()).toEqual(["whole"]);

  const [tripId = ""] = trips;
  await makeLink(ada, tripId, { name: "whole" });
  const { link, token } = await makeLink(ada, tripId, { name: "cut" });
  cut("share_links", "content", link.id);
  expect((await linksOf(ada, tripId)).map(({ name }) => name).toSorted()).toEqual(["?", "whole"]);
  const opened = await fetch(`${server.url}/api/shared`, { headers: { "tripwright-link": token } });
  expect(opened.status).toBe(404);
  expect(await remove(`/api/trips/${tripId}/links/${link.id}`)).toBe(204);
  expect(await linksOf(ada, tripId)).toHaveLength(1);
});

test("T62: with damaged trips, changes and plans the list, the history and the download go on, and name the trip", async () => {
  const [whole = "", cutDocument = "", cutSummary = ""] = trips;
  for (const text of ["One", "Two", "Three"]) {
    const body = JSON.stringify({ edits: [{ kind: "set-title", text }] });
    const headers = { "if-match": "*", "idempotency-key": `title-${text}` };
    const path = pathWithId(API_PATHS.trip, whole);
    expect((await ada.fetch(path, { method: "PATCH", headers, body })).status).toBe(200);
  }
  cut("trips", "document", cutDocument);
  cut("trips", "summary", cutSummary);
  cut("trip_history", "made", `${whole}/000000004`);
  cut("trip_history", "inverse", `${whole}/000000003`);
  const { id } = database.get("SELECT min(id) AS id FROM generations") ?? {};
  cut("generations", "request", String(id));

  const list = tripListAnswerSchema.parse(await read(API_PATHS.trips)).trips;
  expect(list.map((trip) => [trip.id, trip.isDamaged === true])).toEqual(
    trips.toReversed().map((trip) => [trip, trip === cutSummary]),
  );
  expect((await ada.fetch(pathWithId(API_PATHS.trip, cutSummary))).status).toBe(200);
  const history = tripHistoryAnswerSchema.parse(
    await read(pathWithId(API_PATHS.tripHistory, whole)),
  );
  expect(history.steps.map(({ version }) => version)).toEqual([4, 3, 2]);
  const versionOf = async (version: number) =>
    (await ada.fetch(`${pathWithId(API_PATHS.tripHistory, whole)}/${version}`)).status;
  expect(await Promise.all([4, 3, 2, 1].map(versionOf))).toEqual([200, 200, 404, 404]);

  const data = accountDataSchema.parse(await read(API_PATHS.accountData));
  expect(data.damagedTrips).toEqual([cutDocument]);
  expect(data.trips.map((trip) => trip.id).toSorted()).toEqual([whole, cutSummary].toSorted());
  expect(data.planRequests).toHaveLength(3);
  expect(data.changes.find(({ tripId }) => tripId === whole)?.steps).toHaveLength(1);
  for (const tripId of [cutDocument, cutSummary]) {
    expect(await remove(pathWithId(API_PATHS.trip, tripId), { "if-match": "*" })).toBe(204);
  }
  expect(tripListAnswerSchema.parse(await read(API_PATHS.trips)).trips).toHaveLength(1);
  const body = JSON.stringify({ email: "ada@example.com" });
  expect((await ada.fetch(API_PATHS.account, { method: "DELETE", body })).status).toBe(204);
});
