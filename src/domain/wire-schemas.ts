import * as z from "zod/mini";

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
