import { accountNameKey } from "../../../src/domain/accounts/account-name.ts";
import type { Account, AccountLink } from "../../../src/server/store/account-store.ts";
import { type User, userIdOf } from "../../../src/server/store/user-store.ts";
import { storePerson } from "./store-person.ts";

/** An account as a store keeps it, and the user that is made with it. */
export function storedAccount(
  id: string,
  name: string,
  content: Partial<Account["content"]> = {},
): { account: Omit<Account, "revision">; user: User } {
  const person = storePerson(id);
  const user = { id: userIdOf(person.issuer, person.subject), ...person };
  return {
    user,
    account: {
      id,
      userId: user.id,
      nameKey: accountNameKey(name),
      content: {
        name,
        role: "member",
        createdAtMs: 1_700_000_000_000,
        isBlocked: false,
        password: "$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA",
        passkeys: [
          {
            id: "credential-1",
            publicKey: "pQECAyYgASFY",
            counter: 7,
            transports: ["internal"],
            name: "Phone 😀",
            createdAtMs: 1_700_000_000_000,
            lastUsedAtMs: 0,
            isBackedUp: true,
          },
        ],
        codeHashes: ["hash of a code"],
        ...content,
      },
    },
  };
}

/** An invitation for one, unless something else is said. */
export function accountLink(of: Partial<AccountLink>): AccountLink {
  return {
    id: "link-1",
    tokenHash: "the hash of a link",
    accountId: undefined,
    expiresAtMs: 1_700_000_060_000,
    usesLeft: 2,
    content: {
      kind: of.accountId === undefined ? "invitation" : "reset",
      role: "member",
      createdAtMs: 1_700_000_000_000,
    },
    ...of,
  };
}
