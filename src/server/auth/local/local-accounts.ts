import { accountNameKey } from "../../../domain/accounts/account-name.ts";
import { readRecoveryCode } from "../../../domain/accounts/recovery-code.ts";
import type { Clock } from "../../lib/clock.ts";
import { hashToken, newId, newToken } from "../../lib/tokens.ts";
import type { AccessTokenStore } from "../../store/access-token-store.ts";
import type {
  Account,
  AccountRight,
  AccountRole,
  AccountStore,
} from "../../store/account-store.ts";
import type { OAuthStore } from "../../store/oauth-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import { type UserStore, userIdOf } from "../../store/user-store.ts";
import { EMBEDDED_ISSUER } from "../embedded-issuer.ts";
import { createAccountChanges, createPeopleChanges } from "./account-changes.ts";
import { createAccountLinks } from "./account-links.ts";
import { profileOf } from "./account-profile.ts";
import { createJoins } from "./joins.ts";
import type { Passkeys } from "./passkeys.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { type NewWayIn, newCodes } from "./ways-in.ts";

/** Between a new account and its first sign-in. */
const TICKET_MS = 10 * 60_000;

export type SignedUp =
  | { readonly outcome: "created"; readonly account: Account; readonly codes: readonly string[] }
  | { readonly outcome: "name_taken" | "not_allowed" };

type Parts = {
  readonly accounts: AccountStore;
  readonly users: Pick<UserStore, "upsert" | "merge">;
  readonly pending: Pick<SessionStore, "savePendingSignIn" | "takePendingSignIn">;
  readonly sessions: Pick<SessionStore, "removeAllBut">;
  readonly accessTokens: Pick<AccessTokenStore, "list" | "remove">;
  readonly oauth: Pick<OAuthStore, "list" | "removeGrant">;
  readonly passkeys: Passkeys;
  readonly clock: Clock;
  readonly publicUrl: string;
};

/** Accounts of our own: making them, proving who somebody is, and getting back in. */
export type LocalAccounts = ReturnType<typeof createLocalAccounts>;

export function createLocalAccounts(parts: Parts) {
  const { accounts, pending, passkeys, clock } = parts;
  const links = createAccountLinks(parts);
  return {
    passkeys,
    ...links,
    ...createProofs(parts, links),
    ...createAccountChanges(parts),
    ...createPeopleChanges(parts),
    ...createJoins(parts),
    signUp: (name: string, wayIn: NewWayIn, right: AccountRight) =>
      signUp(parts, name, wayIn, right),
    newAccountId: newId,
    isEmpty: async () => (await accounts.count()) === 0,
    list: () => accounts.list(),
    find: (id: string) => accounts.find(id),
    findByUser: (userId: string) => accounts.findByUser(userId),

    /** A ticket for who has just made an account: their first sign-in asks nothing more. */
    async makeTicket(accountId: string): Promise<string> {
      const ticket = newToken();
      await pending.savePendingSignIn(ticketName(ticket), accountId, clock.nowMs() + TICKET_MS);
      return ticket;
    },
    /** The account of a ticket, which is good no more. */
    takeTicket: (ticket: string) => pending.takePendingSignIn(ticketName(ticket), clock.nowMs()),
  };
}

/** Of its own among what is kept there. */
const ticketName = (ticket: string) => hashToken(`new account ${ticket}`);

/** Ways to prove who somebody is. Each says undefined to whoever doesn't, and not why. */
function createProofs(
  { accounts, passkeys }: Parts,
  { resetAddress }: Pick<ReturnType<typeof createAccountLinks>, "resetAddress">,
) {
  return {
    /** The account that a name and a password open. It takes as long for a name that nobody has. @throws AppError `busy` */
    async byPassword(name: string, password: string): Promise<Account | undefined> {
      const account = await accounts.findByName(accountNameKey(name));
      const isRight = await isPassword(password, account?.content.password ?? null);
      return isRight && account?.content.isBlocked === false ? account : undefined;
    },

    /** The account that a passkey opens, if it was used for us just now. @param answer the browser's, unchecked. */
    async byPasskey(answer: unknown): Promise<Account | undefined> {
      const used = await passkeys.used(answer, (id) => accounts.find(id));
      if (used === undefined) return undefined;
      let isTheirs = false;
      const account = await accounts.change(used.accountId, ({ content }) => {
        // It may have been removed just now.
        isTheirs = !content.isBlocked && content.passkeys.some(({ id }) => id === used.passkey.id);
        const passkeys = content.passkeys.map((one) =>
          one.id === used.passkey.id ? used.passkey : one,
        );
        return { ...content, passkeys };
      });
      return isTheirs ? account : undefined;
    },

    /** Uses a recovery code up. @returns the address at which its account gets a new way in. */
    async byCode(name: string, typed: string): Promise<string | undefined> {
      const account = await accounts.findByName(accountNameKey(name));
      const codeHash = hashToken(readRecoveryCode(typed) ?? typed);
      if (account?.content.codeHashes.includes(codeHash) !== true) return undefined;
      let isRight = false;
      await accounts.change(account.id, ({ content }) => {
        // Of two who use it at once one was first.
        isRight = !content.isBlocked && content.codeHashes.includes(codeHash);
        return { ...content, codeHashes: content.codeHashes.filter((one) => one !== codeHash) };
      });
      return isRight ? resetAddress(account.id, { isByCode: true }) : undefined;
    },
  };
}

/** Makes an account with its recovery codes, which are told once. @throws AppError `busy` */
async function signUp(
  { accounts, clock, publicUrl }: Parts,
  name: string,
  wayIn: NewWayIn,
  right: AccountRight,
): Promise<SignedUp> {
  const role = await roleBy(accounts, right);
  if (role === undefined) return { outcome: "not_allowed" };
  const id = wayIn.kind === "passkey" ? wayIn.accountId : newId();
  const codes = newCodes();
  const account = {
    id,
    userId: userIdOf(EMBEDDED_ISSUER, id),
    nameKey: accountNameKey(name),
    content: {
      name,
      role,
      createdAtMs: clock.nowMs(),
      isBlocked: false,
      password: wayIn.kind === "password" ? await hashPassword(wayIn.password) : null,
      passkeys: wayIn.kind === "passkey" ? [wayIn.passkey] : [],
      codeHashes: codes.map(hashToken),
    },
  };
  const profile = profileOf(account, publicUrl);
  const { userId, email } = { ...account, ...profile };
  const user = { id: userId, issuer: EMBEDDED_ISSUER, subject: id, email, profile };
  const outcome = await accounts.create(account, user, right);
  if (outcome !== "created") return { outcome };
  return { outcome, account: { ...account, revision: 1 }, codes };
}

async function roleBy(
  accounts: AccountStore,
  right: AccountRight,
): Promise<AccountRole | undefined> {
  if (right.kind === "first") return "owner";
  return (await accounts.findLink(right.tokenHash, right.nowMs))?.content.role;
}
