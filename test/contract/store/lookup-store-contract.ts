import { describe, expect, test } from "vitest";
import type { TripDraft } from "../../../src/domain/trip/trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { guideKey } from "../../../src/server/store/lookup-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { openDataOf, tripDraft } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

export function lookupStoreContract(store: () => Store): void {
  describe("lookups", () => {
    test("a saved value is found by its key, and by no other", async () => {
      await store().lookups.save("photo\nBelém Tower", "a former value", NOW_MS - 1);
      await store().lookups.save("photo\nBelém Tower", "a value", NOW_MS);
      expect(await store().lookups.find("photo\nBelém Tower")).toBe("a value");
      for (const other of ["photo\nbelém tower", "photo\nBelém Tower ", "", "constructor"]) {
        expect(await store().lookups.find(other)).toBeUndefined();
      }
    });

    test("of many that would be first one is, and all are told the same", async () => {
      const values = Array.from({ length: 20 }, (_, index) => `value ${index}`);
      await openConnections(store());
      const told = await Promise.all(
        values.map((value) => store().lookups.saveFirst("key", value, NOW_MS)),
      );
      expect(new Set(told).size).toBe(1);
      expect(values).toContain(told[0]);
      expect(await store().lookups.find("key")).toBe(told[0]);
      expect(await store().lookups.saveFirst("key", "too late", NOW_MS + 1)).toBe(told[0]);
    });

    test("what is old is forgotten, but for the one key that is kept", async () => {
      const { lookups } = store();
      await lookups.saveFirst("kept", "k", NOW_MS);
      await lookups.save("old", "o", NOW_MS);
      await lookups.save("renewed", "r", NOW_MS);
      await lookups.save("renewed", "r", NOW_MS + 10);
      await lookups.removeOld(NOW_MS + 10, { keepKey: "kept", nowMs: NOW_MS + 20 });
      const found = await Promise.all(["kept", "old", "renewed"].map((key) => lookups.find(key)));
      expect(found).toEqual(["k", undefined, "r"]);
    });

    test("guides that a trip names are kept as long as one does, each looked at again later", async () => {
      const { users, trips, records, lookups } = store();
      const { id: userId } = await users.upsert(storePerson("ada"));
      const names = ["of a trip", "of a town", "of another town", "of none"];
      for (const name of names) await lookups.save(guideKey(name), name, NOW_MS);
      const left = async () => {
        const found = await Promise.all(names.map((name) => lookups.find(guideKey(name))));
        return found.filter((name) => name !== undefined);
      };
      const save = (fields: Partial<TripDraft>) =>
        saveTrip(store(), { userId, nowMs: NOW_MS, draft: { ...tripDraft(), ...fields } });
      const town = (name: string) => ({ name, label: name, openData: openDataOf(name) });
      const towns = ["of a town", "of another town"].map(town);
      const one = await save({ openData: openDataOf("of a trip") });
      const other = await save({ bases: { towns, ways: [] } });

      await lookups.removeOld(NOW_MS + 1, { keepKey: "", nowMs: NOW_MS + 100 });
      expect(await left()).toEqual(names.slice(0, 3));

      const { records: all } = await records.read("trips", { after: undefined, limit: 10 });
      await trips.remove(one, asOwner(userId), undefined);
      await trips.remove(other, asOwner(userId), undefined);
      // As an import writes it.
      await records.write(
        "trips",
        all.filter(({ id }) => id === other),
      );
      await lookups.removeOld(NOW_MS + 100, { keepKey: "", nowMs: NOW_MS + 200 });
      expect(await left()).toEqual(names.slice(0, 3));
      await lookups.removeOld(NOW_MS + 101, { keepKey: "", nowMs: NOW_MS + 200 });
      expect(await left()).toEqual(names.slice(1, 3));
    });

    test("keys of any length and any letters are told apart by their last one", async () => {
      const long = "'; DROP TABLE lookups; -- \u0000 ü 😀 ".repeat(400);
      await store().lookups.save(`${long}a`, "a", NOW_MS);
      await store().lookups.save(`${long}b`, "", NOW_MS);
      expect(await store().lookups.find(`${long}a`)).toBe("a");
      expect(await store().lookups.find(`${long}b`)).toBe("");
    });
  });
}
