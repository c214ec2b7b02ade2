import type { FastifyRequest } from "fastify";
import type { AccessScope } from "../../domain/access-token.ts";
import type { Right } from "../store/access.ts";
import type { User } from "../store/user-store.ts";

type BearerOf = {
  readonly user: User;
  readonly scopes: readonly AccessScope[];
  readonly right: Right;
};

/** One kind of token that a program sends in the Authorization header. */
export type BearerKind = {
  /** The prefix of every token of this kind. */
  readonly prefix: string;
  /**
   * Whose it is and what it allows.
   *
   * @returns undefined for one that never was, is over or revoked, or isn't meant for what is asked: nobody can tell
   *   these apart.
   */
  find(token: string, request: FastifyRequest): Promise<BearerOf | undefined>;
};
