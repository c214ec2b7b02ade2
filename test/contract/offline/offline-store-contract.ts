import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import type { OfflineStore } from "../../../src/web/offline/store/offline-store.ts";
import type { StoreOptions } from "../../../src/web/offline/store/table-store.ts";
import {
  addPending,
  addWrite,
  FIRST_ID,
  offlineFacts,
  offlinePhoto,
  offlineSummary,
  offlineTrip,
  offlineWrite,
  SECOND_ID,
  THIRD_ID,
} from "../../support/browser/offline-rows.ts";
import { pendingWritesContract } from "./pending-writes-contract.ts";

const NOW_MS = 1_700_000_000_000;

/** Runs every promise of the port; `open` gives a store that nothing has been kept in. */
export function offlineStoreContract(
  kind: OfflineStore["kind"],
  open: (options: StoreOptions) => OfflineStore,
): void {
  describe(`a store in ${kind}`, () => {
    let store: OfflineStore;
    beforeEach(async () => {
      vi.spyOn(console, "warn");
      store = open({ now: () => NOW_MS });
      await store.claim("ada");
    });
    // None of this is trouble.
    afterEach(() => expect(console.warn).not.toHaveBeenCalled());

    test("says what it is", () => {
      expect(store.kind).toBe(kind);
    });

    test("a trip is found as it was kept, and another isn't", async () => {
      expect(await store.keepTrip(offlineTrip())).toBe(true);
      expect(await store.trip(FIRST_ID)).toEqual(offlineTrip());
      expect(await store.trip(SECOND_ID)).toBeUndefined();
    });

    test("a later keeping takes the former's place", async () => {
      await store.keepTrip(offlineTrip(FIRST_ID, 1, "x".repeat(500)));
      await store.keepTrip(offlineTrip(FIRST_ID, 2));
      expect(await store.trip(FIRST_ID)).toEqual(offlineTrip(FIRST_ID, 2));
      expect(await store.bytes()).toBe(JSON.stringify(offlineTrip(FIRST_ID, 2)).length);
    });

    test("what is kept is a copy: nobody changes it afterwards", async () => {
      const trip = offlineTrip();
      await store.keepTrip(trip);
      trip.userEmail = "mallory@example.com";
      const found = await store.trip(FIRST_ID);
      if (found !== undefined) found.userEmail = "mallory@example.com";
      expect((await store.trip(FIRST_ID))?.userEmail).toBe("ada@example.com");
    });

    test("says which versions are kept", async () => {
      await store.keepTrip(offlineTrip(FIRST_ID, 3));
      await store.keepTrip(offlineTrip(SECOND_ID, 1));
      await store.keepPhoto(THIRD_ID, "hero", offlinePhoto(10));
      await store.keepList([offlineSummary(THIRD_ID)]);
      expect(await store.keptVersions()).toEqual(
        new Map([
          [FIRST_ID, 3],
          [SECOND_ID, 1],
        ]),
      );
    });

    test("a trip's history is changed in one step, and goes with it", async () => {
      expect(await store.history(FIRST_ID)).toEqual({ done: [], undone: [] });
      const step = (text: string) => ({
        made: { code: "unnamed" as const },
        revert: [{ kind: "set-title" as const, text }],
        seen: [""],
        atMs: NOW_MS,
      });
      const add = (text: string) =>
        store.changeHistory(FIRST_ID, ({ done, undone }) => ({
          done: [...done, step(text)],
          undone,
        }));
      await Promise.all([add("Spring"), add("Autumn")]);
      const kept = await store.history(FIRST_ID);
      expect(kept).toEqual({ done: [step("Spring"), step("Autumn")], undone: [] });
      expect(await store.history(SECOND_ID)).toEqual({ done: [], undone: [] });
      expect(await store.bytes()).toBe(JSON.stringify(kept).length);
      await store.dropTrip(FIRST_ID);
      expect(await store.history(FIRST_ID)).toEqual({ done: [], undone: [] });
      await add("Winter");
      await store.claim("eve");
      expect(await store.history(FIRST_ID)).toEqual({ done: [], undone: [] });
    });

    test("files stay with their trip whatever else goes, up to a limit, and are nobody else's", async () => {
      const file = (tripId: string, id: string, bytes = 10) => ({
        id,
        tripId,
        partId: "place-0-1",
        name: `${id}.pdf`,
        file: new Blob([new Uint8Array(bytes)], { type: "application/pdf" }),
      });
      const names = async (tripId: string) =>
        (await store.files(tripId)).map(({ name, file }) => `${name} ${file?.size ?? "elsewhere"}`);
      expect(await store.addFile(file(FIRST_ID, "b"))).toBe("kept");
      expect(await store.addFile(file(FIRST_ID, "a"))).toBe("kept");
      expect(await store.addFile(file(SECOND_ID, "c"))).toBe("kept");
      expect(await store.addFile(file(SECOND_ID, "d", LIMITS.keptFile.allBytes))).toBe("full");
      expect(await names(FIRST_ID)).toEqual(["a.pdf 10", "b.pdf 10"]);
      expect(await store.bytes()).toBe(0);
      // One that only the account has, which then comes.
      const elsewhere = { ...file(FIRST_ID, "z"), file: undefined, isInAccount: true } as const;
      expect(await store.addFile(elsewhere)).toBe("kept");
      expect(await names(FIRST_ID)).toEqual(["a.pdf 10", "b.pdf 10", "z.pdf elsewhere"]);
      const most = file(FIRST_ID, "z", LIMITS.keptFile.allBytes - 30);
      expect(await store.addFile(most)).toBe("kept");
      expect(await store.addFile({ ...most, isInAccount: true })).toBe("kept");
      await store.removeFile(FIRST_ID, "z");
      await store.removeFile(FIRST_ID, "a");
      expect(await names(FIRST_ID)).toEqual(["b.pdf 10"]);
      await store.dropTrip(FIRST_ID);
      expect(await names(FIRST_ID)).toEqual([]);
      expect(await names(SECOND_ID)).toEqual(["c.pdf 10"]);
      await store.claim("eve");
      expect(await names(SECOND_ID)).toEqual([]);
      expect(await store.addFile(file(SECOND_ID, "e"))).toBe("kept");
      await store.wipe();
      await store.claim("eve");
      expect(await names(SECOND_ID)).toEqual([]);
    });

    test("a dropped trip is gone with its photos and facts, and nothing else", async () => {
      for (const id of [FIRST_ID, SECOND_ID]) {
        await store.keepTrip(offlineTrip(id));
        await store.keepPhoto(id, "hero", offlinePhoto(100));
        await store.keepPhoto(id, "place-0-1", offlinePhoto(100));
        await store.keepFacts(id, offlineFacts({ castle: "24/7" }));
      }
      const write = await addWrite(store, FIRST_ID);
      const bytes = await store.bytes();
      await store.dropTrip(FIRST_ID);
      expect(await store.trip(FIRST_ID)).toBeUndefined();
      expect(await store.photo(FIRST_ID, "hero")).toBeUndefined();
      expect(await store.photo(FIRST_ID, "place-0-1")).toBeUndefined();
      expect(await store.facts(FIRST_ID)).toBeUndefined();
      expect(await store.trip(SECOND_ID)).toBeDefined();
      expect(await store.photo(SECOND_ID, "hero")).toBeDefined();
      expect(await store.facts(SECOND_ID)).toBeDefined();
      expect(await store.pending()).toEqual([write]);
      expect(await store.bytes()).toBe(bytes / 2);
      expect([...(await store.keptVersions()).keys()]).toEqual([SECOND_ID]);
    });

    test("the list is found as it was last kept", async () => {
      expect(await store.list()).toBeUndefined();
      await store.keepList([offlineSummary(FIRST_ID), offlineSummary(SECOND_ID)]);
      expect(await store.keepList([offlineSummary(SECOND_ID)])).toBe(true);
      expect(await store.list()).toEqual([offlineSummary(SECOND_ID)]);
      await store.keepList([]);
      expect(await store.list()).toEqual([]);
    });

    test("the list follows the trips that are kept and dropped, newest first", async () => {
      await store.keepTrip(offlineTrip(FIRST_ID));
      expect(await store.list()).toBeUndefined();
      await store.keepList([offlineSummary(FIRST_ID)]);
      await store.keepTrip({ ...offlineTrip(SECOND_ID, 3), title: "Spring" });
      expect(await store.list()).toMatchObject([
        { id: SECOND_ID, title: "Spring", version: 3, location: "Porto, Portugal" },
        { id: FIRST_ID },
      ]);
      await store.dropTrip(FIRST_ID);
      expect((await store.list())?.map(({ id }) => id)).toEqual([SECOND_ID]);
    });

    test("a trip is found with the writes to it, and with no other", async () => {
      await store.keepTrip(offlineTrip());
      const write = await addWrite(store, FIRST_ID);
      await addWrite(store, SECOND_ID);
      expect(await store.tripWithWrites(FIRST_ID)).toEqual({
        trip: offlineTrip(),
        writes: [write],
      });
      expect(await store.tripWithWrites(THIRD_ID)).toEqual({ trip: undefined, writes: [] });
    });

    test("facts are found as they were last kept, those of their trip alone", async () => {
      await store.keepTrip(offlineTrip(SECOND_ID));
      await store.keepFacts(FIRST_ID, offlineFacts());
      expect(await store.keepFacts(FIRST_ID, offlineFacts({ castle: "24/7" }))).toBe(true);
      expect(await store.facts(FIRST_ID)).toEqual(offlineFacts({ castle: "24/7" }));
      expect(await store.facts(SECOND_ID)).toBeUndefined();
      expect([...(await store.keptVersions()).keys()]).toEqual([SECOND_ID]);
    });

    test("a photo is found byte by byte, with its credits", async () => {
      expect(await store.keepPhoto(FIRST_ID, "hotel-0", offlinePhoto(1000, 42))).toBe(true);
      const photo = await store.photo(FIRST_ID, "hotel-0");
      expect(photo?.answer).toEqual(offlinePhoto(1000).answer);
      expect(photo?.image.type).toBe("image/jpeg");
      const bytes = new Uint8Array((await photo?.image.arrayBuffer()) ?? []);
      expect(bytes).toEqual(new Uint8Array(1000).fill(42));
      expect(await store.photo(FIRST_ID, "hero")).toBeUndefined();
      expect(await store.photo(SECOND_ID, "hotel-0")).toBeUndefined();
    });

    test("bytes are those of the JSON in UTF-8 and of the images, writes apart", async () => {
      const utf8 = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
      const trip = { ...offlineTrip(), title: "Über Pôrto 🚋" };
      const photo = offlinePhoto(1234);
      await store.keepTrip(trip);
      await store.keepPhoto(FIRST_ID, "hero", photo);
      await store.keepFacts(FIRST_ID, offlineFacts());
      await store.keepList([offlineSummary()]);
      await addWrite(store);
      const json = [trip, photo.answer, offlineFacts(), [offlineSummary()]];
      const bytes = 1234 + json.reduce<number>((sum, row) => sum + utf8(row), 0);
      expect(await store.bytes()).toBe(bytes);
    });

    describe("whose it is", () => {
      const fill = async () => {
        await store.keepTrip(offlineTrip());
        await store.keepPhoto(FIRST_ID, "hero", offlinePhoto(10));
        await store.keepFacts(FIRST_ID, offlineFacts());
        await store.keepList([offlineSummary()]);
        await addWrite(store);
      };
      const found = async (from = store) => [
        await from.trip(FIRST_ID),
        await from.photo(FIRST_ID, "hero"),
        await from.facts(FIRST_ID),
        await from.list(),
        ...(await from.pending()),
        ...(await from.keptVersions()),
        ...(await from.bytes().then((bytes) => (bytes === 0 ? [] : [bytes]))),
      ];
      const nothing = [undefined, undefined, undefined, undefined];
      const expectKeepsNothing = async (inStore = store) => {
        expect(await inStore.keepTrip(offlineTrip())).toBe(false);
        expect(await inStore.keepPhoto(FIRST_ID, "hero", offlinePhoto(10))).toBe(false);
        expect(await inStore.keepFacts(FIRST_ID, offlineFacts())).toBe(false);
        expect(await inStore.keepList([offlineSummary()])).toBe(false);
        expect(await addPending(inStore, offlineWrite())).toBe("failed");
        expect(await found(inStore)).toEqual(nothing);
      };

      test("before it is claimed it finds nothing and keeps nothing", async () => {
        await expectKeepsNothing(open({ now: () => NOW_MS }));
      });

      test("the same user finds everything again", async () => {
        await fill();
        const before = await found();
        expect(before.filter((one) => one === undefined)).toEqual([]);
        await store.claim("ada");
        expect(await found()).toEqual(before);
      });

      test("another user finds nothing, and then the first doesn't either", async () => {
        await fill();
        await store.claim("bob");
        expect(await found()).toEqual(nothing);
        await store.claim("ada");
        expect(await found()).toEqual(nothing);
      });

      test("wiped, it finds nothing and keeps nothing until it is claimed again", async () => {
        await fill();
        await store.wipe();
        await expectKeepsNothing();
        await store.claim("ada");
        expect(await found()).toEqual(nothing);
        expect(await store.keepTrip(offlineTrip())).toBe(true);
      });

      test("what was under way when it was wiped or claimed by another isn't kept", async () => {
        const keep = () => [store.keepTrip(offlineTrip()), addPending(store, offlineWrite())];
        const first = keep();
        await store.wipe();
        await Promise.all(first);
        await store.claim("ada");
        expect(await found()).toEqual(nothing);
        const second = keep();
        await store.claim("bob");
        await Promise.all(second);
        expect(await found()).toEqual(nothing);
      });
    });

    pendingWritesContract(() => store);
  });
}
