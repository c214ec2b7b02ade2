import * as z from "zod/mini";
import { ownField } from "../../domain/own-field.ts";
import { askJson, readAnswer } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";

const DEADLINE_MS = 8_000;
const SUGGESTION_DEADLINE_MS = 3_000;
export const GOOGLE_PLACE_ID = /^[\w-]{1,300}$/;
const PHOTO_NAME = /^places\/[\w-]{1,300}\/photos\/[\w-]{1,2000}$/;
const MAX_PHOTOS = 10;
/** Advice to the operator for each of Google's documented reasons to refuse a key. */
const ADVICE: Readonly<Record<string, string>> = {
  API_KEY_HTTP_REFERRER_BLOCKED:
    "GOOGLE_MAPS_API_KEY is restricted to websites, which can't work from a server: restrict it by IP address or not at all",
  API_KEY_IP_ADDRESS_BLOCKED:
    "GOOGLE_MAPS_API_KEY is restricted to other IP addresses: add this server's",
  API_KEY_SERVICE_BLOCKED:
    "GOOGLE_MAPS_API_KEY may not use the Places API (New): allow it in the key's API restrictions",
  API_KEY_INVALID: "GOOGLE_MAPS_API_KEY is not a key that Google knows",
  SERVICE_DISABLED: "the Places API (New) is off in the key's project: turn it on",
  RATE_LIMIT_EXCEEDED:
    "the project's quota of the Places API (New) is used up: raise it in the Cloud console, where it may be as low as 100 a day",
  BILLING_DISABLED: "the key's project has no billing account: link one",
};

const photoSchema = z.object({
  name: z.string(),
  authorAttributions: z._default(
    z.array(z.object({ displayName: z.optional(z.string()), uri: z.optional(z.string()) })),
    [],
  ),
});
const photosSchema = z._default(z.array(photoSchema), []);
const searchSchema = z.object({
  places: z.optional(z.array(z.object({ id: z.string(), photos: photosSchema }))),
});
const placeSchema = z.object({ photos: photosSchema });
const mediaSchema = z.object({ photoUri: z.string() });
const suggestionsSchema = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }),
        ),
      }),
    ),
  ),
});

export type GooglePhoto = z.infer<typeof photoSchema>;
export type GooglePlace = { readonly id: string; readonly photos: readonly GooglePhoto[] };

/** Google's Places API (New), as far as we use it. Every method throws ServiceError, and only that. */
export type GooglePlaces = {
  autocomplete(input: string): Promise<{ placeId: string; text: string }[]>;
  /** The first place that the text finds. */
  search(textQuery: string): Promise<GooglePlace | undefined>;
  /** The photos of a place; undefined where its id is no longer known. */
  photosOf(placeId: string): Promise<readonly GooglePhoto[] | undefined>;
  /** Where a photo can be had for a short while. @throws for a name that isn't one. */
  photoUrl(name: string): Promise<URL>;
};

export function isPhotoName(name: string): boolean {
  return PHOTO_NAME.test(name);
}

/** The key travels in a header only, and no error holds it. */
export function createGooglePlaces(
  options: { apiKey: string; baseUrl: string },
  askService = askJson,
): GooglePlaces {
  const { apiKey, baseUrl } = options;

  async function ask<T>(
    question: {
      service: string;
      path: string;
      body?: unknown;
      fields?: string;
      deadlineMs?: number;
    },
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const { service, path, body, fields, deadlineMs = DEADLINE_MS } = question;
    const headers: Record<string, string> = { "x-goog-api-key": apiKey };
    if (fields !== undefined) headers["x-goog-fieldmask"] = fields;
    const url = `${baseUrl}${path}`;
    const answer = await askService({ service, url, headers, body, deadlineMs }).catch((error) => {
      throw explainRefusal(error);
    });
    return readAnswer(service, schema, answer);
  }

  return {
    async autocomplete(input) {
      const answer = await ask(
        {
          service: "Places autocomplete",
          path: "/v1/places:autocomplete",
          body: { input },
          fields: "suggestions.placePrediction.placeId,suggestions.placePrediction.text",
          deadlineMs: SUGGESTION_DEADLINE_MS,
        },
        suggestionsSchema,
      );
      return (answer.suggestions ?? [])
        .map(({ placePrediction }) => placePrediction)
        .filter((prediction) => prediction !== undefined)
        .filter(({ placeId }) => GOOGLE_PLACE_ID.test(placeId))
        .map(({ placeId, text }) => ({ placeId, text: text.text }));
    },

    async search(textQuery) {
      const answer = await ask(
        {
          service: "Places text search",
          path: "/v1/places:searchText",
          body: { textQuery },
          fields: "places.photos,places.displayName,places.id",
        },
        searchSchema,
      );
      const place = answer.places?.[0];
      return place === undefined
        ? undefined
        : { ...place, photos: place.photos.slice(0, MAX_PHOTOS) };
    },

    async photosOf(placeId) {
      if (!GOOGLE_PLACE_ID.test(placeId)) return undefined;
      try {
        const question = {
          service: "Place details",
          path: `/v1/places/${placeId}`,
          fields: "photos",
        };
        return (await ask(question, placeSchema)).photos.slice(0, MAX_PHOTOS);
      } catch (error) {
        // An id that is too old is NOT_FOUND, one that never was INVALID_ARGUMENT. A refused key is 400 too.
        const reason = error instanceof ServiceError ? error.reason : undefined;
        if (reason === "NOT_FOUND" || reason === "INVALID_ARGUMENT") return undefined;
        throw error;
      }
    },

    async photoUrl(name) {
      const service = "Place photo";
      if (!isPhotoName(name)) {
        throw new ServiceError(`${service}: a name of another form`, { trouble: "broken" });
      }
      const path = `/v1/${name}/media?maxHeightPx=1400&maxWidthPx=1400&skipHttpRedirect=true`;
      const { photoUri } = await ask({ service, path }, mediaSchema);
      if (URL.canParse(photoUri)) return new URL(photoUri);
      throw new ServiceError(`${service}: an address that can't be read`, { trouble: "broken" });
    },
  };
}

/** The same error, its message also saying what to do where that is known. */
function explainRefusal(error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.reason === undefined) return error;
  const advice = ownField(ADVICE, error.reason);
  return advice === undefined ? error : new ServiceError(`${error.message}: ${advice}`, error);
}
