import type { Clock } from "../../lib/clock.ts";
import { hashToken, newToken, openWithToken, sealWithToken } from "../../lib/tokens.ts";
import type { AccountStore } from "../../store/account-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import { type UserStore, userIdOf } from "../../store/user-store.ts";
import { EMBEDDED_ISSUER } from "../embedded-issuer.ts";
import type { SignedIn } from "../identity-provider.ts";

/** As long as somebody may think about it. */
const THINK_MS = 10 * 60_000;

/**
 * Makes an account of ours and one of a provider one, for who is signed in to both: the provider has just said who they
 * are in the browser that has the session. An e-mail address decides nothing.
 */
export function createJoins(deps: {
  readonly accounts: Pick<AccountStore, "find" | "findByUser">;
  readonly users: Pick<UserStore, "upsert" | "merge">;
  readonly pending: Pick<SessionStore, "savePendingSignIn" | "takePendingSignIn">;
  readonly clock: Clock;
}) {
  const { accounts, users, pending, clock } = deps;
  return {
    /** Keeps that the person of an account is signed in with a provider, too. @returns what only their page knows. */
    async propose(accountId: string, signedIn: SignedIn): Promise<string> {
      const token = newToken();
      const sealed = sealWithToken(JSON.stringify(signedIn), token);
      const payload = JSON.stringify({ accountId, sealed });
      await pending.savePendingSignIn(nameOf(token), payload, clock.nowMs() + THINK_MS);
      return token;
    },

    /** The same for who is signed in with a provider, and has just signed in with an account of ours, too. */
    async proposeInto(userId: string, accountId: string): Promise<string> {
      const token = newToken();
      const payload = JSON.stringify({ accountId, userId });
      await pending.savePendingSignIn(nameOfInto(token), payload, clock.nowMs() + THINK_MS);
      return token;
    },

    /** Does what was proposed so. @returns false where it wasn't, is over, or one of the two was joined before. */
    async joinInto(userId: string, token: string): Promise<boolean> {
      const payload = await pending.takePendingSignIn(nameOfInto(token), clock.nowMs());
      if (payload === undefined) return false;
      // Written above.
      const proposed = JSON.parse(payload) as { accountId: string; userId: string };
      const account = await accounts.find(proposed.accountId);
      const isFree = account?.userId === userIdOf(EMBEDDED_ISSUER, proposed.accountId);
      if (proposed.userId !== userId || account === undefined || !isFree) return false;
      if (account.content.isBlocked) return false;
      if ((await accounts.findByUser(userId)) !== undefined) return false;
      await users.merge(account.userId, userId);
      return true;
    },

    /**
     * Moves everything of the account's user to the provider's, which the account opens from then on.
     *
     * @returns who signs in from now on; undefined where it wasn't proposed for this account, is over, or the provider's
     *   person has an account of ours already.
     */
    async join(
      account: { readonly id: string; readonly userId: string },
      token: string,
    ): Promise<SignedIn | undefined> {
      const payload = await pending.takePendingSignIn(nameOf(token), clock.nowMs());
      if (payload === undefined) return undefined;
      // Written above.
      const { accountId, sealed } = JSON.parse(payload) as { accountId: string; sealed: string };
      if (accountId !== account.id) return undefined;
      const signedIn = JSON.parse(openWithToken(sealed, token)) as SignedIn;
      const { issuer, subject, profile } = signedIn;
      const user = await users.upsert({ issuer, subject, email: profile.email, profile });
      if ((await accounts.findByUser(user.id)) !== undefined) return undefined;
      await users.merge(account.userId, user.id);
      return signedIn;
    },
  };
}

/** Of its own among what is kept there. */
const nameOf = (token: string) => hashToken(`join ${token}`);
const nameOfInto = (token: string) => hashToken(`join into ${token}`);
