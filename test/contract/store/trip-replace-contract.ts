import { describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { type Access, asOwner, type Right } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { accessToken } from "../../support/store/access-token.ts";
import { changeStored, noteOn, setTitle } from "../../support/store/change-stored.ts";
import { oauthEntry } from "../../support/store/oauth-entry.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const TITLE = "Grandma's eightieth";

export function tripReplaceContract(store: () => Store): void {
  async function begin() {
    const { id: ownerId } = await store().users.upsert(storePerson("ada"));
    return { ownerId, id: await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS }) };
  }
  async function read(id: string, ownerId: string) {
    const stored = await store().trips.find(id, asOwner(ownerId));
    return { version: stored?.version, trip: parseDocument(stored) as Trip };
  }
  const rename = (
    id: string,
    ownerId: string,
    {
      key = "key-1",
      title = TITLE,
      from,
      access,
    }: { key?: string; title?: string; from?: number; access?: Access } = {},
  ) =>
    changeStored(store(), id, ownerId, {
      idempotencyKey: key,
      made: [setTitle(title)],
      expectedVersion: from,
      nowMs: NOW_MS,
      ...(access === undefined ? {} : { access }),
    });

  describe("replacing a trip", () => {
    test("stores the document and its summary as they are handed in", async () => {
      const { id, ownerId } = await begin();
      const before = await read(id, ownerId);
      const [first, second] = before.trip.tripData.itinerary;
      const replaced = await changeStored(store(), id, ownerId, {
        idempotencyKey: "key-1",
        made: [setTitle(TITLE), noteOn("Ask for the corner table", { day: 1 })],
        expectedVersion: 1,
        nowMs: NOW_MS,
      });
      expect(replaced).toMatchObject({ outcome: "replaced", trip: { version: 2 } });
      const itinerary = [first, { ...second, note: "Ask for the corner table" }];
      const trip = {
        ...before.trip,
        version: 2,
        title: TITLE,
        tripData: { ...before.trip.tripData, itinerary },
      };
      expect(await read(id, ownerId)).toEqual({ version: 2, trip });
      expect(parseDocument("trip" in replaced ? replaced.trip : undefined)).toEqual(trip);
      const { trips } = await store().trips.list(ownerId, { cursor: undefined, limit: 5 });
      expect(trips).toMatchObject([{ id, title: TITLE, version: 2 }]);
    });

    test("takes away what the document no longer has", async () => {
      const { id, ownerId } = await begin();
      const before = await read(id, ownerId);
      await rename(id, ownerId);
      await rename(id, ownerId, { key: "key-2", title: "" });
      expect((await read(id, ownerId)).trip).toEqual({ ...before.trip, version: 3 });
    });

    test("under a key again is answered with what is; with other content it is refused", async () => {
      const { id, ownerId } = await begin();
      await rename(id, ownerId, { from: 1 });
      const { trips } = store();
      expect(await trips.findContentHash(asOwner(ownerId), "key-1")).toContain(TITLE);
      expect(await trips.findContentHash(asOwner(ownerId), "key-2")).toBeUndefined();
      expect(await trips.findContentHash(asOwner("eve"), "key-1")).toBeUndefined();
      const again = await rename(id, ownerId, { from: 1 });
      expect(again).toMatchObject({ outcome: "already", trip: { version: 2 } });
      const reused = await rename(id, ownerId, { title: "Something else", from: 2 });
      expect(reused).toEqual({ outcome: "key_reused" });
      expect(await read(id, ownerId)).toMatchObject({ version: 2, trip: { title: TITLE } });
      await trips.forgetChanges(NOW_MS + 1);
      const forgotten = await rename(id, ownerId, { title: "Something else", from: 2 });
      expect(forgotten).toMatchObject({ outcome: "replaced", trip: { version: 3 } });
    });

    test("of many at once at one version exactly one is made; the rest are shown it", async () => {
      const { id, ownerId } = await begin();
      await openConnections(store());
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          rename(id, ownerId, { key: `key-${index}`, title: `Title ${index}`, from: 1 }),
        ),
      );
      expect(results.filter(({ outcome }) => outcome === "replaced")).toHaveLength(1);
      const now = await store().trips.find(id, asOwner(ownerId));
      for (const result of results) {
        if (result.outcome === "replaced") continue;
        expect(result).toMatchObject({ outcome: "conflict", trip: { version: 2 } });
        const shown = "trip" in result ? Buffer.from(result.trip.document).toString() : "";
        expect(shown).toBe(Buffer.from(now?.document ?? []).toString());
      }
    });

    test("of many at once under one key exactly one is made, and the rest are the same", async () => {
      const { id, ownerId } = await begin();
      await openConnections(store());
      const results = await Promise.all(
        Array.from({ length: 10 }, () => rename(id, ownerId, { from: 1 })),
      );
      const outcomes = results.map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual([...Array.from({ length: 9 }, () => "already"), "replaced"]);
      expect((await read(id, ownerId)).version).toBe(2);
    });

    test("is refused where the right to it has ended, and so are adding and removing", async () => {
      const { id, ownerId } = await begin();
      const { sessions, accessTokens, oauth, trips } = store();
      await sessions.create({
        id: "session-1",
        tokenHash: "the hash of a session",
        userId: ownerId,
        device: "Firefox",
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1000,
        sealedProviderToken: undefined,
      });
      await accessTokens.create(accessToken({ userId: ownerId }), 20);
      const grant = { id: "grant:1", kind: "grant", grantId: "1", userId: ownerId } as const;
      await oauth.put(oauthEntry(grant));
      const rights: readonly (readonly [Right, () => Promise<unknown>])[] = [
        [
          { kind: "session", key: "the hash of a session" },
          () => sessions.remove("the hash of a session"),
        ],
        [{ kind: "token", key: "token-1" }, () => accessTokens.remove(ownerId, "token-1")],
        [{ kind: "app", key: "grant:1" }, () => oauth.removeGrant("1")],
      ];
      for (const [right, end] of rights) {
        const access = asOwner(ownerId, right);
        const { kind } = right;
        const made = await rename(id, ownerId, { key: `good ${kind}`, title: kind, access });
        expect(made.outcome).toBe("replaced");
        await end();
        const code = kind === "session" ? "not_signed_in" : "token_refused";
        const refused = { outcome: "forbidden", code };
        const late = { key: `late ${kind}`, title: "Too late", access };
        expect(await rename(id, ownerId, late)).toEqual(refused);
        expect((await read(id, ownerId)).trip.title).toBe(kind);
        expect(await trips.findContentHash(asOwner(ownerId), late.key)).toBeUndefined();
        expect(await trips.remove(id, access, undefined)).toEqual(refused);
        const added = await trips.add({
          userId: ownerId,
          right,
          newTrip: newTrip(tripDraft(), NOW_MS),
          idempotencyKey: `added ${kind}`,
          contentHash: "hash",
          nowMs: NOW_MS,
        });
        expect(added).toMatchObject(refused);
      }
      expect((await trips.measure(ownerId)).trips).toBe(1);
    });

    test("is for its owner alone, and so is removing", async () => {
      const { id, ownerId } = await begin();
      const { id: eve } = await store().users.upsert(storePerson("eve"));
      expect(await rename(id, eve)).toEqual({ outcome: "not_found" });
      const removed = await store().trips.remove(id, asOwner(eve), undefined);
      expect(removed).toEqual({ outcome: "not_found" });
      expect((await read(id, ownerId)).version).toBe(1);
    });

    test("a trip is removed at the expected version, or at any, and then is gone", async () => {
      const { id, ownerId } = await begin();
      const owner = asOwner(ownerId);
      await rename(id, ownerId);
      const conflict = await store().trips.remove(id, owner, 1);
      expect(conflict).toMatchObject({ outcome: "conflict", trip: { version: 2 } });
      expect(await store().trips.remove(id, owner, 2)).toEqual({ outcome: "removed" });
      expect(await store().trips.find(id, owner)).toBeUndefined();
      expect(await store().trips.remove(id, owner, undefined)).toEqual({ outcome: "not_found" });
      expect(await rename(id, ownerId, { from: 1 })).toEqual({ outcome: "not_found" });
    });
  });
}
