import type { Clock } from "../../lib/clock.ts";
import { hashToken, newToken, openWithToken, sealWithToken } from "../../lib/tokens.ts";
import type { AccountStore } from "../../store/account-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import type { UserStore } from "../../store/user-store.ts";
import type { SignedIn } from "../identity-provider.ts";

/** As long as somebody may think about it. */
const THINK_MS = 10 * 60_000;

/**
 * Makes an account of ours and one of a provider one, for who is signed in to both: the provider has just said who they
 * are in the browser that has the session. An e-mail address decides nothing.
 */
export function createJoins(deps: {
  readonly accounts: Pick<AccountStore, "findByUser">;
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
