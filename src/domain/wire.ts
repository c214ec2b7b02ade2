import * as z from "zod/mini";

/** Every path of the API; `:name` is a parameter. `test/architecture.test.ts` sees that each is served. */
export const API_PATHS = {
  openApi: "/api/openapi.json",
  config: "/api/config",
  session: "/api/session",
  sessionPicture: "/api/session/picture",
  language: "/api/language",
  signIn: "/api/sign-in",
  signInCallback: "/api/sign-in/callback",
  account: "/api/account",
  accountData: "/api/account/data",
  accountSessions: "/api/account/sessions",
  accountSession: "/api/account/sessions/:id",
  accountTokens: "/api/account/tokens",
  accountToken: "/api/account/tokens/:id",
  accountApps: "/api/account/apps",
  accountApp: "/api/account/apps/:id",
  generations: "/api/generations",
  generation: "/api/generations/:id",
  generationEvents: "/api/generations/:id/events",
  trips: "/api/trips",
  wholeTrips: "/api/whole-trips",
  trip: "/api/trips/:id",
  tripFacts: "/api/trips/:id/facts",
  tripRides: "/api/trips/:id/rides",
  tripWay: "/api/trips/:id/ways/:from/:to",
  tripWeather: "/api/trips/:id/weather",
  tripWishes: "/api/trips/:id/wishes",
  tripHistory: "/api/trips/:id/history",
  tripVersion: "/api/trips/:id/history/:version",
  tripExport: "/api/trips/:id/export/:format",
  tripLinks: "/api/trips/:id/links",
  tripLink: "/api/trips/:id/links/:link",
  tripLinkGuest: "/api/trips/:id/links/:link/guests/:guest",
  tripEvents: "/api/trips/:id/events",
  tripKeeping: "/api/trips/:id/keeping",
  tripPeople: "/api/trips/:id/people",
  tripFiles: "/api/trips/:id/files",
  tripFile: "/api/trips/:id/files/:file",
  tripVotes: "/api/trips/:id/votes",
  shared: "/api/shared",
  sharedFacts: "/api/shared/facts",
  sharedWeather: "/api/shared/weather",
  sharedUndo: "/api/shared/undo",
  sharedGuest: "/api/shared/guest",
  sharedKeep: "/api/shared/keep",
  sharedVotes: "/api/shared/votes",
  sharedCalendar: "/api/shared/calendar/:token",
  sharedEvents: "/api/shared/events",
  sharedPhoto: "/api/shared/photos/:slot",
  sharedImage: "/api/shared/images/:ref",
  tripsCalendar: "/api/calendar/:token",
  imports: "/api/imports",
  tripPhoto: "/api/trips/:id/photos/:slot",
  photo: "/api/photos/:ref",
  suggestions: "/api/places/suggestions",
  namedPlaces: "/api/places/named",
  guide: "/api/places/guide",
  openGuide: "/api/guides/:id",
  exchangeRates: "/api/exchange-rates",
  map: "/api/map",
  mapTile: "/api/map/:version/:z/:x/:y",
} as const;

export const MAX_BODY_BYTES = 64 * 1024;
/** Of `PATCH /api/trips/{id}`: what takes edits back puts whole days, of which a long trip has 60. */
export const MAX_EDITS_BYTES = 512 * 1024;
/** Of `POST /api/imports`. */
export const MAX_IMPORT_BYTES = 1024 * 1024;
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
/**
 * Header of a request: the `id` of the profile that the page shows, percent-encoded. Where the session is
 * another person's, the request is refused with `other_person`. Optional.
 */
export const PERSON_HEADER = "tripwright-person";
/** The channel on which the sign-in popup notifies its opener of its end. */
export const SIGN_IN_CHANNEL = "tripwright-sign-in";

/** Answer of `POST /api/imports`: the trip that was made of the file. */
export const importedTripSchema = z.object({ tripId: z.string() });

export const generationAcceptedSchema = z.object({ id: z.string() });

/**
 * The identity provider's user-info response as it came, apart from tokens, with the fields of Google's v1
 * that the pages need; kept under `user`.
 */
export const profileSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  verified_email: z.boolean(),
  name: z.string(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * A Firebase web app's configuration, as Firebase's console shows it. Nothing in it is secret: it is made
 * to stand in pages. Other fields are left out; analytics needs these.
 */
export const firebaseConfigSchema = z.object({
  apiKey: z.string().check(z.minLength(1), z.maxLength(200)),
  projectId: z.string().check(z.minLength(1), z.maxLength(200)),
  appId: z.string().check(z.minLength(1), z.maxLength(200)),
  measurementId: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{1,20}$/))),
});
export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;

/** Where the operator leads Contact, Terms and the icons of social media; what is absent leads nowhere. */
const operatorLinksSchema = z.object({
  contactEmail: z.optional(z.string()),
  termsUrl: z.optional(z.string()),
  social: z.optional(
    z.object({
      photos: z.optional(z.string()),
      chat: z.optional(z.string()),
      videos: z.optional(z.string()),
    }),
  ),
});
export type OperatorLinks = z.infer<typeof operatorLinksSchema>;

/** Where the street map's tiles are: in a TileJSON document, or images at an address with {z}, {x} and {y}. */
export const streetMapSchema = z.object({ kind: z.enum(["tile-json", "images"]), url: z.string() });
export type StreetMapAddress = z.infer<typeof streetMapSchema>;

export const configAnswerSchema = z.object({
  signIn: z.enum(["google", "oidc", "embedded"]),
  /** People may have an account of ours beside that provider's; absent where they may not, or there is no other. */
  localAccounts: z.optional(z.literal(true)),
  planner: z.enum(["guide", "gemini", "openai"]),
  places: z.enum(["guide", "google", "photon"]),
  /** The id of the service that has photos, or "illustrations" where there is none. */
  photos: z.string(),
  /** Absent where there is no street map. */
  streetMap: z.optional(streetMapSchema),
  limits: z.object({ maxTripDays: z.int() }),
  links: operatorLinksSchema,
  /** Set where the pages name it when it can't be reached (specification, section 8). */
  backend: z.optional(z.literal("Cloud Firestore")),
  /** Where page views are counted, for those who agree; absent where nobody is asked. */
  analytics: z.optional(firebaseConfigSchema),
});
export type ConfigAnswer = z.infer<typeof configAnswerSchema>;

/** A path of the API with its `:id` filled in. */
export function pathWithId(
  path: Extract<(typeof API_PATHS)[keyof typeof API_PATHS], `${string}:id${string}`>,
  id: string,
): string {
  return path.replace(":id", encodeURIComponent(id));
}
