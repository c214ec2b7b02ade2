import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storableText } from "../../../src/domain/limits.ts";
import { summariseTrip } from "../../../src/domain/trip/summarise-trip.ts";
import { tripSchema } from "../../../src/domain/trip/trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

export function tripStoreContract(store: () => Store): void {
  const signUp = async (subject: string) => (await store().users.upsert(storePerson(subject))).id;

  describe("trips", () => {
    test("a trip comes back as the document of the specification, with our additions", async () => {
      const userId = await signUp("ada");
      const id = await saveTrip(store(), { userId, nowMs: NOW_MS });
      const stored = await store().trips.find(id, asOwner(userId));
      const document: unknown = parseDocument(stored);
      expect(document).toMatchObject({
        id,
        ...tripDraft(),
        userEmail: "ada@example.com",
        version: 1,
        createdAt: new Date(NOW_MS).toISOString(),
      });
      expect(tripSchema.safeParse(document).success).toBe(true);
      expect(stored?.version).toBe(1);
    });

    test("a trip that no generation made is added once a key, with an id of its own", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      const add = (userId: string, idempotencyKey: string, contentHash = "hash") =>
        store().trips.add({
          userId,
          newTrip: newTrip(tripDraft(), NOW_MS),
          idempotencyKey,
          contentHash,
          nowMs: NOW_MS,
        });
      const added = await Promise.all([
        add(ada, "import-1"),
        add(ada, "import-1"),
        add(ada, "import-2"),
        add(eve, "import-1"),
      ]);
      const outcomes = added.map(({ outcome }) => outcome);
      expect(outcomes.slice(0, 2).toSorted()).toEqual(["added", "already"]);
      expect(outcomes.slice(2)).toEqual(["added", "added"]);
      const [id, same, second, eves] = added.map((one) => ("tripId" in one ? one.tripId : ""));
      expect(same).toBe(id);
      expect(new Set([id, second, eves]).size).toBe(3);
      expect(await add(ada, "import-1", "another hash")).toMatchObject({ outcome: "key_reused" });
      const { trips } = await store().trips.list(ada, { cursor: undefined, limit: 10 });
      expect(trips.map((trip) => trip.id)).toEqual([id, second].toSorted().toReversed());
      const stored = parseDocument(await store().trips.find(eves ?? "", asOwner(eve)));
      expect(stored).toMatchObject({ id: eves, userEmail: "eve@example.com", version: 1 });
    });

    test("someone else's trip and no trip look the same", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      const id = await saveTrip(store(), { userId: ada, nowMs: NOW_MS });
      expect(await store().trips.find(id, asOwner(ada))).toBeDefined();
      expect(await store().trips.find(id, asOwner(eve))).toBeUndefined();
      expect(await store().trips.find("1600000000000", asOwner(ada))).toBeUndefined();
      expect(await store().trips.find("' OR 1=1 --", asOwner(ada))).toBeUndefined();
    });

    test("of many who ask at once each gets their own trip, and nobody another's", async () => {
      const owners = await Promise.all(["ada", "eve", "a\u0000b"].map(signUp));
      const owned = await Promise.all(
        owners.map(async (userId) => ({
          userId,
          id: await saveTrip(store(), { userId, nowMs: NOW_MS }),
        })),
      );
      const asked = owned.flatMap(({ id, userId }) => [
        ...owners.map((owner) => ({ id, owner, found: owner === userId ? id : undefined })),
        { id: "a\u0000'\"\\{}", owner: userId, found: undefined },
      ]);
      const found = await Promise.all(
        [...asked, ...asked].map(({ id, owner }) => store().trips.find(id, asOwner(owner))),
      );
      expect(found.map((trip) => trip && tripSchema.parse(parseDocument(trip)).id)).toEqual(
        [...asked, ...asked].map((one) => one.found),
      );
    });

    test("whole documents come in pages, newest first, the owner's own only", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      const ids: string[] = [];
      for (const offset of [0, 1, 2]) {
        ids.unshift(await saveTrip(store(), { userId: ada, nowMs: NOW_MS + offset }));
      }
      await saveTrip(store(), { userId: eve, nowMs: NOW_MS + 1 });
      const first = await store().trips.listDocuments(ada, { beforeId: undefined, limit: 2 });
      const rest = await store().trips.listDocuments(ada, { beforeId: first[1]?.id, limit: 2 });
      expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
      const found = await store().trips.find(ids[2] ?? "", asOwner(ada));
      expect(Buffer.from(rest[0]?.document ?? [])).toEqual(Buffer.from(found?.document ?? []));
    });

    test("the list is the owner's own, newest first, as summaries", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      await saveTrip(store(), { userId: ada, nowMs: NOW_MS + 20 });
      await saveTrip(store(), { userId: eve, nowMs: NOW_MS + 25 });
      await saveTrip(store(), { userId: ada, nowMs: NOW_MS + 10, draft: tripDraft("Rome") });
      await saveTrip(store(), { userId: ada, nowMs: NOW_MS + 30 });
      const { trips, nextCursor } = await store().trips.list(ada, { cursor: undefined, limit: 10 });
      expect(trips.map((trip) => trip.id)).toEqual([
        String(NOW_MS + 30),
        String(NOW_MS + 20),
        String(NOW_MS + 10),
      ]);
      expect(trips[2]).toEqual({
        id: String(NOW_MS + 10),
        location: "Rome",
        noOfDays: 2,
        traveler: "2",
        budget: "Standard",
        createdAt: new Date(NOW_MS + 10).toISOString(),
        version: 1,
        firstPlace: "Place 1",
      });
      expect(nextCursor).toBeUndefined();
    });

    test("a summary says what the trip has most of, where, and when it begins, as it now is", async () => {
      const ada = await signUp("ada");
      const { userSelection, tripData, ...draft } = tripDraft();
      const [first, second] = tripData.itinerary;
      const [place] = second?.plan ?? [];
      if (first === undefined || place === undefined) throw new Error("two days with a place");
      const museum = { ...place, category: "museum" } as const;
      const id = await saveTrip(store(), {
        userId: ada,
        nowMs: NOW_MS,
        draft: {
          ...draft,
          timeZone: "Europe/Lisbon",
          userSelection: { ...userSelection, startDate: "2026-12-04" },
          tripData: { ...tripData, itinerary: [first, { ...first, plan: [museum, museum] }] },
        },
      });
      const list = async () =>
        (await store().trips.list(ada, { cursor: undefined, limit: 5 })).trips[0];
      expect(await list()).toMatchObject({
        startDate: "2026-12-04",
        firstPlace: "Place 1",
        category: "museum",
        timeZone: "Europe/Lisbon",
      });
      const found = await store().trips.find(id, asOwner(ada));
      const stored = tripSchema.parse(parseDocument(found));
      const [day] = stored.tripData.itinerary;
      if (day === undefined) throw new Error("a day");
      const document = {
        ...stored,
        version: 2,
        userSelection,
        tripData: { ...stored.tripData, itinerary: [{ ...day, plan: [] }, day] },
      };
      await store().trips.replace(id, asOwner(ada), {
        expectedVersion: 1,
        idempotencyKey: "key-1",
        contentHash: "any",
        document,
        summary: summariseTrip(document),
        step: { made: { code: "planned", values: { days: [] } }, inverse: [] },
        nowMs: NOW_MS,
      });
      const now = await list();
      expect(now).toEqual(summariseTrip(document));
      expect(now).toMatchObject({ firstPlace: "Place 1", timeZone: "Europe/Lisbon" });
      expect(now).not.toHaveProperty("startDate");
      expect(now).not.toHaveProperty("category");
    });

    test("what someone has is counted, in trips and in bytes, and only theirs", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      expect(await store().trips.measure(ada)).toEqual({ trips: 0, bytes: 0 });
      let bytes = 0;
      for (const label of ["Rome", "Łódź 🗾 \u0000", "\ud800"]) {
        const draft = tripDraft(label);
        const id = await saveTrip(store(), { userId: ada, nowMs: NOW_MS, draft });
        bytes += (await store().trips.find(id, asOwner(ada)))?.document.byteLength ?? 0;
      }
      await saveTrip(store(), { userId: eve, nowMs: NOW_MS });
      expect(await store().trips.measure(ada)).toEqual({ trips: 3, bytes });
      expect((await store().trips.measure(eve)).trips).toBe(1);
    });

    test("trips come in pages: every trip once, and no empty last page", async () => {
      const userId = await signUp("ada");
      const saved: string[] = [];
      const save = async () => saved.push(await saveTrip(store(), { userId, nowMs: NOW_MS }));
      for (const sizes of [
        [3, 3],
        [3, 3, 1],
      ]) {
        while (saved.length < sizes.reduce((sum, size) => sum + size)) await save();
        const pages: string[][] = [];
        let cursor: string | undefined;
        do {
          const page = await store().trips.list(userId, { cursor, limit: 3 });
          pages.push(page.trips.map((trip) => trip.id));
          cursor = page.nextCursor;
        } while (cursor !== undefined && pages.length < 10);
        expect(pages.map((page) => page.length)).toEqual(sizes);
        expect(pages.flat()).toEqual(saved.toReversed());
      }
    });

    test("a trip saved while someone pages neither repeats nor hides an older one", async () => {
      const userId = await signUp("ada");
      for (let index = 0; index < 4; index += 1) {
        await saveTrip(store(), { userId, nowMs: NOW_MS + index });
      }
      const first = await store().trips.list(userId, { cursor: undefined, limit: 2 });
      await saveTrip(store(), { userId, nowMs: NOW_MS + 100 });
      const second = await store().trips.list(userId, { cursor: first.nextCursor, limit: 2 });
      expect([...first.trips, ...second.trips].map((trip) => trip.id)).toEqual(
        [3, 2, 1, 0].map((index) => String(NOW_MS + index)),
      );
    });

    test("T19 any text at all comes back unchanged, SQL and quotes included", async () => {
      const userId = await signUp("ada");
      const nasty = `'; DROP TABLE trips; -- "\\u0000" \u0000 日本 🗾 \ud800 %s ?1`;
      const texts = [nasty, ...fc.sample(fc.string({ unit: "binary" }), IS_NIGHTLY ? 40 : 4)];
      for (const label of texts.map(storableText)) {
        const draft = tripDraft(label);
        const id = await saveTrip(store(), { userId, nowMs: NOW_MS, draft });
        const stored = await store().trips.find(id, asOwner(userId));
        expect(parseDocument(stored)).toMatchObject(draft);
        const { trips } = await store().trips.list(userId, { cursor: undefined, limit: 1 });
        expect(trips[0]).toMatchObject({ id, location: label });
      }
    });
  });
}
