import type { NewAccessToken } from "../../domain/access-token.ts";
import type { User } from "./user-store.ts";

/** A personal access token as it is kept. */
export type AccessToken = {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the token; the token itself is never stored. */
  readonly tokenHash: string;
  /** 0: never. */
  readonly lastUsedAtMs: number;
  readonly content: NewAccessToken & { readonly createdAtMs: number };
};

/** Stands for one that can't be read any more: it opens nothing, and its owner can end it. */
export const DAMAGED_TOKEN: AccessToken["content"] = {
  name: "?",
  scopes: [],
  expiresAtMs: 0,
  createdAtMs: 0,
};

/** Tokens go with their owner's account. */
export type AccessTokenStore = {
  /** @returns whether it is kept: not where the user has `most` or more. */
  create(token: AccessToken, most: number): Promise<boolean>;
  /** The token with whose it is; whether its end has come the caller sees. */
  find(tokenHash: string): Promise<{ token: AccessToken; user: User } | undefined>;
  /** The user's tokens, the newest first. */
  list(userId: string): Promise<AccessToken[]>;
  /** Notes that it was used. */
  touch(id: string, nowMs: number): Promise<void>;
  /** @returns whether the user had a token of that id. */
  remove(userId: string, id: string): Promise<boolean>;
};
