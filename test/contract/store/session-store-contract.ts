import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import type { User } from "../../../src/server/store/user-store.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const LATER_MS = NOW_MS + 1000;

async function createSession(
  store: Store,
  tokenHash: string,
  expiresAtMs = LATER_MS,
  subject = "ada",
) {
  const user: User = await store.users.upsert(storePerson(subject));
  await store.sessions.create({
    id: `id of ${tokenHash}`,
    device: "Chrome on Linux",
    tokenHash,
    userId: user.id,
    createdAtMs: NOW_MS,
    expiresAtMs,
    sealedProviderToken: "sealed",
  });
  return user;
}

export function sessionStoreContract(store: () => Store): void {
  describe("sessions", () => {
    test("a session is found whole by its token's hash", async () => {
      const user = await createSession(store(), "hash");
      expect(await store().sessions.find("hash", NOW_MS)).toEqual({
        user,
        createdAtMs: NOW_MS,
        expiresAtMs: LATER_MS,
        sealedProviderToken: "sealed",
      });
      expect(await store().sessions.find("other", NOW_MS)).toBeUndefined();
    });

    test("an expired session is not found, and one extended in time is", async () => {
      await createSession(store(), "hash");
      expect(await store().sessions.find("hash", LATER_MS - 1)).toBeDefined();
      expect(await store().sessions.find("hash", LATER_MS + 1)).toBeUndefined();
      await store().sessions.extend("hash", LATER_MS + 5000, LATER_MS - 1);
      const extended = await store().sessions.find("hash", LATER_MS + 1);
      expect(extended?.expiresAtMs).toBe(LATER_MS + 5000);
      expect(extended?.createdAtMs).toBe(NOW_MS);
    });

    test("a removed session is gone, its neighbour stays, and removing it again is quiet", async () => {
      await createSession(store(), "mine");
      await createSession(store(), "also mine");
      await store().sessions.remove("mine");
      await store().sessions.remove("mine");
      // Nor does being extended bring it back.
      await store().sessions.extend("mine", LATER_MS, NOW_MS);
      expect(await store().sessions.find("mine", NOW_MS)).toBeUndefined();
      expect(await store().sessions.find("also mine", NOW_MS)).toBeDefined();
    });

    test("the list is the user's own live sessions, last used first, and opens nothing", async () => {
      const { id: userId } = await createSession(store(), "old", LATER_MS + 9000);
      await createSession(store(), "new", LATER_MS + 9000);
      await createSession(store(), "over", NOW_MS);
      await createSession(store(), "eve's", LATER_MS, "eve");
      await store().sessions.extend("old", LATER_MS + 9000, NOW_MS + 5);
      const listed = await store().sessions.list(userId, NOW_MS);
      expect(listed).toEqual([
        {
          id: "id of old",
          tokenHash: "old",
          device: "Chrome on Linux",
          createdAtMs: NOW_MS,
          lastUsedAtMs: NOW_MS + 5,
        },
        {
          id: "id of new",
          tokenHash: "new",
          device: "Chrome on Linux",
          createdAtMs: NOW_MS,
          lastUsedAtMs: NOW_MS,
        },
      ]);
    });

    test("one of one's own can be removed by its id, nobody else's", async () => {
      const { id: ada } = await createSession(store(), "ada's");
      const { id: eve } = await createSession(store(), "eve's", LATER_MS, "eve");
      expect(await store().sessions.removeById(eve, "id of ada's")).toBe(false);
      expect(await store().sessions.find("ada's", NOW_MS)).toBeDefined();
      expect(await store().sessions.removeById(ada, "id of ada's")).toBe(true);
      expect(await store().sessions.removeById(ada, "id of ada's")).toBe(false);
      expect(await store().sessions.find("ada's", NOW_MS)).toBeUndefined();
      expect(await store().sessions.find("eve's", NOW_MS)).toBeDefined();
    });

    test("all but one of one's own can be removed at once", async () => {
      const { id: ada } = await createSession(store(), "kept");
      await createSession(store(), "left behind");
      await createSession(store(), "eve's", LATER_MS, "eve");
      await store().sessions.removeAllBut(ada, "kept");
      const left = await Promise.all(
        ["kept", "left behind", "eve's"].map((hash) => store().sessions.find(hash, NOW_MS)),
      );
      expect(left.map((session) => session !== undefined)).toEqual([true, false, true]);
    });
  });

  describe("pending sign-ins", () => {
    test("a pending sign-in is handed out once", async () => {
      await store().sessions.savePendingSignIn("id", "payload", LATER_MS);
      expect(await store().sessions.takePendingSignIn("other", NOW_MS)).toBeUndefined();
      expect(await store().sessions.takePendingSignIn("id", NOW_MS)).toBe("payload");
      expect(await store().sessions.takePendingSignIn("id", NOW_MS)).toBeUndefined();
    });

    test("of many takers at once exactly one gets it", async () => {
      await store().sessions.savePendingSignIn("id", "payload", LATER_MS);
      await openConnections(store());
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => store().sessions.takePendingSignIn("id", NOW_MS)),
      );
      expect(taken.filter((payload) => payload === "payload")).toHaveLength(1);
      expect(taken.filter((payload) => payload === undefined)).toHaveLength(19);
    });

    test("an expired one is not handed out, not even to a clock that went back", async () => {
      await store().sessions.savePendingSignIn("id", "payload", LATER_MS);
      expect(await store().sessions.takePendingSignIn("id", LATER_MS + 1)).toBeUndefined();
      expect(await store().sessions.takePendingSignIn("id", NOW_MS)).toBeUndefined();
    });

    test("what expired is forgotten, what has not is kept", async () => {
      await createSession(store(), "short", LATER_MS);
      await createSession(store(), "long", LATER_MS + 5000);
      await store().sessions.savePendingSignIn("short", "payload", LATER_MS);
      await store().sessions.savePendingSignIn("long", "payload", LATER_MS + 5000);
      await store().sessions.removeExpired(LATER_MS + 1);
      expect(await store().sessions.find("short", NOW_MS)).toBeUndefined();
      expect(await store().sessions.find("long", NOW_MS)).toBeDefined();
      expect(await store().sessions.takePendingSignIn("short", NOW_MS)).toBeUndefined();
      expect(await store().sessions.takePendingSignIn("long", NOW_MS)).toBe("payload");
    });
  });
}
