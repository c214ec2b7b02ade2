import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { oauthEntry } from "../../support/store/oauth-entry.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const END_MS = NOW_MS + 60_000;

export function oauthStoreContract(store: () => Store): void {
  const begin = (name = "ada") => store().users.upsert(storePerson(name));

  describe("entries of the authorisation server", () => {
    test("are found by their id until their end, with whose they are", async () => {
      const ada = await begin();
      const entry = oauthEntry({ userId: ada.id });
      const nobodys = oauthEntry({ id: "client-1", kind: "client", grantId: undefined });
      await store().oauth.put(entry);
      await store().oauth.put(nobodys);
      expect(await store().oauth.find(entry.id, END_MS - 1)).toEqual({ entry, user: ada });
      expect(await store().oauth.find(nobodys.id, NOW_MS)).toEqual({
        entry: nobodys,
        user: undefined,
      });
      expect(await store().oauth.find(entry.id, END_MS)).toBeUndefined();
      for (const nothing of ["", "grant-1", "constructor"]) {
        expect(await store().oauth.find(nothing, NOW_MS)).toBeUndefined();
      }
      const longer = { ...entry, expiresAtMs: END_MS + 5, payload: {} };
      await store().oauth.put(longer);
      expect(await store().oauth.find(entry.id, END_MS)).toEqual({ entry: longer, user: ada });
    });

    test("are used once, however many use them at once", async () => {
      await store().oauth.put(oauthEntry());
      const used = await Promise.all(
        Array.from({ length: 6 }, () => store().oauth.consume("refresh-1", NOW_MS)),
      );
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await store().oauth.find("refresh-1", NOW_MS)).toMatchObject({
        entry: { consumedAtMs: NOW_MS },
      });
      expect(await store().oauth.consume("nothing", NOW_MS)).toBe(false);
    });

    test("go one by one, or all that go with a grant", async () => {
      const { id: userId } = await begin();
      const grant = oauthEntry({ id: "grant-1", kind: "grant", userId });
      const other = oauthEntry({ id: "grant-2", kind: "grant", grantId: "grant-2", userId });
      for (const entry of [grant, other, oauthEntry({ userId })]) await store().oauth.put(entry);
      expect(await store().oauth.list(userId, "grant", NOW_MS)).toEqual([grant, other]);
      expect(await store().oauth.list(userId, "grant", END_MS)).toEqual([]);
      expect(await store().oauth.list("nobody", "grant", NOW_MS)).toEqual([]);
      await store().oauth.removeGrant("grant-1");
      expect(await store().oauth.list(userId, "grant", NOW_MS)).toEqual([other]);
      expect(await store().oauth.find("refresh-1", NOW_MS)).toBeUndefined();
      await store().oauth.remove("grant-2");
      expect(await store().records.count("oauthEntries")).toBe(0);
    });

    test("are forgotten at their end, and go with the account", async () => {
      const ada = await begin();
      await store().oauth.put(oauthEntry({ userId: ada.id }));
      await store().oauth.put(oauthEntry({ id: "later", expiresAtMs: END_MS + 1 }));
      await store().oauth.removeExpired(END_MS - 1);
      expect(await store().records.count("oauthEntries")).toBe(2);
      await store().users.remove(ada.id);
      expect(await store().oauth.find("refresh-1", NOW_MS)).toBeUndefined();
      await store().oauth.removeExpired(END_MS + 1);
      expect(await store().records.count("oauthEntries")).toBe(0);
    });
  });
}
