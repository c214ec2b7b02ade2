import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { importedTripSchema } from "../../../src/domain/wire-schemas.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const HOSTILE = "Ann\u202Egnp\u2066.\u0000\n\r\tB\ud800\u0007";
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

describe.each(["sqlite", "postgres"] as const)("T53 on %s", (database) => {
  const started = startOn(database);
  afterAll(async () => (await started).close());

  test("names of guests, links and tokens are one visible line, and invisible ones are refused", async () => {
    const server = await started;
    const ada = await signIn(server.url, ADA);
    const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
    const { token } = await makeLink(ada, tripId, { scope: "vote", name: HOSTILE });
    const guest = createGuest(server.url, token);
    const join = (name: string) =>
      guest.send("/api/shared/guest", { method: "POST", body: JSON.stringify({ name }) });
    for (const name of ["\u200b\u200d", "\u202e", "\u0000", " \u2800 ", "\u3164", "\ufeff\n"]) {
      expect((await join(name)).status, JSON.stringify(name)).toBe(400);
    }
    expect((await join(`${HOSTILE} e\u0301`)).status).toBe(201);
    const vote = { placeId: "none", value: 1, word: HOSTILE };
    const votes = await guest.send("/api/shared/votes", {
      method: "POST",
      body: JSON.stringify(vote),
    });
    expect(votes.status).toBeLessThan(500);
    const [link] = await linksOf(ada, tripId);
    const names = [link?.name, ...(link?.guests.map(({ name }) => name) ?? [])];
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).not.toMatch(UNSEEN);
    expect(names[1]).toContain("\u00e9");
    // What joins letters and emoji is seen by what it joins; what fills room is not.
    const family = createGuest(server.url, token);
    await family.send("/api/shared/guest", {
      method: "POST",
      body: JSON.stringify({ name: "👩\u200d👧\u3164نی\u200cک\u00ad\u{e0041}" }),
    });
    const [, shown] = (await linksOf(ada, tripId))[0]?.guests ?? [];
    expect(shown?.name).toBe("👩\u200d👧 نی\u200cک");
    const made = await ada.fetch("/api/account/tokens", {
      method: "POST",
      body: JSON.stringify({ name: HOSTILE, scopes: ["read"], expiresAtMs: null }),
    });
    expect(made.status).toBe(201);
  });

  test("what a stranger writes into a trip is stored without what no store takes", async () => {
    const server = await started;
    const ada = await signIn(server.url, ADA);
    const id = await saveCheckedTrip(server.context, ada.sessionToken);
    const [day] = (await fetchTrip(ada, id)).tripData.itinerary;
    const place = { ...day?.plan[0], id: "new-1", placeName: HOSTILE, placeDetails: HOSTILE };
    const expense = {
      id: "expense-1",
      title: HOSTILE,
      kind: "meals",
      amountMinor: 100,
      currency: "EUR",
    };
    for (const edit of [
      { kind: "set-title", text: HOSTILE },
      { kind: "set-note", id: day?.id, text: `one\n${HOSTILE}` },
      { kind: "set-traveller", id: "t-1", name: HOSTILE },
      { kind: "set-expense", id: "expense-1", expense },
      { kind: "add-place", dayId: day?.id, place },
    ]) {
      const answer = await ada.fetch(`/api/trips/${id}`, {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": randomUUID() },
        body: JSON.stringify({ edits: [edit], before: [HOSTILE] }),
      });
      expect(answer.status, `${edit.kind} ${await answer.clone().text()}`).toBe(200);
    }
    const file = JSON.parse(await (await ada.fetch(`/api/trips/${id}/export/json`)).text());
    file.trip.title = HOSTILE;
    const gpx = `<gpx><metadata><name>Lisbon &#xD800;&#x202E;</name></metadata><wpt lat="38.7" lon="-9.1"><name>A&#xD800;b</name></wpt></gpx>`;
    for (const body of [JSON.stringify(file), gpx]) {
      const answer = await ada.fetch("/api/imports", {
        method: "POST",
        headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
        body,
      });
      expect(answer.status).toBe(201);
      const { tripId } = importedTripSchema.parse(await answer.json());
      const text = await (await ada.fetch(`/api/trips/${tripId}`)).text();
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/\\u0000|\\ud8/i);
    }
  });
});

test("T53 a destination is one line of what is seen, typed or beside a file", async () => {
  const server = await startTestServer();
  const ada = await signIn(server.url, ADA);
  const label = "\u0000Lis\u200bbon,\u202e\nPortugal\u3164";
  const value = { place_id: "guide:\u0000lis\u202ebon" };
  const planned = await generateTrip(ada, { ...SELECTION, location: { label, value } });
  const imported = await ada.fetch(`/api/imports?destination=${encodeURIComponent(label)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body: '<gpx><wpt lat="38.7" lon="-9.1"><name>A</name></wpt></gpx>',
  });
  const { tripId } = importedTripSchema.parse(await imported.json());
  for (const id of [planned, tripId]) {
    const { location } = (await fetchTrip(ada, id)).userSelection;
    expect(location.label).toBe("Lisbon, Portugal");
    expect(location.value?.place_id ?? "").not.toMatch(UNSEEN);
  }
  await server.close();
});

test("T53 rates, amounts and ends from outside have bounds, and a link's end is yet to come", async () => {
  const server = await startTestServer();
  const ada = await signIn(server.url, ADA);
  const id = await saveCheckedTrip(server.context, ada.sessionToken);
  for (const value of [1e300, 1e10, 1e-12, 0, -1]) {
    const expense = {
      id: "expense-1",
      title: "Dinner",
      kind: "meals",
      amountMinor: 100,
      currency: "JPY",
      rate: { to: "EUR", value },
    };
    const answer = await sendEdits(ada, id, [{ kind: "set-expense", id: "expense-1", expense }]);
    expect(answer.status, `${value}`).toBe(400);
  }
  const link = (expiresAtMs: number) =>
    ada.fetch(`/api/trips/${id}/links`, {
      method: "POST",
      body: JSON.stringify({
        name: "Family",
        scope: "view",
        shows: { notes: false, costs: false },
        expiresAtMs,
      }),
    });
  for (const ms of [0, 1, 946_684_800_000, Date.now() - 1, 8_640_000_000_000_001]) {
    expect((await link(ms)).status, `${ms}`).toBe(400);
  }
  expect((await link(Date.now() + 60_000)).status).toBe(201);
  const [made] = await linksOf(ada, id);
  const changed = await ada.fetch(`/api/trips/${id}/links/${made?.id}`, {
    method: "PATCH",
    body: JSON.stringify({ expiresAtMs: Date.now() - 1 }),
  });
  expect(changed.status).toBe(400);
  for (const expiresAtMs of [8_640_000_000_000_001, 0]) {
    const token = await ada.fetch("/api/account/tokens", {
      method: "POST",
      body: JSON.stringify({ name: "x", scopes: ["read"], expiresAtMs }),
    });
    expect(token.status).toBe(400);
  }
  await server.close();
});

async function startOn(database: "sqlite" | "postgres") {
  if (database === "sqlite") return startTestServer();
  return startTestServer({ env: { DATABASE_URL: await newPostgresDatabase() } });
}
