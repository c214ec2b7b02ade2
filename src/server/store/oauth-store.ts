import type { User } from "./user-store.ts";

/** Kinds of entries that our authorisation server keeps. */
export type OAuthKind =
  | "client"
  | "grant"
  | "code"
  | "access"
  | "refresh"
  | "session"
  | "interaction";

/** A thing of the authorisation server's, kept until its end. */
export type OAuthEntry = {
  /** The kind, and SHA-256 of what names it, which is a secret and never stored. */
  readonly id: string;
  readonly kind: OAuthKind;
  /** Whose it is; undefined where nobody has agreed to anything yet. */
  readonly userId: string | undefined;
  /** The grant that it belongs to: what a traveller has agreed to. */
  readonly grantId: string | undefined;
  readonly expiresAtMs: number;
  /** 0: it has not been used. */
  readonly consumedAtMs: number;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Entries of a user go with their account. */
export type OAuthStore = {
  /** Keeps an entry, in place of one of the same id. */
  put(entry: OAuthEntry): Promise<void>;
  /** The entry and whose it is, unless it has ended before `nowMs` or its user is gone. */
  find(
    id: string,
    nowMs: number,
  ): Promise<{ readonly entry: OAuthEntry; readonly user: User | undefined } | undefined>;
  /** Notes that it was used. @returns whether it was there and unused: of several at once one is told so. */
  consume(id: string, nowMs: number): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Removes all that goes with a grant, the grant too. */
  removeGrant(grantId: string): Promise<void>;
  /** A user's entries of a kind that have not ended. */
  list(userId: string, kind: OAuthKind, nowMs: number): Promise<OAuthEntry[]>;
  /** Forgets what ended before `nowMs`. */
  removeExpired(nowMs: number): Promise<void>;
};
