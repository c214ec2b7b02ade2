import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { accessToken } from "../../support/store/access-token.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;

export function accessTokenStoreContract(store: () => Store): void {
  const begin = (name = "ada") => store().users.upsert(storePerson(name));

  describe("access tokens", () => {
    test("are found by their hash with whose they are, listed by their owner, and by nothing else", async () => {
      const ada = await begin();
      const eve = await begin("eve");
      const token = accessToken({ userId: ada.id });
      expect(await store().accessTokens.create(token, 20)).toBe(true);
      const foreign = accessToken({ userId: eve.id, id: "token-2", tokenHash: "another" });
      await store().accessTokens.create(foreign, 20);
      expect(await store().accessTokens.find(token.tokenHash)).toEqual({ token, user: ada });
      expect(await store().accessTokens.list(ada.id)).toEqual([token]);
      expect(await store().accessTokens.list("nobody")).toEqual([]);
      for (const nothing of ["", "The hash of an access token", "constructor", token.id]) {
        expect(await store().accessTokens.find(nothing)).toBeUndefined();
      }
    });

    test("are listed the newest first", async () => {
      const { id: userId } = await begin();
      for (const [index, later] of [5, 9, 1].entries()) {
        const token = accessToken({ userId, id: `token-${index}`, tokenHash: `hash ${index}` });
        const content = { ...token.content, createdAtMs: NOW_MS + later };
        await store().accessTokens.create({ ...token, content }, 20);
      }
      const listed = await store().accessTokens.list(userId);
      expect(listed.map(({ id }) => id)).toEqual(["token-1", "token-0", "token-2"]);
    });

    test("are no more of a user than may be, however many are made at once", async () => {
      const { id: userId } = await begin();
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          store().accessTokens.create(
            accessToken({ userId, id: `token-${index}`, tokenHash: `hash ${index}` }),
            3,
          ),
        ),
      );
      expect(made.filter(Boolean)).toHaveLength(3);
      expect(await store().accessTokens.list(userId)).toHaveLength(3);
    });

    test("are ended by their owner alone, and are then found no more", async () => {
      const ada = await begin();
      const eve = await begin("eve");
      const token = accessToken({ userId: ada.id });
      await store().accessTokens.create(token, 20);
      await store().accessTokens.touch(token.id, NOW_MS + 5);
      const used = { token: { ...token, lastUsedAtMs: NOW_MS + 5 }, user: ada };
      expect(await store().accessTokens.find(token.tokenHash)).toEqual(used);
      expect(await store().accessTokens.remove(eve.id, token.id)).toBe(false);
      expect(await store().accessTokens.find(token.tokenHash)).toEqual(used);
      expect(await store().accessTokens.remove(ada.id, token.id)).toBe(true);
      expect(await store().accessTokens.find(token.tokenHash)).toBeUndefined();
      expect(await store().accessTokens.remove(ada.id, token.id)).toBe(false);
      await store().accessTokens.touch(token.id, NOW_MS);
      expect(await store().accessTokens.list(ada.id)).toEqual([]);
    });

    test("go with the account, and with one that another takes over", async () => {
      const ada = await begin();
      const eve = await begin("eve");
      await store().accessTokens.create(accessToken({ userId: ada.id }), 20);
      const second = accessToken({ userId: eve.id, id: "token-2", tokenHash: "another" });
      await store().accessTokens.create(second, 20);
      await store().users.remove(ada.id);
      expect(await store().accessTokens.find("the hash of an access token")).toBeUndefined();
      const grace = await begin("grace");
      await store().users.merge(eve.id, grace.id);
      expect(await store().accessTokens.find("another")).toBeUndefined();
      expect(await store().records.count("accessTokens")).toBe(0);
    });
  });
}
