import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  LEAST_CACHE_BYTES,
  type OfflineStore,
} from "../../../src/web/offline/store/offline-store.ts";
import type { StoreOptions } from "../../../src/web/offline/store/table-store.ts";
import {
  addWrite,
  FIRST_ID,
  offlinePhoto,
  offlineSummary,
  offlineTrip,
  removePending,
  SECOND_ID,
} from "../../support/browser/offline-rows.ts";

const NOW_MS = 1_700_000_000_000;
/** Four photos of this fit the least cap, five don't. */
const QUARTER = 250_000;

/** Runs the port's promises about room; `open` gives a store that nothing has been kept in. */
export function offlineStoreCapContract(
  kind: OfflineStore["kind"],
  open: (options: StoreOptions) => OfflineStore,
): void {
  describe(`the cap of a store in ${kind}`, () => {
    const openSmall = async () => {
      const small = open({ now: () => NOW_MS, capBytes: 1 });
      await small.claim("ada");
      return small;
    };
    const slots = async (from: OfflineStore, names: readonly string[]) => {
      const kept = await Promise.all(names.map((name) => from.photo(FIRST_ID, name)));
      return names.filter((_name, at) => kept[at] !== undefined);
    };

    beforeEach(() => {
      vi.spyOn(console, "warn");
    });
    // None of this is trouble.
    afterEach(() => expect(console.warn).not.toHaveBeenCalled());

    test("is never under the least, however small it is set", async () => {
      const small = await openSmall();
      expect(LEAST_CACHE_BYTES).toBe(1_048_576);
      const answerBytes = JSON.stringify(offlinePhoto(0).answer).length;
      const whole = LEAST_CACHE_BYTES - answerBytes;
      expect(await small.keepPhoto(FIRST_ID, "hero", offlinePhoto(whole))).toBe(true);
      expect(await small.bytes()).toBe(LEAST_CACHE_BYTES);
      expect(await small.keepPhoto(FIRST_ID, "hero", offlinePhoto(whole + 1))).toBe(false);
    });

    test("takes away what was used longest ago, reading being a use", async () => {
      const small = await openSmall();
      for (const slot of ["a", "b", "c", "d"]) {
        await small.keepPhoto(FIRST_ID, slot, offlinePhoto(QUARTER));
      }
      await small.photo(FIRST_ID, "a");
      await small.keepPhoto(FIRST_ID, "e", offlinePhoto(QUARTER));
      expect(await small.bytes()).toBeLessThanOrEqual(LEAST_CACHE_BYTES);
      expect(await slots(small, ["a", "b", "c", "d", "e"])).toEqual(["a", "c", "d", "e"]);
    });

    test("has one order for trips and photos", async () => {
      const small = await openSmall();
      const bigTrip = (id: string) => offlineTrip(id, 1, "x".repeat(QUARTER));
      await small.keepTrip(bigTrip(FIRST_ID));
      await small.keepPhoto(FIRST_ID, "a", offlinePhoto(QUARTER));
      await small.keepTrip(bigTrip(SECOND_ID));
      await small.keepPhoto(FIRST_ID, "b", offlinePhoto(QUARTER));
      await small.trip(FIRST_ID);
      await small.keepPhoto(FIRST_ID, "c", offlinePhoto(QUARTER));
      expect(await slots(small, ["a", "b", "c"])).toEqual(["b", "c"]);
      await small.keepPhoto(FIRST_ID, "d", offlinePhoto(QUARTER));
      expect([...(await small.keptVersions()).keys()]).toEqual([FIRST_ID]);
    });

    test("takes away neither the list nor writes nor the trips they are about", async () => {
      const small = await openSmall();
      await small.keepList([offlineSummary()]);
      await small.keepTrip(offlineTrip(FIRST_ID));
      await small.keepTrip(offlineTrip(SECOND_ID));
      const write = await addWrite(small, FIRST_ID);
      for (let slot = 0; slot < 9; slot += 1) {
        await small.keepPhoto(FIRST_ID, `place-0-${slot}`, offlinePhoto(QUARTER));
      }
      expect([...(await small.keptVersions()).keys()]).toEqual([FIRST_ID]);
      expect((await small.list())?.map(({ id }) => id)).toEqual([SECOND_ID, FIRST_ID]);
      expect(await small.pending()).toEqual([write]);
      await removePending(small, write);
      for (let slot = 0; slot < 9; slot += 1) {
        await small.keepPhoto(FIRST_ID, `place-1-${slot}`, offlinePhoto(QUARTER));
      }
      expect(await small.keptVersions()).toEqual(new Map());
    });

    test("refuses what can't fit, and takes nothing away for it", async () => {
      const small = await openSmall();
      await small.keepTrip(offlineTrip(FIRST_ID));
      await small.keepTrip(offlineTrip(SECOND_ID));
      await small.keepPhoto(FIRST_ID, "a", offlinePhoto(QUARTER));
      const bytes = await small.bytes();
      const huge = offlineTrip(SECOND_ID, 2, "x".repeat(LEAST_CACHE_BYTES));
      expect(await small.keepTrip(huge)).toBe(false);
      expect(await small.bytes()).toBe(bytes);
      expect(await small.trip(SECOND_ID)).toEqual(offlineTrip(SECOND_ID));
    });
  });
}
