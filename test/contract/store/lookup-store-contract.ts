import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { openConnections } from "../../support/server/open-connections.ts";

const NOW_MS = 1_700_000_000_000;

export function lookupStoreContract(store: () => Store): void {
  describe("lookups", () => {
    test("a saved value is found by its key, and by no other", async () => {
      await store().lookups.save("photo\nBelém Tower", "a value", NOW_MS);
      expect(await store().lookups.find("photo\nBelém Tower")).toBe("a value");
      for (const other of ["photo\nbelém tower", "photo\nBelém Tower ", "", "constructor"]) {
        expect(await store().lookups.find(other)).toBeUndefined();
      }
    });

    test("a value saved again takes the former's place", async () => {
      await store().lookups.save("key", "old", NOW_MS);
      await store().lookups.save("key", "new", NOW_MS + 1);
      expect(await store().lookups.find("key")).toBe("new");
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
      await lookups.removeOld(NOW_MS + 10, "kept");
      const found = await Promise.all(["kept", "old", "renewed"].map((key) => lookups.find(key)));
      expect(found).toEqual(["k", undefined, "r"]);
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
