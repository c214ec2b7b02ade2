import type * as z from "zod/mini";
import type { AccessScope } from "../../../domain/access-token.ts";
import type { ErrorCode } from "../../../domain/errors/app-error.ts";

type Schema = z.ZodMiniType;
/** Media types of a body that is not JSON. */
type Media = { readonly media: readonly string[] };

/** Input and answers of a route, given where it is registered: `/api/openapi.json` is made of these. */
export type RouteDescription = {
  /** Its purpose, in a line. */
  readonly summary: string;
  /** The scope that a token needs; "any" where nobody has to sign in. No token reaches a route without one. */
  readonly scope?: AccessScope | "any";
  /** Who asks where no token is taken: who is signed in, who has a link to a trip, or anybody. */
  readonly by?: "session" | "link" | "anybody";
  /** Parameters of the path that are not any text. */
  readonly params?: Readonly<Record<string, Schema>>;
  /** Parameters of the query; a schema of `z.optional` may be left out. */
  readonly query?: Readonly<Record<string, Schema>>;
  readonly headers?: readonly RequestHeader[];
  readonly body?: Schema | Media;
  /** By status; null: no body. */
  readonly answers: Readonly<Record<number, Schema | Media | null>>;
  /** Beside those that every route of its kind may have. */
  readonly errors?: readonly ErrorCode[];
};

/** `if-none-match` may be sent where an answer has an ETag, and is answered with 304. */
export type RequestHeader = "idempotency-key" | "if-match" | "if-none-match" | "last-event-id";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route of the API has one. */
    api?: RouteDescription;
  }
}

/** The description as options of a route. */
export function api(description: RouteDescription) {
  return { config: { api: description } };
}
