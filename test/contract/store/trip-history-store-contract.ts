import { describe, expect, test } from "vitest";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  MAX_TRIP_STEPS,
  MAX_TRIP_STEPS_BYTES,
  tripStepId,
} from "../../../src/server/store/trip-history-store.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

export function tripHistoryStoreContract(store: () => Store): void {
  async function begin(name = "ada") {
    const { id: ownerId } = await store().users.upsert(storePerson(name));
    return { ownerId, id: await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS }) };
  }
  let keys = 0;
  function rename(id: string, ownerId: string, title: string, from?: number) {
    keys += 1;
    return changeStored(store(), id, ownerId, {
      idempotencyKey: `history-${keys}`,
      made: [setTitle(title)],
      expectedVersion: from,
      nowMs: NOW_MS + keys,
    });
  }
  const versions = async (id: string) =>
    (await store().history.list(id)).map(({ version }) => version);

  /** Repeats a trip's one step until there are enough: quicker than as many changes. */
  async function leaveSteps(tripId: string, count: number): Promise<void> {
    const { records } = store();
    const page = { after: undefined, limit: 9 };
    const [step] = (await records.read("tripHistory", page)).records;
    const [trip] = (await records.read("trips", page)).records;
    if (step === undefined || trip === undefined) throw new Error("a trip with a step");
    const versions = Array.from({ length: count }, (_, nth) => nth + 2);
    await records.write(
      "tripHistory",
      versions.map((version) => ({ ...step, version, id: tripStepId(tripId, version) })),
    );
    const document = { ...trip.document, version: count + 1 };
    await records.write("trips", [{ ...trip, version: count + 1, document }]);
  }

  describe("a trip's history", () => {
    test("has a step for each version, the newest first, with what takes it back", async () => {
      const { id, ownerId } = await begin();
      const another = await begin("eve");
      expect(await store().history.list(id)).toEqual([]);
      await rename(id, ownerId, "Spring");
      await rename(id, ownerId, "Autumn");
      await rename(another.id, another.ownerId, "Winter");
      const autumn = { version: 3, madeBy: ownerId, atMs: NOW_MS + 2 };
      const spring = { version: 2, madeBy: ownerId, atMs: NOW_MS + 1 };
      const listed = [
        { ...autumn, made: { code: "renamed", values: { to: "Autumn" } } },
        { ...spring, made: { code: "renamed", values: { to: "Spring" } } },
      ];
      expect(await store().history.list(id)).toEqual(listed);
      const [newest] = listed;
      const inverse = [{ kind: "set-title", text: "Spring" }];
      expect(await store().history.after(id, 2)).toEqual([{ ...newest, inverse }]);
      expect(await store().history.after(id, 3)).toEqual([]);
    });

    test("T63 each version has a stamp of its own, and another where it is written from a file", async () => {
      const { id, ownerId } = await begin();
      const stampNow = async () =>
        (await store().trips.find(id, asOwner(ownerId)))?.stamp ?? "there is no trip";
      const first = await stampNow();
      expect(first).toMatch(/^[\w-]{11}$/);
      expect(await stampNow()).toBe(first);
      const changed = await rename(id, ownerId, "Spring");
      const second = await stampNow();
      expect(changed).toMatchObject({ outcome: "replaced", trip: { version: 2, stamp: second } });
      const refused = await rename(id, ownerId, "Autumn", 1);
      expect(refused).toMatchObject({ outcome: "conflict", trip: { stamp: second } });
      await store().users.upsert(storePerson("ada", "ada@new.example"));
      const third = await stampNow();
      const { records } = await store().records.read("trips", { after: undefined, limit: 9 });
      await store().records.write("trips", records);
      expect(new Set([first, second, third, await stampNow()]).size).toBe(4);
    });

    test("has no step of a change that was not made", async () => {
      const { id, ownerId } = await begin();
      await rename(id, ownerId, "Spring", 1);
      expect(await rename(id, ownerId, "Autumn", 1)).toMatchObject({ outcome: "conflict" });
      expect(await versions(id)).toEqual([2]);
    });

    test("keeps the newest steps that there is room for", async () => {
      const { id, ownerId } = await begin();
      await rename(id, ownerId, "Title");
      await leaveSteps(id, MAX_TRIP_STEPS);
      for (const title of ["Spring", "Summer", "Autumn"]) await rename(id, ownerId, title);
      const kept = await versions(id);
      expect(kept).toHaveLength(MAX_TRIP_STEPS);
      expect(kept[0]).toBe(MAX_TRIP_STEPS + 4);
      expect(kept.at(-1)).toBe(5);
      const { id: large } = await begin();
      const long = "x".repeat(200_000);
      for (const letter of ["a", "b", "c", "d", "e"]) await rename(large, ownerId, letter + long);
      expect(await versions(large)).toEqual([6, 5]);
      // The newest is kept whatever its size: what was just made can be taken back.
      const { id: huge } = await begin();
      await rename(huge, ownerId, "y".repeat(MAX_TRIP_STEPS_BYTES));
      await rename(huge, ownerId, "Small");
      expect(await versions(huge)).toEqual([3]);
      await rename(huge, ownerId, "Smaller");
      expect(await versions(huge)).toEqual([4]);
    });

    test("goes with the trip, and with the account", async () => {
      const { id, ownerId } = await begin();
      await rename(id, ownerId, "Spring");
      await store().trips.remove(id, asOwner(ownerId), undefined);
      expect(await store().history.list(id)).toEqual([]);
      const second = await begin();
      await rename(second.id, ownerId, "Autumn");
      await store().users.remove(ownerId);
      expect(await store().history.list(second.id)).toEqual([]);
      expect(await store().records.count("tripHistory")).toBe(0);
    });

    test("is the other user's where two become one", async () => {
      const { id, ownerId } = await begin();
      const { id: into } = await store().users.upsert(storePerson("eve"));
      await rename(id, ownerId, "Spring");
      await store().users.merge(ownerId, into);
      expect(await store().history.list(id)).toMatchObject([{ version: 2, madeBy: into }]);
    });
  });
}
