import * as z from "zod/mini";
import { ERROR_CODES } from "./app-error.ts";
import { tripRequestSchema } from "./trip-request.ts";

/** Every path of the API; `:name` is a parameter. `test/architecture.test.ts` sees that each is served. */
export const API_PATHS = {
  config: "/api/config",
  session: "/api/session",
  sessionPicture: "/api/session/picture",
  signIn: "/api/sign-in",
  signInCallback: "/api/sign-in/callback",
  account: "/api/account",
  accountData: "/api/account/data",
  accountSessions: "/api/account/sessions",
  accountSession: "/api/account/sessions/:id",
  generations: "/api/generations",
  generation: "/api/generations/:id",
  generationEvents: "/api/generations/:id/events",
  trips: "/api/trips",
  trip: "/api/trips/:id",
  tripPhoto: "/api/trips/:id/photos/:slot",
  photo: "/api/photos/:ref",
  suggestions: "/api/places/suggestions",
} as const;

export const MAX_BODY_BYTES = 64 * 1024;
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
/** Where the sign-in popup tells its opener how it ended. */
export const SIGN_IN_CHANNEL = "tripwright-sign-in";

export const generationRequestSchema = z.strictObject({
  userSelection: tripRequestSchema,
  /** Asks for the built-in guide's plan where a model is the planner. */
  planner: z.optional(z.literal("guide")),
});
export const generationAcceptedSchema = z.object({ id: z.string() });

export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES as [(typeof ERROR_CODES)[number]]),
    text: z.string(),
    requestId: z.optional(z.string()),
    /** With `already_planning`: the one under way, which can be watched or stopped. */
    generationId: z.optional(z.string()),
  }),
});

/** The identity provider's user-info response, in the shape of Google's v1; kept under `user`. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  verified_email: z.boolean(),
  name: z.string(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

export const configAnswerSchema = z.object({
  signIn: z.enum(["google", "oidc", "embedded"]),
  planner: z.enum(["guide", "gemini", "openai"]),
  places: z.enum(["guide", "google", "photon"]),
  photos: z.enum(["illustrations", "google", "wikimedia"]),
  limits: z.object({ maxTripDays: z.int() }),
  /** Told where the pages name it when there is no way to it (specification, section 8). */
  backend: z.optional(z.literal("Cloud Firestore")),
});
export type ConfigAnswer = z.infer<typeof configAnswerSchema>;

const suggestionSchema = z.object({
  label: z.string(),
  value: z.object({ place_id: z.string() }),
});
export const suggestionsAnswerSchema = z.array(suggestionSchema);
export type Suggestion = z.infer<typeof suggestionSchema>;

const tripSummarySchema = z.object({
  id: z.string(),
  location: z.string(),
  noOfDays: z.union([z.number(), z.string()]),
  traveler: z.string(),
  budget: z.string(),
  createdAt: z.string(),
  /** What the traveller calls it. */
  title: z.optional(z.string()),
  /** Counts from 1 with every change. */
  version: z.int(),
});
export const tripListAnswerSchema = z.object({
  trips: z.array(tripSummarySchema),
  /** Ask with it for the next page; absent on the last one. */
  nextCursor: z.optional(z.string()),
});
export type TripSummary = z.infer<typeof tripSummarySchema>;
export type TripListAnswer = z.infer<typeof tripListAnswerSchema>;

/** A path of the API with its `:id` filled in. */
export function pathWithId(
  path: Extract<(typeof API_PATHS)[keyof typeof API_PATHS], `${string}:id${string}`>,
  id: string,
): string {
  return path.replace(":id", encodeURIComponent(id));
}
