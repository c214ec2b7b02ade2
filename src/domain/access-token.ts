import * as z from "zod/mini";
import { personNameSchema, timestampMsSchema } from "./limits.ts";

/**
 * The rights of a token: see trips and what belongs to them; have trips planned; see, change, import and
 * delete trips; list, make and end links to trips, which open no more than the token itself; and to be the address of the
 * calendar of all trips, which a token of this scope only is. No scope reaches the account, its tokens or signing in.
 */
export const ACCESS_SCOPES = ["read", "plan", "write", "share", "calendar"] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** Whether a token of these scopes may do what another names: who may change a trip is answered with it, so may read too. */
export function allowsScope(scopes: readonly AccessScope[] | "all", wanted: AccessScope): boolean {
  if (scopes === "all" || scopes.includes(wanted)) return true;
  return wanted === "read" && scopes.includes("write");
}

/**
 * Whether a token may stand in the address of the calendar: addresses are kept and passed on by calendar programs, so one
 * that opens anything else may not.
 */
export function isCalendarOnly(scopes: readonly AccessScope[]): boolean {
  return scopes.length === 1 && scopes[0] === "calendar";
}

/** The scopes of a token for one's own programs. */
export const PROGRAM_SCOPES = [
  "read",
  "plan",
  "write",
  "share",
] as const satisfies readonly AccessScope[];

/** The scopes that a program may ask for over OAuth: its tools need no other. Links to trips are made by people. */
export const APP_SCOPES = ["read", "plan", "write"] as const satisfies readonly AccessScope[];
export type AppScope = (typeof APP_SCOPES)[number];

/** A personal access token: what it begins with, by which it is found where it doesn't belong, and 256 random bits. */
export const ACCESS_TOKEN_PREFIX = "twp_";
export const ACCESS_TOKEN = /^twp_[\w-]{43}$/;

/** The token of a calendar's address, which has it without its prefix: a whole token in an address is refused. */
export const calendarSecret = (token: string): string => token.slice(ACCESS_TOKEN_PREFIX.length);

/** Body of `POST /api/account/tokens`. */
export const newAccessTokenSchema = z.strictObject({
  /** The owner's name for it. */
  name: personNameSchema,
  scopes: z.array(z.enum(ACCESS_SCOPES)).check(z.minLength(1), z.maxLength(ACCESS_SCOPES.length)),
  /** Milliseconds since 1970; null: it has no end. */
  expiresAtMs: z.nullable(timestampMsSchema),
});
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>;

/** A token as its owner sees it. */
const shownAccessTokenSchema = z.object({
  /** Names it in addresses; opens nothing. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(ACCESS_SCOPES)),
  /** ISO 8601, UTC, and so the others. */
  createdAt: z.string(),
  /** Null: it has no end. */
  expiresAt: z.nullable(z.string()),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(z.string()),
  /** Its end has come. */
  isOver: z.boolean(),
});
export type ShownAccessToken = z.infer<typeof shownAccessTokenSchema>;

/** `GET /api/account/tokens`, the newest first. */
export const accessTokensAnswerSchema = z.object({ tokens: z.array(shownAccessTokenSchema) });
/** Answer to a new one. */
export const newAccessTokenAnswerSchema = z.object({
  shown: shownAccessTokenSchema,
  /** The secret, told once. */
  token: z.string(),
});
