import { describe, expect, test } from "vitest";
import type { Trip } from "../../src/domain/trip/trip.ts";
import type { TripChange } from "../../src/domain/trip/trip-change.ts";
import type { Store } from "../../src/server/store/store.ts";
import { openConnections } from "../support/open-connections.ts";
import { parseDocument } from "../support/parse-document.ts";
import { saveTrip } from "../support/save-trip.ts";
import { storePerson } from "../support/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const TITLE: TripChange = { kind: "title", text: "Grandma's eightieth" };

export function tripChangeContract(store: () => Store): void {
  async function begin() {
    const { id: ownerId } = await store().users.upsert(storePerson("ada"));
    return { ownerId, id: await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS }) };
  }
  async function read(id: string, ownerId: string) {
    const stored = await store().trips.find(id, ownerId);
    return { version: stored?.version, trip: parseDocument(stored) as Trip };
  }
  const changeOf = (idempotencyKey: string, changes: TripChange[], expectedVersion?: number) => ({
    idempotencyKey,
    changes,
    expectedVersion,
    nowMs: NOW_MS,
  });

  describe("changes of a trip", () => {
    test("a title and notes are stored beside everything else, and the version counts up", async () => {
      const { id, ownerId } = await begin();
      const before = await read(id, ownerId);
      const changes: TripChange[] = [
        TITLE,
        { kind: "note", day: 1, text: "Ask for the corner table" },
        { kind: "note", day: 0, place: 0, text: " Bring cash " },
      ];
      const changed = await store().trips.change(id, ownerId, changeOf("key-1", changes, 1));
      const after = await read(id, ownerId);
      expect(changed).toMatchObject({ outcome: "changed", trip: { version: 2 } });
      const [first, second] = before.trip.tripData.itinerary;
      expect(after).toEqual({
        version: 2,
        trip: {
          ...before.trip,
          version: 2,
          title: "Grandma's eightieth",
          tripData: {
            ...before.trip.tripData,
            itinerary: [
              { ...first, plan: [{ ...first?.plan[0], note: "Bring cash" }] },
              { ...second, note: "Ask for the corner table" },
            ],
          },
        },
      });
      const { trips } = await store().trips.list(ownerId, { cursor: undefined, limit: 5 });
      expect(trips).toMatchObject([{ id, title: "Grandma's eightieth", version: 2 }]);
    });

    test("empty text takes a title or a note away, and leaves no trace", async () => {
      const { id, ownerId } = await begin();
      const before = await read(id, ownerId);
      const note: TripChange = { kind: "note", day: 0, text: "x" };
      await store().trips.change(id, ownerId, changeOf("key-1", [TITLE, note]));
      const away = [
        { ...TITLE, text: "" },
        { ...note, text: "  " },
      ];
      await store().trips.change(id, ownerId, changeOf("key-2", away));
      expect((await read(id, ownerId)).trip).toEqual({ ...before.trip, version: 3 });
    });

    test("the same key again is told what is, and changes nothing; with other changes it is refused", async () => {
      const { id, ownerId } = await begin();
      await store().trips.change(id, ownerId, changeOf("key-1", [TITLE], 1));
      const again = await store().trips.change(id, ownerId, changeOf("key-1", [TITLE], 1));
      expect(again).toMatchObject({ outcome: "changed", trip: { version: 2 } });
      const other = [{ ...TITLE, text: "Something else" }];
      const reused = await store().trips.change(id, ownerId, changeOf("key-1", other, 2));
      expect(reused).toEqual({ outcome: "key_reused" });
      expect(await read(id, ownerId)).toMatchObject({ version: 2, trip: { title: TITLE.text } });
      await store().trips.forgetChanges(NOW_MS + 1);
      const forgotten = await store().trips.change(id, ownerId, changeOf("key-1", other, 2));
      expect(forgotten).toMatchObject({ outcome: "changed", trip: { version: 3 } });
    });

    test("of many at once to one version exactly one is made; the rest are shown it", async () => {
      const { id, ownerId } = await begin();
      await openConnections(store());
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          store().trips.change(
            id,
            ownerId,
            changeOf(`key-${index}`, [{ kind: "title", text: `Title ${index}` }], 1),
          ),
        ),
      );
      const made = results.filter(({ outcome }) => outcome === "changed");
      expect(made).toHaveLength(1);
      const now = await store().trips.find(id, ownerId);
      for (const result of results) {
        if (result.outcome === "changed") continue;
        expect(result).toMatchObject({ outcome: "conflict", trip: { version: 2 } });
        const shown = "trip" in result ? Buffer.from(result.trip.document).toString() : "";
        expect(shown).toBe(Buffer.from(now?.document ?? []).toString());
      }
    });

    test("what names a day or place that isn't there changes nothing at all", async () => {
      const { id, ownerId } = await begin();
      for (const wrong of [
        { kind: "note", day: 2, text: "x" },
        { kind: "note", day: 0, place: 1, text: "x" },
      ] as const) {
        const result = await store().trips.change(id, ownerId, changeOf("key-1", [TITLE, wrong]));
        expect(result).toEqual({ outcome: "impossible" });
      }
      expect((await read(id, ownerId)).version).toBe(1);
    });

    test("nobody changes or removes someone else's", async () => {
      const { id, ownerId } = await begin();
      const { id: eve } = await store().users.upsert(storePerson("eve"));
      const changed = await store().trips.change(id, eve, changeOf("key-1", [TITLE]));
      expect(changed).toEqual({ outcome: "not_found" });
      expect(await store().trips.remove(id, eve, undefined)).toEqual({ outcome: "not_found" });
      expect((await read(id, ownerId)).version).toBe(1);
    });

    test("a trip is removed at the expected version, or at any, and then is gone", async () => {
      const { id, ownerId } = await begin();
      await store().trips.change(id, ownerId, changeOf("key-1", [TITLE]));
      const conflict = await store().trips.remove(id, ownerId, 1);
      expect(conflict).toMatchObject({ outcome: "conflict", trip: { version: 2 } });
      expect(await store().trips.remove(id, ownerId, 2)).toEqual({ outcome: "removed" });
      expect(await store().trips.find(id, ownerId)).toBeUndefined();
      expect(await store().trips.remove(id, ownerId, undefined)).toEqual({ outcome: "not_found" });
      const late = await store().trips.change(id, ownerId, changeOf("key-1", [TITLE], 1));
      expect(late).toEqual({ outcome: "not_found" });
    });
  });
}
