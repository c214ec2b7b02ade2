import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { replan } from "../../../src/domain/engine/repair/replan.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { summariseTrip } from "../../../src/domain/trip/summarise-trip.ts";
import { type Trip, type TripDocument, tripSchema } from "../../../src/domain/trip/trip.ts";
import { findCity } from "../../../src/guide/find-city.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";
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
    const date = "2027-06-30";
    const dated = await edit(ada, [{ kind: "set-start-date", date }], { id });
    expect(dated.status).toBe(200);
    const trip = await readTrip(id);
    expect(trip.userSelection.startDate).toBe(date);
    expect(trip.tripData.itinerary.map((day) => day.date).slice(0, 2)).toEqual([
      date,
      "2027-07-01",
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
    expect(body.toString()).toMatch(/^\{"format":2,/);
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
    ["former changes beside edits", { edits: [title("x")], changes: [] }],
    ["no former changes", { changes: [] }],
    ["a former change of another kind", { changes: [{ kind: "owner", text: "eve" }] }],
    ["a former day before the first", { changes: [{ kind: "note", day: -1, text: "x" }] }],
    ["a former day and a half", { changes: [{ kind: "note", day: 0.5, text: "x" }] }],
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
    const changes = [{ kind: "note", day: 9, text: "x" }];
    await expectError(await patch(ada, { changes }), 422, "change_impossible");
    expect(await readTrip()).toEqual(before);
  });
});

describe("a page of the version before", () => {
  const CHANGES = [
    { kind: "title", text: "By index" },
    { kind: "note", day: 1, text: "A long day" },
    { kind: "note", day: 0, place: 1, text: "Stairs" },
  ];

  test("sends changes by index, which reach the days and places that stand there", async () => {
    const id = await generateTrip(ada);
    const sent = { id, etag: await etagOf(id), key: randomUUID() };
    expect((await patch(ada, { changes: CHANGES }, sent)).status).toBe(200);
    const trip = await readTrip(id);
    expect(trip.title).toBe("By index");
    expect(trip.tripData.itinerary[1]?.note).toBe("A long day");
    expect(placeOf(trip, 0, 1).note).toBe("Stairs");
    const again = await patch(ada, { changes: CHANGES }, sent);
    expect(again.headers.get("etag")).toContain(`"v${trip.version}-`);
    const other = await patch(ada, { changes: CHANGES.slice(1) }, sent);
    await expectError(other, 422, "idempotency_key_reused");
    // To an older version it decides itself, as it always has.
    expect((await patch(ada, { changes: CHANGES }, { ...sent, key: randomUUID() })).status).toBe(
      412,
    );
  });
});

/** The document as it was stored before there were ids. */
function withoutIds({ format: _format, ...trip }: Trip): TripDocument {
  const bare = <T extends { id: string }>({ id: _id, ...part }: T) => part;
  const { hotels, itinerary } = trip.tripData;
  const days = itinerary.map((day) => ({ ...bare(day), plan: day.plan.map(bare) }));
  return { ...trip, tripData: { ...trip.tripData, hotels: hotels.map(bare), itinerary: days } };
}

describe("a trip from before there were ids", () => {
  let times = 0;
  /** As the server before this one stored it, with a note in it. */
  async function plant(): Promise<string> {
    const id = String(1_600_000_000_000 + times);
    times += 1;
    const user = await server.context.sessions.find(ada.sessionToken);
    const draft = tripDraft();
    const [first, second] = draft.tripData.itinerary;
    if (first === undefined || second === undefined || user === undefined) {
      throw new Error("Ada is signed in, and the draft has two days");
    }
    const document: TripDocument = {
      id,
      ...draft,
      tripData: { ...draft.tripData, itinerary: [{ ...first, note: "From before" }, second] },
      userEmail: user.email,
      version: 3,
      createdAt: "2026-01-01T00:00:00.000Z",
    };
    const records = [{ id, ownerId: user.id, version: 3, document }];
    await server.context.store.records.write("trips", records);
    return id;
  }

  test("opens with ids, the same each time, and keeps them and its notes from its next change on", async () => {
    const id = await plant();
    const [one, other] = [await ada.fetch(`/api/trips/${id}`), await ada.fetch(`/api/trips/${id}`)];
    expect(one.headers.get("etag")).toContain('"v3-');
    const trip = tripSchema.parse(await one.json());
    expect(trip).toEqual(tripSchema.parse(await other.json()));
    expect(trip.tripData.itinerary[0]).toMatchObject({ id: "day-0", note: "From before" });
    const edits = [note("place-1-0", "By id"), note("day-1", "The second day")];
    expect((await edit(ada, edits, { id, etag: '"v3"' })).status).toBe(200);
    const now = await readTrip(id);
    const [first, second] = trip.tripData.itinerary;
    expect(now).toEqual({
      ...trip,
      version: 4,
      tripData: {
        ...trip.tripData,
        itinerary: [
          first,
          {
            ...second,
            note: "The second day",
            plan: [{ ...second?.plan[0], note: "By id" }],
          },
        ],
      },
    });
    // What is stored has them, too: the ids were written with the change.
    const user = await server.context.sessions.find(ada.sessionToken);
    const { records } = await server.context.store.records.read("trips", {
      after: undefined,
      limit: 1000,
    });
    expect(records.find((record) => record.id === id)).toMatchObject({
      ownerId: user?.id,
      document: now,
    });
  });

  test("takes the notes of a page that kept it offline and knows indexes only", async () => {
    const id = await plant();
    const changes = [
      { kind: "note", day: 1, place: 0, text: "Written offline" },
      { kind: "note", day: 0, text: "" },
    ];
    expect((await patch(ada, { changes }, { id, etag: '"v3"' })).status).toBe(200);
    const trip = await readTrip(id);
    expect(placeOf(trip, 1, 0)).toMatchObject({ id: "place-1-0", note: "Written offline" });
    expect(trip.tripData.itinerary[0]).not.toHaveProperty("note");
  });

  test("keeps its notes where they belong when a place is moved by a replan, and takes more", async () => {
    const id = await generateTrip(ada);
    const user = await server.context.sessions.find(ada.sessionToken);
    if (user === undefined) throw new Error("Ada is signed in");
    const { trips, records } = server.context.store;
    const document = withoutIds(await readTrip(id));
    await records.write("trips", [{ id, ownerId: user.id, version: 1, document }]);
    const changes = [
      { kind: "note", day: 0, place: 0, text: "The first place" },
      { kind: "note", day: 0, place: 1, text: "The second place" },
      { kind: "note", day: 1, text: "The second day" },
    ];
    expect((await patch(ada, { changes }, { id, etag: '"v1"' })).status).toBe(200);

    const noted = await readTrip(id);
    const [from, to, ...rest] = noted.tripData.itinerary;
    const [mover, ...others] = from?.plan ?? [];
    if (from === undefined || to === undefined || mover === undefined) throw new Error("two days");
    const itinerary = [{ ...from, plan: others }, { ...to, plan: [...to.plan, mover] }, ...rest];
    const { plan } = runToEnd(
      replan({
        selection: noted.userSelection,
        plan: { ...noted.tripData, itinerary },
        city: findCity(noted.userSelection.location.label),
        locked: [{ placeId: mover.id }],
        only: { days: [from.id, to.id] },
      }),
    );
    const next = { ...noted, tripData: plan, version: 3 };
    const replaced = await trips.replace(id, asOwner(user.id), {
      expectedVersion: 2,
      idempotencyKey: randomUUID(),
      contentHash: "a replan",
      document: next,
      summary: summariseTrip(next),
      step: { made: { code: "planned", values: { days: [] } }, inverse: [] },
      nowMs: Date.now(),
    });
    expect(replaced.outcome).toBe("replaced");

    // From a page that has not seen the move: the place has gone, the target has not been touched.
    const edits = [note(mover.id, "Still the first place")];
    const answer = await edit(ada, edits, { id, etag: '"v2"', before: ["The first place"] });
    expect(answer.status).toBe(200);
    const moved = await readTrip(id);
    const [first, second] = moved.tripData.itinerary;
    const noteOf = (place: string | undefined) =>
      [first, second].flatMap((day) => day?.plan ?? []).find((one) => one.id === place)?.note;
    expect(first?.plan.map((place) => place.id)).not.toContain(mover.id);
    expect(second?.plan.map((place) => place.id)).toContain(mover.id);
    expect(second?.note).toBe("The second day");
    expect(noteOf(mover.id)).toBe("Still the first place");
    expect(noteOf(others[0]?.id)).toBe("The second place");
  });

  test("is shown with ids in a conflict, too", async () => {
    const id = await plant();
    const answer = await edit(ada, [title("x")], { id, etag: '"v2"' });
    expect(answer.status).toBe(412);
    expect(tripSchema.parse(await answer.json()).tripData.itinerary[1]?.id).toBe("day-1");
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
