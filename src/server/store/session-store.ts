import type { User } from "./user-store.ts";

export type Session = {
  readonly user: User;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** The provider's access token, sealed so that only the session's own token opens it. */
  readonly sealedProviderToken: string | undefined;
};

/** A session as its owner sees it. */
export type ListedSession = {
  /** Names it in addresses; opens nothing. */
  readonly id: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAtMs: number;
  /** When it was last extended. */
  readonly lastUsedAtMs: number;
};

export type SessionStore = {
  /** @param tokenHash SHA-256 of the session's token; the token itself is never stored. */
  create(session: {
    id: string;
    tokenHash: string;
    userId: string;
    /** The browser that signed in, in a few words. */
    device: string;
    createdAtMs: number;
    expiresAtMs: number;
    sealedProviderToken: string | undefined;
  }): Promise<void>;
  /** The live session, or undefined when there is none or it expired before `nowMs`. */
  find(tokenHash: string, nowMs: number): Promise<Session | undefined>;
  extend(tokenHash: string, expiresAtMs: number, nowMs: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** The user's live sessions, last used first. */
  list(userId: string, nowMs: number): Promise<ListedSession[]>;
  /** @returns whether the user had a session of that id. */
  removeById(userId: string, id: string): Promise<boolean>;
  removeAllBut(userId: string, tokenHash: string): Promise<void>;
  /** Keeps what a sign-in needs between leaving for the provider and coming back. */
  savePendingSignIn(idHash: string, payload: string, expiresAtMs: number): Promise<void>;
  /** Hands a pending sign-in out once; undefined when unknown, used or expired. */
  takePendingSignIn(idHash: string, nowMs: number): Promise<string | undefined>;
  /** Forgets what expired before `nowMs`. */
  removeExpired(nowMs: number): Promise<void>;
};
