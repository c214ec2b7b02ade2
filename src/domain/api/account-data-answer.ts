import * as z from "zod/mini";
import { ACCESS_SCOPES } from "../access-token.ts";
import { KEPT_FILE_TYPES } from "../files/kept-file-type.ts";
import { LANGUAGE_TAGS } from "../language-tags.ts";
import { messageSchema } from "../message.ts";
import { votesOfGuest } from "../sharing/share-link.ts";
import { LINK_SCOPES, showsSchema } from "../trip/shared-by.ts";
import { tripSchema } from "../trip/trip.ts";
import { profileSchema } from "../wire-schemas.ts";

/** Answer of `GET /api/account/data`. Times are ISO 8601, UTC. */
export const accountDataSchema = z.object({
  exportedAt: z.string(),
  account: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    profile: profileSchema,
    /** That they chose. */
    language: z.optional(z.enum(LANGUAGE_TAGS)),
  }),
  /** Of an account of ours: how it is signed in to. */
  signIn: z.optional(
    z.object({
      name: z.string(),
      role: z.enum(["owner", "member"]),
      createdAt: z.string(),
      hasPassword: z.boolean(),
      recoveryCodesLeft: z.int(),
      /** That the owner of the server set for them. */
      limits: z.optional(
        z.object({
          plansADay: z.optional(z.int()),
          trips: z.optional(z.int()),
          storageMb: z.optional(z.int()),
        }),
      ),
      passkeys: z.array(
        z.object({
          name: z.string(),
          createdAt: z.string(),
          lastUsedAt: z.nullable(z.string()),
          isBackedUp: z.boolean(),
        }),
      ),
    }),
  ),
  sessions: z.array(
    z.object({ device: z.string(), createdAt: z.string(), lastUsedAt: z.string() }),
  ),
  links: z.array(
    z.object({
      tripId: z.string(),
      name: z.string(),
      scope: z.enum(LINK_SCOPES),
      shows: showsSchema,
      createdAt: z.string(),
      guests: z.array(votesOfGuest),
    }),
  ),
  /** Of others. */
  keptTrips: z.array(z.object({ tripId: z.string(), keptAt: z.string() })),
  accessTokens: z.array(
    z.object({
      name: z.string(),
      scopes: z.array(z.enum(ACCESS_SCOPES)),
      createdAt: z.string(),
      expiresAt: z.nullable(z.string()),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  /** Their scopes by the address that they are for. */
  connectedPrograms: z.array(z.object({ scopes: z.unknown(), connectedAt: z.string() })),
  planRequests: z.array(
    z.object({
      askedAt: z.string(),
      state: z.enum(["running", "saved", "failed"]),
      request: z.looseObject({}),
    }),
  ),
  trips: z.array(tripSchema),
  /** Ids of trips that can't be read any more. */
  damagedTrips: z.array(z.string()),
  /** Kept with the trips; their content in Base64. */
  files: z.array(
    z.object({
      tripId: z.string(),
      partId: z.string(),
      name: z.string(),
      type: z.enum(KEPT_FILE_TYPES),
      addedAt: z.string(),
      content: z.string(),
    }),
  ),
  /** The steps of each trip, with the edits that take them back. */
  changes: z.array(
    z.object({
      tripId: z.string(),
      steps: z.array(
        z.object({
          version: z.int(),
          at: z.string(),
          made: messageSchema,
          takenBackBy: z.array(z.looseObject({ kind: z.string() })),
        }),
      ),
    }),
  ),
});
