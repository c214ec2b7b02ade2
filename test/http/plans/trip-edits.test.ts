import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { addDays } from "../../../src/domain/calendar-date.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const [ada, eve] = [await signIn(server.url, ADA), await signIn(server.url, EVE)];
const tripId = await generateTrip(ada);
afterAll(() => server.close());

const title = (text: string) => ({ kind: "set-title", text });
const note = (id: string | undefined, text: string) => ({ kind: "set-note", id, text });

type Sent = { id?: string; etag?: string | undefined; key?: string; before?: unknown[] };

async function patch(client: SignedInClient, body: object, sent: Sent = {}) {
  const id = sent.id ?? tripId;
  const etag = "etag" in sent ? sent.etag : await etagOf(id);
  return client.fetch(`/api/trips/${id}`, {
    method: "PATCH",
    headers: {
      "idempotency-key": sent.key ?? randomUUID(),
      ...(etag === undefined ? {} : { "if-match": etag }),
    },
    body: JSON.stringify(body),
  });
}

function edit(client: SignedInClient, edits: object[], { before, ...sent }: Sent = {}) {
  return patch(client, before === undefined ? { edits } : { edits, before }, sent);
}

async function etagOf(id: string): Promise<string> {
  return (await ada.fetch(`/api/trips/${id}`)).headers.get("etag") ?? "";
}

function readTrip(id = tripId): Promise<Trip> {
  return fetchTrip(ada, id);
}

function placeOf(trip: Trip, day = 0, at = 0) {
  const place = trip.tripData.itinerary[day]?.plan[at];
  if (place === undefined) throw new Error("the trip has this place");
  return place;
}

describe("editing a trip", () => {
  test("answers with the trip as it now is, and its new version", async () => {
    const before = await readTrip();
    const { id } = placeOf(before, 0, 1);
    const answer = await edit(ada, [title("Spring in Lisbon"), note(id, "Stairs!")]);
    expect(answer.status).toBe(200);
    const trip = tripSchema.parse(await answer.json());
    expect(answer.headers.get("etag")).toContain(`"v${(before.version ?? 0) + 1}-`);
    expect(trip.title).toBe("Spring in Lisbon");
    expect(trip.tripData.itinerary[0]?.plan[1]).toMatchObject({ id, note: "Stairs!" });
    expect(trip).toEqual(await readTrip());
    const list = (await (await ada.fetch("/api/trips")).json()) as { trips: unknown[] };
    expect(list.trips[0]).toMatchObject({
      title: "Spring in Lisbon",
      location: "Lisbon, Portugal",
    });
  });

  test("dates its days, and takes the dates away again", async () => {
    const id = await generateTrip(ada);
    const undated = await readTrip(id);
    // Days on which every visit holds as it is: others are timed anew, and stay so.
    const date = "2027-05-12";
    const dated = await edit(ada, [{ kind: "set-start-date", date }], { id });
    expect(dated.status).toBe(200);
    const trip = await readTrip(id);
    expect(trip.userSelection.startDate).toBe(date);
    expect(trip.tripData.itinerary.map((day) => day.date).slice(0, 2)).toEqual([
      date,
      addDays(date, 1),
    ]);
    expect(trip.planCheck).toMatchObject({ problems: expect.any(Array) });
    expect(trip.planCheck?.isStale).toBeUndefined();
    expect((await edit(ada, [{ kind: "set-start-date" }], { id })).status).toBe(200);
    const { userSelection, tripData } = await readTrip(id);
    expect({ userSelection, tripData }).toEqual({
      userSelection: undated.userSelection,
      tripData: undated.tripData,
    });
  });

  test("is sent as it is stored, which is not read for that", async () => {
    const body = Buffer.from(await (await ada.fetch(`/api/trips/${tripId}`)).arrayBuffer());
    const user = await server.context.sessions.find(ada.sessionToken);
    const stored = await server.context.store.trips.find(tripId, asOwner(user?.id ?? ""));
    expect(body.toString()).toBe(Buffer.from(stored?.document ?? []).toString());
  });

  test("sent again because the answer was lost changes nothing twice, whatever came since", async () => {
    const sent = { key: randomUUID(), etag: await etagOf(tripId) };
    const first = await edit(ada, [title("Once")], { ...sent, before: ["not that"] });
    expect(first.status).toBe(200);
    await edit(ada, [title("Twice")]);
    const again = await edit(ada, [title("Once")], { ...sent, before: ["not that"] });
    expect(again.status).toBe(200);
    expect(tripSchema.parse(await again.json()).title).toBe("Twice");
    await expectError(await edit(ada, [title("Other")], sent), 422, "idempotency_key_reused");
  });

  test("of an older version is made where nobody has touched what it is about", async () => {
    const trip = await readTrip();
    const [one, other] = [placeOf(trip, 0, 0), placeOf(trip, 1, 0)];
    const etag = await etagOf(tripId);
    await edit(ada, [title("Theirs"), note(other.id, "Theirs, too")]);
    const answer = await edit(ada, [note(one.id, "Mine")], { etag, before: [one.note ?? ""] });
    expect(answer.status).toBe(200);
    const now = tripSchema.parse(await answer.json());
    expect(now).toMatchObject({ title: "Theirs", version: (trip.version ?? 0) + 2 });
    expect(now.tripData.itinerary[0]?.plan[0]?.note).toBe("Mine");
    // The same text from elsewhere is no conflict either.
    const same = await edit(ada, [note(other.id, " Theirs, too ")], { etag, before: [""] });
    expect(same.status).toBe(200);
  });

  test("of an older version is answered 412 with the newer one where it is touched", async () => {
    const trip = await readTrip();
    const etag = await etagOf(tripId);
    await edit(ada, [title("Mine came first")]);
    const touched = [title("Late"), note(placeOf(trip).id, "Never made")];
    for (const before of [[trip.title, placeOf(trip).note ?? ""], undefined, [], [1, 2, 3]]) {
      const answer = await edit(ada, touched, {
        etag,
        ...(before === undefined ? {} : { before }),
      });
      expect(answer.status).toBe(412);
      expect(answer.headers.get("etag")).toBe(await etagOf(tripId));
      expect(tripSchema.parse(await answer.json()).title).toBe("Mine came first");
    }
    expect(await readTrip()).toMatchObject({ title: "Mine came first" });
    expect(placeOf(await readTrip()).note).toBe(placeOf(trip).note);
  });

  test("many at once on one version are all made, each to another place", async () => {
    const id = await generateTrip(ada);
    const trip = await readTrip(id);
    const places = trip.tripData.itinerary.flatMap(({ plan }) => plan).slice(0, 4);
    const etag = await etagOf(id);
    const answers = await Promise.all(
      places.map((place) => edit(ada, [note(place.id, place.id)], { id, etag, before: [""] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200));
    const now = await readTrip(id);
    expect(now.version).toBe((trip.version ?? 0) + places.length);
    const notes = now.tripData.itinerary.flatMap(({ plan }) => plan).map((place) => place.note);
    expect(notes.slice(0, 4)).toEqual(places.map((place) => place.id));
  });

  test("many at once of one target make one, and the rest see it", async () => {
    const id = await generateTrip(ada);
    const etag = await etagOf(id);
    const texts = ["A", "B", "C", "D"];
    const answers = await Promise.all(
      texts.map((text) => edit(ada, [title(text)], { id, etag, before: [""] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412, 412, 412]);
    expect((await readTrip(id)).title).toBe(texts[statuses.indexOf(200)]);
  });

  test("needs to say which version, and carries a key", async () => {
    const edits = [title("Spring")];
    await expectError(await edit(ada, edits, { etag: undefined }), 428, "version_required");
    await expectError(await edit(ada, edits, { key: "short" }), 400, "idempotency_key_missing");
    expect((await edit(ada, edits, { etag: "*" })).status).toBe(200);
    expect((await edit(ada, edits, { etag: "nonsense" })).status).toBe(412);
    expect((await edit(ada, edits, { etag: `W/${await etagOf(tripId)}` })).status).toBe(200);
  });

  test.each<[string, object]>([
    ["no edits", { edits: [] }],
    ["too many edits", { edits: Array.from({ length: LIMITS.list.edits + 1 }, () => title("x")) }],
    ["another kind", { edits: [{ kind: "set-owner", text: "eve" }] }],
    ["a field too many", { edits: [{ ...title("x"), userEmail: "eve@example.com" }] }],
    ["the document itself", { userEmail: "eve@example.com" }],
    ["a title too long", { edits: [title("x".repeat(LIMITS.text.title + 1))] }],
    ["a note too long", { edits: [note("day-0", "x".repeat(LIMITS.text.note + 1))] }],
    ["a first day that is none", { edits: [{ kind: "set-start-date", date: "2026-02-30" }] }],
    ["an id that is none", { edits: [note("../day", "x")] }],
    [
      "too much of what was before",
      { edits: [title("x")], before: Array(LIMITS.list.edits + 1).fill("") },
    ],
    ["no object", []],
  ])("with %s is refused", async (_name, body) => {
    const before = await readTrip();
    await expectError(await patch(ada, body), 400, "bad_request");
    expect(await readTrip()).toEqual(before);
  });

  test("about a place the trip doesn't have is refused in words, and so is all that came with it", async () => {
    const before = await readTrip();
    const edits = [title("Not made"), note("nowhere", "x")];
    await expectError(await edit(ada, edits), 422, "change_impossible");
    expect(await readTrip()).toEqual(before);
  });
});

describe("deleting a trip", () => {
  const remove = (client: SignedInClient, id: string, etag?: string) =>
    client.fetch(`/api/trips/${id}`, {
      method: "DELETE",
      headers: etag === undefined ? {} : { "if-match": etag },
    });

  test("takes it from the list for good; a second time there is none", async () => {
    const id = await generateTrip(ada);
    await expectError(await remove(eve, id, "*"), 404, "trip_not_found");
    await expectError(await remove(ada, id), 428, "version_required");
    const answer = await remove(ada, id, await etagOf(id));
    expect(answer.status).toBe(204);
    expect(await listTripIds(ada)).not.toContain(id);
    await expectError(await ada.fetch(`/api/trips/${id}`), 404, "trip_not_found");
    await expectError(await remove(ada, id, "*"), 404, "trip_not_found");
  });

  test("that was changed in the meantime is answered 412 with what it is now", async () => {
    const id = await generateTrip(ada);
    const old = await etagOf(id);
    await edit(ada, [title("Spring in Lisbon")], { id, etag: old });
    const answer = await remove(ada, id, old);
    expect(answer.status).toBe(412);
    expect(tripSchema.parse(await answer.json()).title).toBe("Spring in Lisbon");
    expect(await listTripIds(ada)).toContain(id);
  });

  test("is an edit as well, touched by every other", async () => {
    const id = await generateTrip(ada);
    const { version = 0 } = await readTrip(id);
    const deletion = [{ kind: "delete-trip" }];
    await edit(ada, [title("Kept")], { id });
    const touched = await edit(ada, deletion, { id, etag: `"v${version}"`, before: [version] });
    expect(touched.status).toBe(412);
    expect((await edit(ada, deletion, { id })).status).toBe(204);
    expect(await listTripIds(ada)).not.toContain(id);
  });
});
