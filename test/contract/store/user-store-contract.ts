import { describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "host:1:server";

async function readTrip(store: Store, id: string, ownerId: string) {
  const stored = await store.trips.find(id, asOwner(ownerId));
  if (stored === undefined) throw new Error(`trip ${id} is gone`);
  return { version: stored.version, document: parseDocument(stored) as Trip };
}

export function userStoreContract(store: () => Store): void {
  describe("users", () => {
    test("the same issuer and subject are the same user, with the newest profile", async () => {
      const first = await store().users.upsert(storePerson("ada"));
      const renamed = { ...storePerson("ada"), profile: { ...first.profile, name: "Ada King" } };
      const second = await store().users.upsert(renamed);
      expect(second.id).toBe(first.id);
      expect(second.profile.name).toBe("Ada King");
      await store().sessions.create({
        id: "id of hash",
        device: "Chrome on Linux",
        tokenHash: "hash",
        userId: first.id,
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1,
        sealedProviderToken: undefined,
      });
      expect((await store().sessions.find("hash", NOW_MS))?.user).toEqual(second);
    });

    test("the language that somebody chose stays with them, whatever their provider says", async () => {
      const { id } = await store().users.upsert(storePerson("ada"));
      expect((await store().users.find(id))?.language).toBeUndefined();
      await store().users.setLanguage(id, "zh-Hans");
      await store().users.upsert(storePerson("ada", "new@example.com"));
      await store().sessions.create({
        id: "a session",
        device: "Chrome on Linux",
        tokenHash: "a token",
        userId: id,
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1,
        sealedProviderToken: undefined,
      });
      expect((await store().sessions.find("a token", NOW_MS))?.user).toMatchObject({
        email: "new@example.com",
        language: "zh-Hans",
      });
      await store().users.setLanguage("nobody", "de");
      expect(await store().users.find("nobody")).toBeUndefined();
    });

    test("texts of any letters come back as they are", async () => {
      const odd = "\u0000 a \u0001 b \u0001a \u0001b \u0000\u0000 ü 😀 \u202e";
      const person = { ...storePerson(`ada ${odd}`, odd), issuer: odd };
      const user = await store().users.upsert({
        ...person,
        profile: { ...person.profile, name: odd },
      });
      await store().sessions.create({
        id: odd,
        device: odd,
        tokenHash: odd,
        userId: user.id,
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1,
        sealedProviderToken: undefined,
      });
      expect((await store().sessions.find(odd, NOW_MS))?.user).toEqual(user);
      const [listed] = await store().sessions.list(user.id, NOW_MS);
      expect(listed).toMatchObject({ id: odd, device: odd, tokenHash: odd });
      expect(await store().trips.find(odd, asOwner(odd))).toBeUndefined();
    });

    describe("given to another account", () => {
      const signUp = (subject: string, email?: string) =>
        store().users.upsert(storePerson(subject, email));

      test("trips and plans are the other's, beside those that one has; all else is gone", async () => {
        const [from, into] = [await signUp("old", "ada@old.example"), await signUp("new")];
        const theirs = await saveTrip(store(), { userId: from.id, nowMs: NOW_MS });
        const own = await saveTrip(store(), { userId: into.id, nowMs: NOW_MS });
        const session = {
          id: "old session",
          device: "Chrome",
          tokenHash: "old hash",
          userId: from.id,
          createdAtMs: NOW_MS,
          expiresAtMs: NOW_MS + 1000,
          sealedProviderToken: undefined,
        };
        await store().sessions.create(session);
        const running = await startGeneration(store(), { userId: from.id, ownerId: OWNER });
        expect(await store().users.merge(from.id, into.id)).toBe(1);

        const listed = await store().trips.list(into.id, { cursor: undefined, limit: 10 });
        expect(listed.trips.map(({ id }) => id).toSorted()).toEqual([theirs, own].toSorted());
        expect((await readTrip(store(), theirs, into.id)).document.userEmail).toBe(into.email);
        expect(await store().trips.find(theirs, asOwner(from.id))).toBeUndefined();
        expect(await store().sessions.find("old hash", NOW_MS)).toBeUndefined();
        // What was under way ends as the other's trip.
        const { event } = await store().generations.save(
          running,
          OWNER,
          newTrip(tripDraft(), NOW_MS + 50),
          NOW_MS + 50,
        );
        const saved = event.type === "saved" ? event.tripId : "";
        expect((await readTrip(store(), saved, into.id)).document.userEmail).toBe(into.email);
        expect(await store().generations.find(running, from.id)).toBeUndefined();
        expect((await store().generations.list(into.id)).map(({ id }) => id)).toContain(running);
        expect(await store().users.merge(from.id, into.id)).toBe(0);
      });

      test("nothing is lost where the two are one, or the other isn't there", async () => {
        const { id } = await signUp("ada");
        const trip = await saveTrip(store(), { userId: id, nowMs: NOW_MS });
        expect(await store().users.merge(id, id)).toBe(0);
        expect(await store().users.merge(id, "nobody")).toBe(0);
        expect(await store().users.merge("nobody", id)).toBe(0);
        expect((await readTrip(store(), trip, id)).document.id).toBe(trip);
      });

      test("a trip that is changed in the same moment is moved with its change", async () => {
        const [from, into] = [await signUp("old"), await signUp("new")];
        const trip = await saveTrip(store(), { userId: from.id, nowMs: NOW_MS });
        const change = (idempotencyKey: string) =>
          changeStored(store(), trip, from.id, {
            expectedVersion: undefined,
            idempotencyKey,
            made: [setTitle("Sunny")],
            nowMs: NOW_MS,
          });
        const [one, , two] = await Promise.all([
          change("one"),
          store().users.merge(from.id, into.id),
          change("two"),
        ]);
        const isMade = [one, two].some(({ outcome }) => outcome === "replaced");
        const { document } = await readTrip(store(), trip, into.id);
        expect(document.title).toBe(isMade ? "Sunny" : undefined);
      });
    });

    describe("T10 Users who share an e-mail address or parts of their names", () => {
      test("one e-mail address at two subjects or two issuers is two users", async () => {
        const email = "shared@example.com";
        const one = await store().users.upsert(storePerson("one", email));
        const two = await store().users.upsert(storePerson("two", email));
        const elsewhere = await store().users.upsert({
          ...storePerson("one", email),
          issuer: "https://other.example",
        });
        expect(new Set([one.id, two.id, elsewhere.id]).size).toBe(3);
      });

      test("issuer and subject can't be shifted into one another", async () => {
        const one = await store().users.upsert({ ...storePerson("x"), issuer: "a", subject: "bc" });
        const two = await store().users.upsert({ ...storePerson("x"), issuer: "ab", subject: "c" });
        expect(one.id).not.toBe(two.id);
      });
    });

    test("userEmail follows a changed e-mail on all of the user's trips", async () => {
      const before = await store().users.upsert(storePerson("ada", "old@example.com"));
      const ids = [
        await saveTrip(store(), { userId: before.id, nowMs: NOW_MS }),
        await saveTrip(store(), { userId: before.id, nowMs: NOW_MS }),
      ];
      const originals = await Promise.all(ids.map((id) => readTrip(store(), id, before.id)));
      expect(originals.map(({ document }) => document.userEmail)).toEqual([
        "old@example.com",
        "old@example.com",
      ]);

      await store().users.upsert(storePerson("ada", "new@example.com"));
      for (const [index, id] of ids.entries()) {
        const { version, document } = await readTrip(store(), id, before.id);
        expect(version).toBe(2);
        expect(document).toEqual({
          ...originals[index]?.document,
          userEmail: "new@example.com",
          version: 2,
        });
      }
      const later = await saveTrip(store(), { userId: before.id, nowMs: NOW_MS });
      expect((await readTrip(store(), later, before.id)).document.userEmail).toBe(
        "new@example.com",
      );
    });

    test("signing in with the same e-mail leaves every trip as it is", async () => {
      const user = await store().users.upsert(storePerson("ada"));
      const id = await saveTrip(store(), { userId: user.id, nowMs: NOW_MS });
      const before = await store().trips.find(id, asOwner(user.id));
      await store().users.upsert(storePerson("ada"));
      expect(await store().trips.find(id, asOwner(user.id))).toEqual(before);
    });

    test("an e-mail change leaves the trips of someone with the same address alone", async () => {
      const one = await store().users.upsert(storePerson("one", "shared@example.com"));
      const two = await store().users.upsert(storePerson("two", "shared@example.com"));
      const tripOfTwo = await saveTrip(store(), { userId: two.id, nowMs: NOW_MS });
      await store().users.upsert(storePerson("one", "moved@example.com"));
      expect(await store().trips.find(tripOfTwo, asOwner(one.id))).toBeUndefined();
      const { version, document } = await readTrip(store(), tripOfTwo, two.id);
      expect({ version, userEmail: document.userEmail }).toEqual({
        version: 1,
        userEmail: "shared@example.com",
      });
    });

    test("a removed user is gone with everything of theirs, and nobody else loses a thing", async () => {
      const { sessions, trips, generations, users } = store();
      const [ada, eve] = [
        await users.upsert(storePerson("ada")),
        await users.upsert(storePerson("eve")),
      ];
      const tripIds = new Map<string, string>();
      for (const { id: userId } of [ada, eve]) {
        tripIds.set(userId, await saveTrip(store(), { userId, nowMs: NOW_MS }));
        await sessions.create({
          id: `id of ${userId}`,
          tokenHash: userId,
          userId,
          device: "Chrome on Linux",
          createdAtMs: NOW_MS,
          expiresAtMs: NOW_MS + 1000,
          sealedProviderToken: undefined,
        });
      }
      const [planned] = await generations.list(ada.id);
      expect(planned).toMatchObject({ state: "saved", createdAtMs: NOW_MS });

      await users.remove(ada.id);
      expect(await sessions.find(ada.id, NOW_MS)).toBeUndefined();
      expect(await trips.listDocuments(ada.id, { beforeId: undefined, limit: 9 })).toEqual([]);
      expect(await generations.list(ada.id)).toEqual([]);
      expect(await generations.events(planned?.id ?? "", 0)).toEqual([]);
      expect(await sessions.find(eve.id, NOW_MS)).toBeDefined();
      const [kept] = await trips.listDocuments(eve.id, { beforeId: undefined, limit: 9 });
      expect(kept?.id).toBe(tripIds.get(eve.id));

      // A fresh start has nothing of the old, but that plans were made today still counts.
      const again = await users.upsert(storePerson("ada"));
      expect(await trips.listDocuments(again.id, { beforeId: undefined, limit: 9 })).toEqual([]);
      expect(await generations.countSince(NOW_MS, again.id)).toBe(1);
      expect(await generations.countSince(NOW_MS, undefined)).toBe(2);
      await generations.removeEnded(NOW_MS + 1);
      expect(await generations.countSince(NOW_MS, again.id)).toBe(0);
    });
  });
}
