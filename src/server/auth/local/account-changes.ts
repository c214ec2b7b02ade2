import { accountNameKey } from "../../../domain/accounts/account-name.ts";
import { passwordProblem } from "../../../domain/accounts/password-rule.ts";
import { personNameSchema } from "../../../domain/limits.ts";
import type { Clock } from "../../lib/clock.ts";
import { hashToken } from "../../lib/tokens.ts";
import type { AccessTokenStore } from "../../store/access-token-store.ts";
import type { Account, AccountContent, AccountStore } from "../../store/account-store.ts";
import type { OAuthStore } from "../../store/oauth-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import { type UserStore, userIdOf } from "../../store/user-store.ts";
import { EMBEDDED_ISSUER } from "../embedded-issuer.ts";
import { profileOf } from "./account-profile.ts";
import { PASSWORD_PROBLEMS } from "./page-forms.ts";
import type { AccountMessage } from "./page-parts.ts";
import type { ProvenPasskey } from "./passkeys.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { MOST_LIMIT, readSetLimits } from "./person-limits.ts";
import { newCodes, withPasskey } from "./ways-in.ts";

/** More than anyone's devices. */
const MOST_PASSKEYS = 20;

/** The outcome of a change, for who made it. */
export type Changed = { readonly said: AccountMessage } | { readonly problem: AccountMessage };

type Deps = {
  readonly accounts: AccountStore;
  readonly users: Pick<UserStore, "upsert">;
  readonly sessions: Pick<SessionStore, "removeAllBut">;
  readonly publicUrl: string;
};

/** Changes that people make to how they sign in. The caller has checked that they signed in just now. */
export function createAccountChanges(deps: Deps) {
  const { accounts, sessions } = deps;

  return {
    async addPasskey(account: Account, made: ProvenPasskey): Promise<Changed> {
      if (made.accountId !== account.id) return { problem: { code: "passkeyOfAnother" } };
      let isFull = false;
      await accounts.change(account.id, ({ content }) => {
        isFull = content.passkeys.length >= MOST_PASSKEYS;
        return isFull ? content : { ...content, passkeys: withPasskey(content, made.passkey) };
      });
      return isFull
        ? { problem: { code: "passkeysFull", values: { most: MOST_PASSKEYS } } }
        : { said: { code: "passkeyAdded" } };
    },

    /** Changes what somebody is called, and signs in by. */
    rename: (account: Account, typed: string) => renameAccount(deps, account, typed),

    async renamePasskey(account: Account, id: string, typed: string): Promise<Changed> {
      const name = personNameSchema.safeParse(typed);
      if (!name.success) return { problem: { code: "noName" } };
      await accounts.change(account.id, ({ content }) => ({
        ...content,
        passkeys: content.passkeys.map((one) =>
          one.id === id ? { ...one, name: name.data } : one,
        ),
      }));
      return { said: { code: "passkeyRenamed" } };
    },

    async removePasskey(account: Account, id: string): Promise<Changed> {
      let isLast = false;
      await accounts.change(account.id, ({ content }) => {
        const passkeys = content.passkeys.filter((one) => one.id !== id);
        isLast = passkeys.length === 0 && content.password === null;
        return isLast ? content : { ...content, passkeys };
      });
      return isLast ? { problem: { code: "onlyPasskey" } } : { said: { code: "passkeyRemoved" } };
    },

    /** Sets a password, in place of the current one if there is one, and signs out everywhere but here. */
    async setPassword(
      account: Account,
      {
        current,
        password,
        sessionToken,
      }: { current: string; password: string; sessionToken: string },
    ): Promise<Changed> {
      const problem = passwordProblem(password);
      if (problem !== undefined) return { problem: PASSWORD_PROBLEMS[problem] };
      const { password: stored } = account.content;
      if (stored !== null && !(await isPassword(current, stored))) {
        return { problem: { code: "notCurrentPassword" } };
      }
      const hash = await hashPassword(password);
      await accounts.change(account.id, ({ content }) => ({ ...content, password: hash }));
      await sessions.removeAllBut(account.userId, hashToken(sessionToken));
      return { said: { code: "passwordSet" } };
    },

    /** Takes the password away from who has a passkey. */
    async removePassword(account: Account): Promise<Changed> {
      let isOnly = false;
      await accounts.change(account.id, ({ content }) => {
        // The last passkey may have been removed just now.
        isOnly = content.passkeys.length === 0;
        return isOnly ? content : { ...content, password: null };
      });
      return isOnly ? { problem: { code: "onlyPassword" } } : { said: { code: "passwordRemoved" } };
    },

    /** New recovery codes in place of the old ones. @returns them, to be told once. */
    async renewCodes(account: Account): Promise<readonly string[]> {
      const codes = newCodes();
      const codeHashes = codes.map(hashToken);
      await accounts.change(account.id, ({ content }) => ({ ...content, codeHashes }));
      return codes;
    },
  };
}

async function renameAccount(
  { accounts, users, publicUrl }: Pick<Deps, "accounts" | "users" | "publicUrl">,
  { id, userId, content }: Account,
  typed: string,
): Promise<Changed> {
  const read = personNameSchema.safeParse(typed);
  const nameKey = accountNameKey(read.data ?? "");
  if (!read.success || nameKey === "") return { problem: { code: "noName" } };
  const name = read.data;
  const outcome = await accounts.rename(id, name, nameKey);
  if (outcome === "not_found") return { problem: { code: "accountGone" } };
  if (outcome === "name_taken") return { problem: { code: "nameTaken" } };
  // Of one that was joined with a provider's the profile is the provider's.
  if (userId === userIdOf(EMBEDDED_ISSUER, id)) {
    const profile = profileOf({ id, nameKey, content: { ...content, name } }, publicUrl);
    const { email } = profile;
    await users.upsert({ issuer: EMBEDDED_ISSUER, subject: id, email, profile });
  }
  return { said: { code: "renamed", values: { name } } };
}

/** Changes that an owner makes to others. */
export function createPeopleChanges(deps: {
  readonly accounts: AccountStore;
  readonly sessions: Pick<SessionStore, "removeAllBut">;
  readonly accessTokens: Pick<AccessTokenStore, "list" | "remove">;
  readonly oauth: Pick<OAuthStore, "list" | "removeGrant">;
  readonly clock: Clock;
}) {
  const { accounts, sessions, accessTokens, oauth, clock } = deps;

  /** Ends all that lets browsers and programs act for a user. */
  async function endRights(userId: string): Promise<void> {
    await sessions.removeAllBut(userId, "");
    for (const { id } of await accessTokens.list(userId)) await accessTokens.remove(userId, id);
    for (const { grantId } of await oauth.list(userId, "grant", clock.nowMs())) {
      if (grantId !== undefined) await oauth.removeGrant(grantId);
    }
  }

  /** @returns the account as it now is; undefined where there is none, or it is an owner's. */
  async function changeMember(id: string, change: Partial<AccountContent>) {
    const changed = await accounts.change(id, ({ content }) =>
      content.role === "owner" ? content : { ...content, ...change },
    );
    return changed?.content.role === "owner" ? undefined : changed;
  }

  return {
    /** Takes a member's access away: sessions, access tokens and connected programs end. Their trips stay. */
    async block(id: string): Promise<Changed> {
      const account = await changeMember(id, { isBlocked: true });
      if (account === undefined) return { problem: { code: "ownerStays" } };
      await endRights(account.userId);
      return { said: { code: "blocked", values: { name: account.content.name } } };
    },

    async allow(id: string): Promise<Changed> {
      const account = await changeMember(id, { isBlocked: false });
      if (account === undefined) return { problem: { code: "personGone" } };
      return { said: { code: "allowed", values: { name: account.content.name } } };
    },

    /** Sets what a person may have; what is left out is as for everybody. */
    async setLimits(id: string, typed: Parameters<typeof readSetLimits>[0]): Promise<Changed> {
      const limits = readSetLimits(typed);
      if (limits === undefined) {
        return { problem: { code: "limitsWrong", values: { most: MOST_LIMIT } } };
      }
      const account = await accounts.change(id, ({ content }) => ({ ...content, limits }));
      if (account === undefined) return { problem: { code: "personGone" } };
      return { said: { code: "limitsSaved", values: { name: account.content.name } } };
    },

    /** Makes another the owner in one's place. Where it breaks off after the first half there are two. */
    async handOver(from: Account, toId: string): Promise<Changed> {
      const to = await accounts.find(toId);
      if (to === undefined || to.content.isBlocked) {
        return { problem: { code: "cannotOwn" } };
      }
      await accounts.changeRole(toId, "owner");
      const done = await accounts.changeRole(from.id, "member");
      return done === "changed"
        ? { said: { code: "handedOver", values: { name: to.content.name } } }
        : { problem: { code: "ownerNeeded" } };
    },
  };
}
