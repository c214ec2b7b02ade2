import type { AccountSession } from "../../domain/api/account.ts";
import { isoTime } from "../../domain/iso-time.ts";
import type { Clock } from "../lib/clock.ts";
import { hashToken, newId, newToken, openWithToken, sealWithToken } from "../lib/tokens.ts";
import type { AccountStore } from "../store/account-store.ts";
import type { SessionStore } from "../store/session-store.ts";
import { isStorageFull } from "../store/storage-error.ts";
import type { User, UserStore } from "../store/user-store.ts";
import { type SignedIn, SignInRefused } from "./identity-provider.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends when it is unused for this long, and at its absolute end at the latest. */
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** A session is extended in the store at most this often. */
const EXTEND_EVERY_MS = HOUR_MS;

export type EndedSession = {
  readonly user: User;
  readonly accessToken: string | undefined;
};

/** A provider's person, or an account of ours. */
export type WhoSignsIn = SignedIn | { readonly accountId: string };

export type Sessions = {
  /**
   * Starts a session under a token never used before.
   *
   * @param device what signs in, for the list that its owner sees.
   * @returns the token, for the cookie.
   * @throws SignInRefused where an account of ours is gone, or its access was taken away.
   */
  start(who: WhoSignsIn, device: string): Promise<string>;
  /** The user whose session the token belongs to, or undefined. */
  find(token: string): Promise<User | undefined>;
  /** When the token's session began, in milliseconds since 1970; undefined where it has ended. */
  startedAtMs(token: string): Promise<number | undefined>;
  /** Ends the session. @returns whose it was, with the provider's access token to be revoked. */
  end(token: string): Promise<EndedSession | undefined>;
  /** Where the holder of the token is signed in, last used first. */
  list(user: User, token: string): Promise<AccountSession[]>;
  /** Ends another of the user's sessions. @returns whether there was one of that id. */
  endById(user: User, id: string): Promise<boolean>;
  /** Ends all of the user's sessions but the token's. */
  endOthers(user: User, token: string): Promise<void>;
};

/** Opaque sessions: the cookie holds a random token, the store its hash, and sign-out ends it there. */
export function createSessions(deps: {
  users: UserStore;
  accounts: Pick<AccountStore, "find">;
  sessions: SessionStore;
  clock: Clock;
}): Sessions {
  const { users, accounts, sessions, clock } = deps;

  async function userOf(who: WhoSignsIn): Promise<User> {
    if (!("accountId" in who)) {
      const { issuer, subject, profile } = who;
      return users.upsert({ issuer, subject, email: profile.email, profile });
    }
    const account = await accounts.find(who.accountId);
    const user =
      account === undefined || account.content.isBlocked
        ? undefined
        : await users.find(account.userId);
    if (user === undefined)
      throw new SignInRefused(
        "the account was closed. Ask the person who runs this server",
        "ACCOUNT_CLOSED",
      );
    return user;
  }

  return {
    async start(who, device) {
      const user = await userOf(who);
      const token = newToken();
      const createdAtMs = clock.nowMs();
      await sessions.create({
        id: newId(),
        device,
        tokenHash: hashToken(token),
        userId: user.id,
        createdAtMs,
        expiresAtMs: createdAtMs + IDLE_MS,
        sealedProviderToken: "accountId" in who ? undefined : sealWithToken(who.accessToken, token),
      });
      return token;
    },

    async find(token) {
      const nowMs = clock.nowMs();
      const tokenHash = hashToken(token);
      const session = await sessions.find(tokenHash, nowMs);
      if (session === undefined) return undefined;
      const expiresAtMs = Math.min(nowMs + IDLE_MS, session.createdAtMs + ABSOLUTE_MS);
      if (expiresAtMs - session.expiresAtMs > EXTEND_EVERY_MS) {
        await sessions.extend(tokenHash, expiresAtMs, nowMs).catch((error: unknown) => {
          // On a full disk the session is not extended; its owner can still read and delete.
          if (!isStorageFull(error)) throw error;
        });
      }
      return session.user;
    },

    async startedAtMs(token) {
      return (await sessions.find(hashToken(token), clock.nowMs()))?.createdAtMs;
    },

    async end(token) {
      const tokenHash = hashToken(token);
      const session = await sessions.find(tokenHash, clock.nowMs());
      await sessions.remove(tokenHash);
      if (session === undefined) return undefined;
      const { user, sealedProviderToken: sealed } = session;
      return { user, accessToken: sealed === undefined ? undefined : openWithToken(sealed, token) };
    },

    async list(user, token) {
      const tokenHash = hashToken(token);
      return (await sessions.list(user.id, clock.nowMs())).map((session) => ({
        id: session.id,
        device: session.device,
        createdAt: isoTime(session.createdAtMs),
        lastUsedAt: isoTime(session.lastUsedAtMs),
        isCurrent: session.tokenHash === tokenHash,
      }));
    },

    endById: (user, id) => sessions.removeById(user.id, id),
    endOthers: (user, token) => sessions.removeAllBut(user.id, hashToken(token)),
  };
}
