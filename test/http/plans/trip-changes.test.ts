import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tripSchema } from "../../../src/domain/trip/trip.ts";
import { MAX_NOTE, MAX_TITLE } from "../../../src/domain/trip/trip-change.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";

let server: TestServer;
let ada: SignedInClient;
let eve: SignedInClient;
let tripId: string;
beforeAll(async () => {
  server = await startTestServer();
  [ada, eve] = [await signIn(server.url, ADA), await signIn(server.url, EVE)];
  tripId = await generateTrip(ada);
});
afterAll(() => server.close());

const TITLE = [{ kind: "title", text: "Spring in Lisbon" }];

type Sent = { id?: string; etag?: string | undefined; key?: string; body?: unknown };

async function patch(client: SignedInClient, changes: unknown, sent: Sent = {}) {
  const etag = "etag" in sent ? sent.etag : await etagOf(sent.id ?? tripId);
  return client.fetch(`/api/trips/${sent.id ?? tripId}`, {
    method: "PATCH",
    headers: {
      "idempotency-key": sent.key ?? randomUUID(),
      ...(etag === undefined ? {} : { "if-match": etag }),
    },
    body: JSON.stringify(sent.body ?? { changes }),
  });
}

async function etagOf(id: string): Promise<string> {
  return (await ada.fetch(`/api/trips/${id}`)).headers.get("etag") ?? "";
}

async function readTrip(id = tripId) {
  return tripSchema.parse(await (await ada.fetch(`/api/trips/${id}`)).json());
}

describe("changing a trip", () => {
  test("answers with the trip as it now is, and its new version", async () => {
    const before = await readTrip();
    const answer = await patch(ada, [
      ...TITLE,
      { kind: "note", day: 0, place: 1, text: "Stairs!" },
    ]);
    expect(answer.status).toBe(200);
    const trip = tripSchema.parse(await answer.json());
    expect(answer.headers.get("etag")).toBe(`"v${(before.version ?? 0) + 1}"`);
    expect(trip.title).toBe("Spring in Lisbon");
    expect(trip.tripData.itinerary[0]?.plan[1]?.note).toBe("Stairs!");
    expect(trip).toEqual(await readTrip());
    const list = (await (await ada.fetch("/api/trips")).json()) as { trips: unknown[] };
    expect(list.trips[0]).toMatchObject({
      title: "Spring in Lisbon",
      location: "Lisbon, Portugal",
    });
  });

  test("from an older version is answered 412 with the newer one, and changes nothing", async () => {
    const old = await etagOf(tripId);
    await patch(ada, [{ kind: "title", text: "Mine came first" }]);
    const answer = await patch(ada, TITLE, { etag: old });
    expect(answer.status).toBe(412);
    expect(answer.headers.get("etag")).toBe(await etagOf(tripId));
    expect(tripSchema.parse(await answer.json()).title).toBe("Mine came first");
    expect((await readTrip()).title).toBe("Mine came first");
  });

  test("sent again because the answer was lost changes nothing twice", async () => {
    const sent = { key: randomUUID(), etag: await etagOf(tripId) };
    const first = await (await patch(ada, TITLE, sent)).json();
    const second = await patch(ada, TITLE, sent);
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(first);
    const other = await patch(ada, [{ kind: "title", text: "Other" }], sent);
    await expectError(other, 422, "idempotency_key_reused");
  });

  test("needs to say which version, and carries a key", async () => {
    await expectError(await patch(ada, TITLE, { etag: undefined }), 428, "version_required");
    await expectError(await patch(ada, TITLE, { key: "short" }), 400, "idempotency_key_missing");
    expect((await patch(ada, TITLE, { etag: "*" })).status).toBe(200);
    expect((await patch(ada, TITLE, { etag: "nonsense" })).status).toBe(412);
    expect((await patch(ada, TITLE, { etag: `W/${await etagOf(tripId)}` })).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ["no changes", { changes: [] }],
    ["too many changes", { changes: Array.from({ length: 51 }, () => TITLE[0]) }],
    ["another kind", { changes: [{ kind: "owner", text: "eve" }] }],
    ["a field too many", { changes: [{ ...TITLE[0], userEmail: "eve@example.com" }] }],
    ["the document itself", { userEmail: "eve@example.com" }],
    ["a title too long", { changes: [{ kind: "title", text: "x".repeat(MAX_TITLE + 1) }] }],
    ["a note too long", { changes: [{ kind: "note", day: 0, text: "x".repeat(MAX_NOTE + 1) }] }],
    ["a day before the first", { changes: [{ kind: "note", day: -1, text: "x" }] }],
    ["a day and a half", { changes: [{ kind: "note", day: 0.5, text: "x" }] }],
    ["no object", []],
  ])("with %s is refused", async (_name, body) => {
    const before = await readTrip();
    await expectError(await patch(ada, [], { body }), 400, "bad_request");
    expect(await readTrip()).toEqual(before);
  });

  test("about a day the trip doesn't have is refused in words", async () => {
    const answer = await patch(ada, [{ kind: "note", day: 9, text: "x" }]);
    await expectError(answer, 422, "change_impossible");
  });

  test("of someone else's trip looks like one of no trip", async () => {
    const others = await patch(eve, TITLE, { etag: "*" });
    const nones = await patch(eve, TITLE, { etag: "*", id: "1600000000000" });
    await expectError(others, 404, "trip_not_found");
    await expectError(nones, 404, "trip_not_found");
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
    await patch(ada, TITLE, { id, etag: old });
    const answer = await remove(ada, id, old);
    expect(answer.status).toBe(412);
    expect(tripSchema.parse(await answer.json()).title).toBe("Spring in Lisbon");
    expect(await listTripIds(ada)).toContain(id);
  });
});
