import { describe, expect, test } from "vitest";
import { memberHashOf } from "../../../src/server/store/share-link-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { TripMember } from "../../../src/server/store/trip-member-store.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

export function tripMemberStoreContract(store: () => Store): void {
  /** Ada's two trips, which Eve keeps. */
  async function begin() {
    const ada = await store().users.upsert(storePerson("ada"));
    const eve = await store().users.upsert(storePerson("eve"));
    const kept: TripMember[] = [];
    for (const later of [0, 1]) {
      const tripId = await saveTrip(store(), { userId: ada.id, nowMs: NOW_MS + later });
      const [linkId, guestId] = [`link ${later}`, `guest ${later}`];
      const member = { userId: eve.id, tripId, linkId, guestId, keptAtMs: NOW_MS + later };
      kept.unshift(member);
      await store().tripMembers.put(member);
    }
    return { ada, eve, kept };
  }

  describe("trips that people keep of others", () => {
    test("are listed the newest first, for their keeper only, and found by trip", async () => {
      const { ada, eve, kept } = await begin();
      expect(await store().tripMembers.list(eve.id)).toEqual(kept);
      expect(await store().tripMembers.list(ada.id)).toEqual([]);
      expect(await store().tripMembers.find(eve.id, kept[0]?.tripId ?? "")).toEqual(kept[0]);
      expect(await store().tripMembers.find(ada.id, kept[0]?.tripId ?? "")).toBeUndefined();
      expect(await store().tripMembers.find(eve.id, "constructor")).toBeUndefined();
    });

    test("are kept of nobody who was removed, and of no trip that was", async () => {
      const { eve, kept } = await begin();
      const [newest, oldest] = kept as [TripMember, TripMember];
      const gone = { ...newest, userId: "nobody" };
      expect(await store().tripMembers.put(gone)).toBe(false);
      expect(await store().tripMembers.put({ ...newest, tripId: "no-trip" })).toBe(false);
      expect(await store().tripMembers.find(gone.userId, gone.tripId)).toBeUndefined();
      expect(await store().tripMembers.list(eve.id)).toEqual([newest, oldest]);
    });

    test("are one a trip, however often it is kept, and leave one by one", async () => {
      const { eve, kept } = await begin();
      const [newest, oldest] = kept as [TripMember, TripMember];
      const again = { ...oldest, linkId: "another", guestId: "mine", keptAtMs: NOW_MS + 9 };
      await Promise.all([store().tripMembers.put(again), store().tripMembers.put(again)]);
      expect(await store().tripMembers.list(eve.id)).toEqual([again, newest]);
      await store().tripMembers.remove(eve.id, newest.tripId);
      await store().tripMembers.remove(eve.id, "none");
      expect(await store().tripMembers.list(eve.id)).toEqual([again]);
    });

    test("an account that goes into another takes along that it joined a link, and that it was removed from one", async () => {
      const { ada, eve, kept } = await begin();
      const tom = await store().users.upsert(storePerson("tom"));
      const guest = {
        id: "g",
        name: "Eve",
        tokenHash: "t",
        fromHash: "f",
        joinedAtMs: 1,
        votes: [],
      };
      const content = (marked: object) => ({
        ...{ name: "Link", scope: "view" as const, shows: { notes: false, costs: false } },
        ...{ createdAtMs: NOW_MS, expiresAtMs: null, guests: [], ...marked },
      });
      const of = { tripId: kept[0]?.tripId ?? "", ownerId: ada.id };
      const hers = memberHashOf(eve.id);
      const [joined, removed, other] = [
        content({ guests: [{ ...guest, memberHash: hers }] }),
        content({ removedGuests: ["somebody", hers] }),
        content({ removedGuests: ["somebody"] }),
      ];
      for (const [id, of_] of Object.entries({ joined, removed, other })) {
        const link = { id, ...of, tokenHash: `token ${id}`, content: of_ };
        // What is there already stays, and counts once.
        expect(await store().shareLinks.create(link, 3)).toBe("kept");
        expect(await store().shareLinks.create({ ...link, content: other }, 3)).toBe("kept");
      }
      await store().users.merge(eve.id, tom.id);
      const his = memberHashOf(tom.id);
      const now = async (id: string) => (await store().shareLinks.find(id))?.content;
      expect((await now("joined"))?.guests[0]?.memberHash).toBe(his);
      expect((await now("removed"))?.removedGuests).toEqual(["somebody", his]);
      expect(await now("other")).toEqual(other);
    });

    test("go with their keeper's account, and with one account into another", async () => {
      const { ada, eve, kept } = await begin();
      const tom = await store().users.upsert(storePerson("tom"));
      const own = { ...kept[0], userId: tom.id, guestId: "tom's" } as TripMember;
      await store().tripMembers.put(own);
      await store().users.merge(eve.id, tom.id);
      expect(await store().tripMembers.list(tom.id)).toEqual([own, { ...kept[1], userId: tom.id }]);
      expect(await store().tripMembers.list(eve.id)).toEqual([]);
      await store().users.remove(tom.id);
      expect(await store().tripMembers.list(tom.id)).toEqual([]);
      expect(
        (await store().trips.list(ada.id, { cursor: undefined, limit: 9 })).trips,
      ).toHaveLength(2);
    });
  });
}
