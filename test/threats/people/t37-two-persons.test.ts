import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS, PERSON_HEADER, pathWithId } from "../../../src/domain/wire.ts";
import { profileSchema } from "../../../src/domain/wire-schemas.ts";
import { generateTrip, listTripIds, startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const adaId = await idOf(ada);
const eveId = await idOf(await signIn(server.url, EVE));
afterAll(() => server.close());

async function idOf(client: SignedInClient): Promise<string> {
  const answer = await client.fetch(API_PATHS.session);
  return encodeURIComponent(profileSchema.parse(await answer.json()).id);
}

/** A call of a page that shows the named person; the cookie is Ada's. */
function ask(person: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(PERSON_HEADER, person);
  return ada.fetch(path, { ...init, headers });
}

describe("T37 Two persons in one browser", () => {
  test("a page of one person reads and changes nothing under the other's session", async () => {
    const trip = await generateTrip(ada);
    const generation = await startGenerating(ada);
    const tripPath = pathWithId(API_PATHS.trip, trip);
    const version = { "if-match": "*", "idempotency-key": "two-persons-1" };
    const calls: [path: string, init: RequestInit][] = [
      [API_PATHS.session, {}],
      [API_PATHS.trips, {}],
      [tripPath, {}],
      [`${tripPath}/photos/hero`, {}],
      [API_PATHS.accountSessions, {}],
      [API_PATHS.accountData, {}],
      [pathWithId(API_PATHS.generationEvents, generation), {}],
      [pathWithId(API_PATHS.generation, generation), { method: "DELETE" }],
      [API_PATHS.generations, { method: "POST", headers: version, body: "{}" }],
      [
        tripPath,
        {
          method: "PATCH",
          headers: version,
          body: JSON.stringify({ edits: [{ kind: "set-title", text: "Eve's" }] }),
        },
      ],
      [tripPath, { method: "DELETE", headers: version }],
      [API_PATHS.accountSessions, { method: "DELETE" }],
      [API_PATHS.account, { method: "DELETE", body: JSON.stringify({ email: ADA.email }) }],
      [API_PATHS.session, { method: "DELETE" }],
    ];
    const named = [eveId, "nobody", "", `${adaId},${eveId}`];
    for (const [path, init] of calls) {
      for (const person of named) {
        const answer = await ask(person, path, init);
        const text = await answer.text();
        expect([answer.status, text], `${init.method} ${path} as ${person}`).toEqual([
          409,
          expect.stringContaining('"other_person"'),
        ]);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get("clear-site-data")).toBeNull();
      }
    }
    expect((await (await ada.fetch(tripPath)).json()).title).toBeUndefined();
    expect(await listTripIds(ada)).toContain(trip);
    // Its own person is answered, and so is a program that names nobody.
    expect((await ask(adaId, API_PATHS.trips)).status).toBe(200);
    expect((await ada.fetch(API_PATHS.trips)).status).toBe(200);
  });

  test("a sign-out that comes late ends its own person's session only", async () => {
    const late = await signIn(server.url, ADA);
    const leave = (person: string) =>
      late.fetch(API_PATHS.session, { method: "DELETE", headers: { [PERSON_HEADER]: person } });
    expect((await leave(eveId)).status).toBe(409);
    expect((await late.fetch(API_PATHS.session)).status).toBe(200);
    expect((await leave(adaId)).status).toBe(204);
    expect((await late.fetch(API_PATHS.session)).status).toBe(401);
    // Nobody is signed in any more: that is what was asked for.
    expect((await leave(adaId)).status).toBe(204);
  });
});
