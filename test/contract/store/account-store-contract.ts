import { describe, expect, test } from "vitest";
import type { AccountRight } from "../../../src/server/store/account-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { accountLink, storedAccount } from "../../support/store/stored-account.ts";

const NOW_MS = 1_700_000_000_000;
const FIRST = { kind: "first" } as const;

export function accountStoreContract(store: () => Store): void {
  const accounts = () => store().accounts;

  /** Makes an account by a right, or by an invitation of its own. */
  async function create(
    id: string,
    { right, ...content }: { right?: AccountRight; role?: "owner" | "member" } = {},
  ) {
    const made = storedAccount(id, id, content);
    if (right !== undefined) return accounts().create(made.account, made.user, right);
    await accounts().createLink(accountLink({ id: `for ${id}`, tokenHash: id, usesLeft: 1 }));
    const byLink = { kind: "link", tokenHash: id, nowMs: NOW_MS } as const;
    return accounts().create(made.account, made.user, byLink);
  }

  describe("accounts", () => {
    test("are found by id, name and user, with their user, and by nothing else", async () => {
      expect(await accounts().count()).toBe(0);
      const { account, user } = storedAccount("ada", "Ada Lovelace");
      expect(await accounts().create(account, user, FIRST)).toBe("created");
      const stored = { ...account, revision: 1 };
      expect(await accounts().find("ada")).toEqual(stored);
      expect(await accounts().findByName("adalovelace")).toEqual(stored);
      expect(await accounts().findByUser(user.id)).toEqual(stored);
      expect(await accounts().list()).toEqual([stored]);
      expect(await accounts().count()).toBe(1);
      expect(await store().users.find(user.id)).toEqual(user);
      for (const nothing of ["", "Ada", "constructor", user.id]) {
        expect(await accounts().find(nothing)).toBeUndefined();
        expect(await accounts().findByName(nothing)).toBeUndefined();
      }
    });

    test("of those who are first at once there is one, and then none any more", async () => {
      const made = await Promise.all(
        ["one", "two", "three"].map((id) => create(id, { right: FIRST })),
      );
      expect(made.toSorted()).toEqual(["created", "not_allowed", "not_allowed"]);
      expect(await accounts().count()).toBe(1);
      expect(await create("four", { right: FIRST })).toBe("not_allowed");
      const setup = accountLink({ content: { kind: "setup", role: "owner", createdAtMs: NOW_MS } });
      await accounts().createLink(setup);
      const right = { kind: "link", tokenHash: setup.tokenHash, nowMs: NOW_MS } as const;
      expect(await create("five", { right })).toBe("not_allowed");
    });

    test("are as many as an invitation has uses, however many come at once, and none after its end", async () => {
      await accounts().createLink(accountLink({ usesLeft: 2 }));
      const right = { kind: "link", tokenHash: "the hash of a link", nowMs: NOW_MS } as const;
      const ids = ["one", "two", "three", "four"];
      const made = await Promise.all(ids.map((id) => create(id, { right })));
      expect(made.toSorted()).toEqual(["created", "created", "not_allowed", "not_allowed"]);
      expect(await accounts().findLink("the hash of a link", NOW_MS)).toBeUndefined();
      await accounts().createLink(accountLink({ id: "late", tokenHash: "late" }));
      const late = { kind: "link", tokenHash: "late", nowMs: NOW_MS + 60_000 } as const;
      expect(await create("five", { right: late })).toBe("not_allowed");
      const unknown = { ...right, tokenHash: "unknown" };
      expect(await create("six", { right: unknown })).toBe("not_allowed");
      expect(await accounts().count()).toBe(2);
      // Nothing of them was made.
      expect(await store().records.count("users")).toBe(2);
    });

    test("have each a name of its own, and one that is taken uses nothing up", async () => {
      await create("ada");
      const { account, user } = storedAccount("other", "Ada");
      await accounts().createLink(accountLink({ usesLeft: 1 }));
      const right = { kind: "link", tokenHash: "the hash of a link", nowMs: NOW_MS } as const;
      expect(await accounts().create(account, user, right)).toBe("name_taken");
      expect((await accounts().findLink("the hash of a link", NOW_MS))?.usesLeft).toBe(1);
      expect(await store().users.find(user.id)).toBeUndefined();
    });

    test("are changed one change after another, and not at all by one that throws", async () => {
      await create("ada");
      await Promise.all(
        ["one", "two", "three"].map((code) =>
          accounts().change("ada", ({ content }) => ({
            ...content,
            codeHashes: [...content.codeHashes, code],
          })),
        ),
      );
      const changed = await accounts().find("ada");
      expect(changed?.content.codeHashes).toHaveLength(4);
      expect(changed?.revision).toBe(4);
      const refuse = () => {
        throw new Error("refused");
      };
      await expect(accounts().change("ada", refuse)).rejects.toThrow("refused");
      expect(await accounts().find("ada")).toEqual(changed);
      expect(await accounts().change("nobody", ({ content }) => content)).toBeUndefined();
    });

    test("are renamed, one at a time, and never to another's name", async () => {
      await create("ada", { right: FIRST });
      await create("eve");
      expect(await accounts().rename("ada", "Ada L.", "adal")).toBe("renamed");
      expect(await accounts().findByName("ada")).toBeUndefined();
      expect(await accounts().findByName("adal")).toMatchObject({
        ...{ id: "ada", revision: 2 },
        content: { name: "Ada L.", role: "member" },
      });
      // Its own spelled anew.
      expect(await accounts().rename("ada", "ADA L.", "adal")).toBe("renamed");
      expect(await accounts().rename("nobody", "Tom", "tom")).toBe("not_found");
      const both = ["ada", "eve"].map((id) => accounts().rename(id, "Tom", "tom"));
      expect((await Promise.all(both)).toSorted()).toEqual(["name_taken", "renamed"]);
    });

    test("have an owner, also where two step down at once", async () => {
      await create("ada", { role: "owner" });
      await create("eve");
      expect(await accounts().changeRole("ada", "member")).toBe("last_owner");
      expect(await accounts().changeRole("eve", "owner")).toBe("changed");
      const down = await Promise.all(
        ["ada", "eve"].map((id) => accounts().changeRole(id, "member")),
      );
      expect(down.toSorted()).toEqual(["changed", "last_owner"]);
      const roles = (await accounts().list()).map(({ content }) => content.role);
      expect(roles.toSorted()).toEqual(["member", "owner"]);
      expect(await accounts().changeRole("nobody", "owner")).toBe("not_found");
    });

    test("don't count an owner who was blocked", async () => {
      await create("ada", { role: "owner" });
      await create("eve", { role: "owner" });
      await accounts().change("eve", ({ content }) => ({ ...content, isBlocked: true }));
      expect(await accounts().changeRole("ada", "member")).toBe("last_owner");
    });

    test("are reset by a link once, which ends the others, and no other account is", async () => {
      await create("ada");
      await create("eve");
      const before = await accounts().find("eve");
      for (const tokenHash of ["first", "second"]) {
        const link = accountLink({ id: tokenHash, tokenHash, accountId: "ada", usesLeft: 1 });
        await accounts().createLink(link);
      }
      const reset = (tokenHash: string, nowMs = NOW_MS) =>
        accounts().reset(tokenHash, nowMs, ({ content }) => ({ ...content, password: "new" }));
      expect(await reset("first", NOW_MS + 60_000)).toBeUndefined();
      const done = await Promise.all([reset("first"), reset("first"), reset("second")]);
      expect(done.filter((account) => account !== undefined)).toHaveLength(1);
      expect((await accounts().find("ada"))?.content.password).toBe("new");
      expect(await accounts().find("eve")).toEqual(before);
      expect(await accounts().listLinks(NOW_MS)).toEqual([]);
      // An invitation resets nothing.
      await accounts().createLink(accountLink({}));
      expect(await reset("the hash of a link")).toBeUndefined();
      const right = { kind: "link", tokenHash: "to reset", nowMs: NOW_MS } as const;
      await accounts().createLink(
        accountLink({ id: "r", tokenHash: "to reset", accountId: "ada" }),
      );
      expect(await create("grace", { right })).toBe("not_allowed");
    });

    test("links are listed while they are good, removed, and forgotten after their end", async () => {
      const link = accountLink({});
      const later = accountLink({ id: "link-2", tokenHash: "2", expiresAtMs: NOW_MS + 90_000 });
      await accounts().createLink(link);
      await accounts().createLink(later);
      expect(await accounts().listLinks(NOW_MS)).toEqual([link, later]);
      expect(await accounts().listLinks(NOW_MS + 60_000)).toEqual([later]);
      expect(await accounts().findLink(link.tokenHash, NOW_MS)).toEqual(link);
      expect(await accounts().findLink(link.tokenHash, NOW_MS + 60_000)).toBeUndefined();
      expect(await accounts().removeLink(later.id)).toBe(true);
      expect(await accounts().removeLink(later.id)).toBe(false);
      await accounts().removeExpired(NOW_MS + 60_000);
      expect(await store().records.count("accountLinks")).toBe(0);
    });

    test("go with their user, and follow one that another takes over", async () => {
      await create("ada");
      await create("eve");
      await accounts().createLink(accountLink({ id: "r", tokenHash: "r", accountId: "ada" }));
      const ada = storedAccount("ada", "ada").user;
      const eve = storedAccount("eve", "eve").user;
      await store().users.remove(ada.id);
      expect(await accounts().find("ada")).toBeUndefined();
      expect(await accounts().findLink("r", NOW_MS)).toBeUndefined();
      const google = await store().users.upsert(storePerson("at google"));
      await store().users.merge(eve.id, google.id);
      expect((await accounts().find("eve"))?.userId).toBe(google.id);
      expect(await accounts().findByUser(google.id)).toMatchObject({ id: "eve" });
      // One who has an account keeps it, and the other's goes.
      await create("grace");
      await store().users.merge(storedAccount("grace", "grace").user.id, google.id);
      expect(await accounts().find("grace")).toBeUndefined();
      expect(await accounts().count()).toBe(1);
    });
  });
}
