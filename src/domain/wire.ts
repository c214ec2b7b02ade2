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

/** A path of the API with its `:id` filled in. */
export function pathWithId(
  path: Extract<(typeof API_PATHS)[keyof typeof API_PATHS], `${string}:id${string}`>,
  id: string,
): string {
  return path.replace(":id", encodeURIComponent(id));
}
