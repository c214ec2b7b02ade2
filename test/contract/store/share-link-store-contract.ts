import { describe, expect, test } from "vitest";
import { type Access, asOwner, guestOfMaker } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { shareLink } from "../../support/store/share-link.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

type GuestAccess = Extract<Access, { kind: "guest" }>;

export function shareLinkStoreContract(store: () => Store): void {
  async function begin(name = "ada") {
    const { id: ownerId } = await store().users.upsert(storePerson(name));
    return { ownerId, tripId: await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS }) };
  }

  describe("links to trips", () => {
    test("are found by their token's hash, by their id and by their owner, and by nothing else", async () => {
      const own = await begin();
      const other = await begin("eve");
      const link = shareLink(own);
      expect(await store().shareLinks.create(link, 20)).toBe("kept");
      const foreign = shareLink({ ...other, id: "link-2", tokenHash: "another" });
      await store().shareLinks.create(foreign, 20);
      const kept = { ...link, revision: 1, lastUsedAtMs: 0 };
      expect(await store().shareLinks.findByToken(link.tokenHash)).toEqual(kept);
      expect(await store().shareLinks.find(link.id)).toEqual(kept);
      expect(await store().shareLinks.list(own.ownerId, own.tripId)).toEqual([kept]);
      expect(await store().shareLinks.list(own.ownerId, undefined)).toEqual([kept]);
      expect(await store().shareLinks.list(own.ownerId, other.tripId)).toEqual([]);
      for (const nothing of ["", "The hash of a token", "constructor", link.id]) {
        expect(await store().shareLinks.findByToken(nothing)).toBeUndefined();
      }
    });

    test("are no more of a trip than may be, however many are made at once", async () => {
      const own = await begin();
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          store().shareLinks.create(
            shareLink({ ...own, id: `link-${index}`, tokenHash: `hash ${index}` }),
            3,
          ),
        ),
      );
      expect(made.filter((outcome) => outcome === "kept")).toHaveLength(3);
      expect(await store().shareLinks.list(own.ownerId, own.tripId)).toHaveLength(3);
    });

    test("are not made to a trip that was deleted meanwhile", async () => {
      const own = await begin();
      await store().trips.remove(own.tripId, asOwner(own.ownerId), undefined);
      expect(await store().shareLinks.create(shareLink(own), 20)).toBe("no_trip");
      expect(await store().shareLinks.list(own.ownerId, own.tripId)).toEqual([]);
    });

    test("change one after the other, and a change that throws is none", async () => {
      const link = shareLink(await begin());
      await store().shareLinks.create(link, 20);
      await Promise.all(
        Array.from({ length: 5 }, () =>
          store().shareLinks.change(link.id, ({ content }) => ({
            ...content,
            name: `${content.name}!`,
          })),
        ),
      );
      const refused = store().shareLinks.change(link.id, () => {
        throw new Error("not this one");
      });
      await expect(refused).rejects.toThrow("not this one");
      await store().shareLinks.touch(link.id, NOW_MS + 5);
      expect(await store().shareLinks.find(link.id)).toMatchObject({
        revision: 6,
        lastUsedAtMs: NOW_MS + 5,
        content: { name: `${link.content.name}!!!!!` },
      });
      const content = () => link.content;
      expect(await store().shareLinks.change("another", content)).toBeUndefined();
      await store().shareLinks.touch("another", NOW_MS);
      expect(await store().shareLinks.find("another")).toBeUndefined();
    });

    test("a trip's stamp is another one after each change of it and of its links", async () => {
      const { ownerId, tripId } = await begin();
      const stamps: (string | undefined)[] = [];
      const look = async () => {
        stamps.push((await store().shareLinks.stampsOf([tripId, "1600000000000"])).get(tripId));
      };
      await look();
      await store().shareLinks.create(shareLink({ ownerId, tripId }), 20);
      await look();
      await store().shareLinks.change("link-1", ({ content }) => ({ ...content, guests: [] }));
      await look();
      await changeStored(store(), tripId, ownerId, {
        idempotencyKey: "a-change",
        made: [setTitle("Spring")],
        expectedVersion: undefined,
        nowMs: NOW_MS,
      });
      await look();
      await store().shareLinks.remove("link-1");
      await look();
      expect(new Set(stamps).size).toBe(5);
      expect(stamps).not.toContain(undefined);
      await store().trips.remove(tripId, asOwner(ownerId), undefined);
      expect(await store().shareLinks.stampsOf([tripId])).toEqual(new Map());
      expect(await store().shareLinks.stampsOf([])).toEqual(new Map());
    });

    test("go with the trip, and with the account", async () => {
      const own = await begin();
      const second = await begin();
      await store().shareLinks.create(shareLink(own), 20);
      await store().shareLinks.create(
        shareLink({ ...second, id: "link-2", tokenHash: "another" }),
        20,
      );
      await store().trips.remove(own.tripId, asOwner(own.ownerId), undefined);
      expect(await store().shareLinks.find("link-1")).toBeUndefined();
      expect(await store().shareLinks.find("link-2")).toBeDefined();
      await store().users.remove(own.ownerId);
      expect(await store().records.count("shareLinks")).toBe(0);
    });

    test("are the other user's where two become one", async () => {
      const own = await begin();
      const { id: into } = await store().users.upsert(storePerson("eve"));
      await store().shareLinks.create(shareLink(own), 20);
      await store().users.merge(own.ownerId, into);
      expect(await store().shareLinks.list(into, own.tripId)).toMatchObject([{ ownerId: into }]);
    });

    const asGuest = (ownerId: string, refusalBy: GuestAccess["refusalBy"]): GuestAccess => ({
      kind: "guest",
      userId: ownerId,
      linkId: "link-1",
      guest: { id: "guest-1", name: "Ann: ü" },
      refusalBy,
    });
    const change = (of: { ownerId: string; tripId: string }, access: GuestAccess) =>
      changeStored(store(), of.tripId, of.ownerId, {
        idempotencyKey: "a-change",
        made: [setTitle("Spring")],
        expectedVersion: undefined,
        nowMs: NOW_MS,
        access,
      });

    test("a guest's step in the history bears the guest's id and name", async () => {
      const own = await begin();
      await store().shareLinks.create(shareLink(own), 20);
      await change(
        own,
        asGuest(own.ownerId, () => undefined),
      );
      const [step] = await store().history.list(own.tripId);
      expect(guestOfMaker(step?.madeBy ?? "")).toEqual({ id: "guest-1", name: "Ann: ü" });
    });

    test("a guest's write is judged by the link as it is when it is written, and leaves nothing where it is refused", async () => {
      const own = await begin();
      await store().shareLinks.create(shareLink(own), 20);
      const seen: (string | undefined)[] = [];
      const access = asGuest(own.ownerId, (link) => {
        seen.push(link?.content.scope);
        return link?.content.scope === "edit" ? undefined : "link_forbids";
      });
      expect(await change(own, access)).toEqual({ outcome: "forbidden", code: "link_forbids" });
      await store().shareLinks.change("link-1", ({ content }) => ({ ...content, scope: "edit" }));
      // Under the same key: the refused one took none.
      expect(await change(own, access)).toMatchObject({ outcome: "replaced" });
      await store().shareLinks.remove("link-1");
      expect(seen).toEqual(["vote", "edit"]);
      expect(await store().history.list(own.tripId)).toHaveLength(1);
    });

    test("T59 once the end of a link is acknowledged, no write of its guests that was under way is made", async () => {
      const own = await begin();
      const access = asGuest(own.ownerId, (link) =>
        link === undefined ? "link_ended" : undefined,
      );
      const versionNow = async () =>
        (await store().trips.find(own.tripId, asOwner(own.ownerId)))?.version;
      for (let round = 1; round <= 5; round += 1) {
        await store().shareLinks.create(shareLink(own), 20);
        const writes = Array.from({ length: 4 }, (_, nth) =>
          changeStored(store(), own.tripId, own.ownerId, {
            idempotencyKey: `round-${round}-${nth}`,
            made: [setTitle(`Spring ${round} ${nth}`)],
            expectedVersion: undefined,
            nowMs: NOW_MS,
            access,
          }),
        );
        await store().shareLinks.remove("link-1");
        const ended = await versionNow();
        const outcomes = (await Promise.all(writes)).map(({ outcome }) => outcome);
        expect(await versionNow(), outcomes.join()).toBe(ended);
      }
    });
  });
}
