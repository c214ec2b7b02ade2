import * as z from "zod/mini";
import {
  LIMITS,
  lineSchema,
  partIdSchema,
  personNameSchema,
  timestampMsSchema,
} from "../limits.ts";
import { LINK_SCOPES, showsSchema } from "../trip/shared-by.ts";

/** The header in which a guest's page sends the token of its link: in no address of the API, so in no log. */
export const LINK_HEADER = "tripwright-link";
/** 128 random bits, as `newId` writes them. */
export const LINK_TOKEN = /^[\w-]{22}$/;

const name = personNameSchema;
const word = lineSchema(LIMITS.text.word);
const linkFields = {
  /** The owner's name for it. */
  name,
  scope: z.enum(LINK_SCOPES),
  shows: showsSchema,
  /** Milliseconds since 1970; null: it has no end. */
  expiresAtMs: z.nullable(timestampMsSchema),
};

/** A calendar program's alone: it opens the calendar that follows the trip, and no page. */
const calendarField = { isCalendar: z.optional(z.literal(true)) };

/** Body of `POST /api/trips/{id}/links`. */
export const newLinkSchema = z.strictObject({ ...linkFields, ...calendarField });
export type NewLink = z.infer<typeof newLinkSchema>;
/** Body of `PATCH /api/trips/{id}/links/{link}`. */
export const linkChangeSchema = z.partial(z.strictObject(linkFields));
export type LinkChange = z.infer<typeof linkChangeSchema>;

/** Of one person who was chosen by name: nobody has its address. */
const personField = { isPersonal: z.optional(z.literal(true)) };

/** Who can be chosen by name: people who have an account on this server. */
const shownPersonSchema = z.object({ id: z.string(), name: z.string() });
export type ShownPerson = z.infer<typeof shownPersonSchema>;
/** `GET /api/trips/{id}/people`: those who don't have the trip yet, by name. */
export const peopleAnswerSchema = z.object({ people: z.array(shownPersonSchema) });
/** Body of `POST /api/trips/{id}/people`. */
export const newMemberSchema = z.strictObject({ id: partIdSchema, scope: z.enum(LINK_SCOPES) });

/** A guest's vote on a place: for it, against it, or neither, with a comment. */
export const voteSchema = z.strictObject({
  placeId: partIdSchema,
  value: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  word: z.optional(word),
});
export type Vote = z.infer<typeof voteSchema>;

/** Body of `PATCH /api/trips/{id}/links/{link}/guests/{guest}`. */
export const guestChangeSchema = z.strictObject({ scope: z.enum(LINK_SCOPES) });

/** Answer to `POST /api/shared/keep`: the trip stands among the caller's. */
export const keptTripSchema = z.object({ tripId: z.string() });

/** Body of `POST /api/shared/guest`: a name to join by, or the token of a personal link to come back by. */
export const guestRequestSchema = z.union([
  z.strictObject({ name }),
  z.strictObject({ token: z.string().check(z.regex(LINK_TOKEN)) }),
]);

/** Answer to it. */
export const guestAnswerSchema = z.object({
  name: z.string(),
  /** Of the personal link, told once. */
  token: z.string(),
});

export type GuestAnswer = z.infer<typeof guestAnswerSchema>;

export const votesOfGuest = z.object({ name: z.string(), votes: z.array(voteSchema) });
export type GuestVotes = z.infer<typeof votesOfGuest>;

/** A guest as the trip's owner sees them. */
const shownGuestSchema = z.extend(votesOfGuest, {
  id: z.string(),
  /** This guest's right, where the owner has given one other than the link's. */
  scope: z.optional(z.enum(LINK_SCOPES)),
  /** An account that keeps the trip. */
  isMember: z.optional(z.literal(true)),
});
export type ShownGuest = z.infer<typeof shownGuestSchema>;

/** A link as the trip's owner sees it. */
const shownLinkSchema = z.object({
  id: z.string(),
  ...linkFields,
  ...calendarField,
  ...personField,
  // As they are stored: an odd one must not hide the others.
  name: z.string(),
  expiresAtMs: z.nullable(z.number()),
  /** ISO 8601, UTC; null: never. */
  lastUsedAt: z.nullable(z.string()),
  isOver: z.boolean(),
  guests: z.array(shownGuestSchema),
});
export type ShownLink = z.infer<typeof shownLinkSchema>;

/** Answer to a change of a link. */
export const linkAnswerSchema = z.object({ link: shownLinkSchema });
/** `GET /api/trips/{id}/links`, the oldest first. */
export const linksAnswerSchema = z.object({ links: z.array(shownLinkSchema) });
/** Answer to a new link. */
export const newLinkAnswerSchema = z.object({
  link: shownLinkSchema,
  /** The secret of its address, told once. */
  token: z.string(),
});
