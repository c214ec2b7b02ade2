import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import * as z from "zod/mini";
import { cityLabel, suggestCities } from "../src/guide/find-city.ts";
import { GUIDE } from "../test/support/guide.ts";
import type { HttpAnswer } from "./chat-protocol.ts";
import {
  errorInfo,
  googleStatus,
  invalidKey,
  invalidPayload,
  missingKey,
} from "./google-status.ts";
import { sendCommonFault, sendImage, sendJson } from "./places-answers.ts";
import { type PlacesFault, readPlacesFault, withoutFault } from "./places-fault.ts";
import {
  type Mask,
  masked,
  PLACE_FIELDS,
  SEARCH_FIELDS,
  SUGGESTION_FIELDS,
} from "./places-field-mask.ts";
import type { WikimediaRates } from "./wikimedia-rates.ts";

export type AskedPlaces = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** For every question that names none. */
  readonly fault: PlacesFault | undefined;
  readonly ownUrl: string;
  readonly trapUrl: string;
  readonly wikimediaRates: WikimediaRates;
};

const SERVICE = "places.googleapis.com";
const IMAGE = /^\/image\/([\w-]+)\/(\d+)$/;
const MEDIA = /^\/v1\/places\/([\w-]+)\/photos\/([\w-]+)\/media$/;
/** A photo's name that this process gave away: those of others are too old. */
const OWN_PHOTO = new RegExp(`^(\\d+)-AXQCQNR${process.pid}-`);
const DETAILS = /^\/v1\/places\/([\w-]+)$/;
const MAX_PHOTOS = 10;
const MAX_SIDE = 4800;
const MAX_PLACES = 20;
const MAX_SUGGESTIONS = 5;
const REFUSED_KEYS: Readonly<Record<string, readonly [reason: string, message: string]>> = {
  "403-referrer": ["API_KEY_HTTP_REFERRER_BLOCKED", "Requests from referer <empty> are blocked."],
  "403-service": [
    "API_KEY_SERVICE_BLOCKED",
    "Requests to this API places.googleapis.com method google.maps.places.v1.Places.SearchText are blocked.",
  ],
  "403-disabled": [
    "SERVICE_DISABLED",
    "Places API (New) has not been used in project 1 before or it is disabled.",
  ],
  "403-billing": [
    "BILLING_DISABLED",
    "This API method requires billing to be enabled. Please enable billing on project #1.",
  ],
};
/** The fields of the two messages; what we don't send is unread. */
const searchSchema = z.strictObject({
  textQuery: z._default(z.string(), ""),
  pageSize: z._default(z.int(), 0),
  pageToken: z.optional(z.string()),
  maxResultCount: z.optional(z.int()),
  ...unread(
    "languageCode regionCode rankPreference includedType openNow minRating priceLevels strictTypeFiltering",
  ),
  ...unread("locationBias locationRestriction includePureServiceAreaBusinesses"),
});
const autocompleteSchema = z.strictObject({
  input: z._default(z.string(), ""),
  ...unread(
    "locationBias locationRestriction includedPrimaryTypes includedRegionCodes languageCode",
  ),
  ...unread("regionCode origin inputOffset includeQueryPredictions sessionToken"),
  ...unread("includePureServiceAreaBusinesses includeFutureOpeningBusinesses"),
});
/** Types that are no town, and are suggested all the same where a request names no types. */
const OTHER_PLACES: readonly { label: string; type: string }[] = [
  { label: "Lisbon Oceanarium, Lisbon, Portugal", type: "aquarium" },
  { label: "Madeira, Portugal", type: "island" },
  { label: "Yellowstone National Park, United States", type: "national_park" },
];

/** Google's Places API (New). @returns false for a path that isn't its. */
export async function answerAsGoogle(
  asked: AskedPlaces,
  response: ServerResponse,
): Promise<boolean> {
  const { url } = asked;
  const image = IMAGE.exec(url.pathname);
  if (image !== null) {
    const fault = faultOf(asked, textOf(image[1] ?? ""));
    const { trapUrl } = asked;
    await sendImage(response, fault, { widthPx: 1400, path: url.pathname, trapUrl });
    return true;
  }
  if (!url.pathname.startsWith("/v1/places")) return false;
  const answer = answerOf(asked, String(asked.headers["x-goog-api-key"] ?? ""), response);
  if (answer === "sent") return true;
  response.writeHead(answer.status, answer.headers).end(answer.body);
  return true;
}

function answerOf(asked: AskedPlaces, key: string, response: ServerResponse): HttpAnswer | "sent" {
  const { method, url } = asked;
  if (key === "" && !url.searchParams.has("key")) return missingKey();
  const media = MEDIA.exec(url.pathname);
  if (method === "GET" && media !== null) return sendMedia(asked, response, media);
  switch (`${method} ${url.pathname.replace(DETAILS, "a place")}`) {
    case "POST /v1/places:autocomplete":
      return masked(asked, SUGGESTION_FIELDS, "*", (mask) => suggest(asked, mask, response, key));
    case "POST /v1/places:searchText":
      return masked(asked, SEARCH_FIELDS, undefined, (mask) => search(asked, mask, response, key));
    case "GET a place":
      return masked(asked, PLACE_FIELDS, undefined, (mask) => details(asked, mask, response, key));
    default:
      return googleStatus(404, "NOT_FOUND", "Method not found.");
  }
}

function suggest(
  asked: AskedPlaces,
  mask: Mask,
  response: ServerResponse,
  key: string,
): HttpAnswer | "sent" {
  const parsed = autocompleteSchema.safeParse(asked.body);
  if (!parsed.success) return invalidPayload(parsed.error);
  const { input } = parsed.data;
  if (input === "") return googleStatus(400, "INVALID_ARGUMENT", "Empty input.");
  const fault = faultOf(asked, input);
  const refused = refusalOf(fault, key);
  if (refused !== undefined) return refused;
  if (sendCommonFault(response, fault)) return "sent";
  const suggestions = (fault === "none" ? [] : found(withoutFault(input)))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label, type }) => {
      const [main = "", ...rest] = label.split(", ");
      const matches = [{ endOffset: input.length }];
      return {
        placePrediction: {
          place: `places/${idOf(label)}`,
          placeId: idOf(label),
          text: { text: label, matches },
          structuredFormat: {
            mainText: { text: main, matches },
            ...(rest.length === 0 ? {} : { secondaryText: { text: rest.join(", ") } }),
          },
          types: [type, "geocode"],
        },
      };
    });
  sendJson(response, suggestions.length === 0 ? {} : mask.pick({ suggestions }));
  return "sent";
}

function found(input: string): { label: string; type: string }[] {
  const cities = suggestCities(GUIDE, input, MAX_SUGGESTIONS);
  const others = OTHER_PLACES.filter(({ label }) =>
    label.toLowerCase().startsWith(input.toLowerCase()),
  );
  return [...cities.map((city) => ({ label: cityLabel(city), type: "locality" })), ...others];
}

function search(
  asked: AskedPlaces,
  mask: Mask,
  response: ServerResponse,
  key: string,
): HttpAnswer | "sent" {
  const parsed = searchSchema.safeParse(asked.body);
  if (!parsed.success) return invalidPayload(parsed.error);
  const { textQuery, pageSize } = parsed.data;
  if (textQuery === "") return googleStatus(400, "INVALID_ARGUMENT", "Empty text_query.\n");
  if (pageSize < 0) return googleStatus(400, "INVALID_ARGUMENT", "page_size must not be negative.");
  const fault = faultOf(asked, textQuery);
  const refused = refusalOf(fault, key);
  if (refused !== undefined) return refused;
  if (sendCommonFault(response, fault)) return "sent";
  if (fault === "none") {
    sendJson(response, {});
    return "sent";
  }
  // The best match comes first, then what is called alike.
  const length = Math.min(MAX_PLACES, pageSize === 0 ? MAX_PLACES : pageSize);
  const places = Array.from({ length }, (_, index) => {
    const text = index === 0 ? textQuery : `${textQuery} ${index + 1}`;
    const id = idOf(text);
    const displayName = { text: withoutFault(text), languageCode: "en" };
    return { id, displayName, ...photosOf(id, fault) };
  });
  sendJson(response, mask.pick({ places }));
  return "sent";
}

function details(
  asked: AskedPlaces,
  mask: Mask,
  response: ServerResponse,
  key: string,
): HttpAnswer | "sent" {
  const id = DETAILS.exec(asked.url.pathname)?.[1] ?? "";
  const fault = faultOf(asked, textOf(id));
  const refused = refusalOf(fault, key);
  if (refused !== undefined) return refused;
  if (sendCommonFault(response, fault)) return "sent";
  if (!id.startsWith("ChIJ")) {
    return googleStatus(400, "INVALID_ARGUMENT", `Not a valid Place ID: ${id}`);
  }
  if (fault === "gone") {
    return googleStatus(404, "NOT_FOUND", "The Place ID is no longer valid.");
  }
  sendJson(response, mask.pick({ id, ...photosOf(id, fault) }));
  return "sent";
}

/** How Google refuses, whatever is asked. */
function refusalOf(fault: PlacesFault | undefined, key: string): HttpAnswer | undefined {
  switch (fault) {
    case "400":
      return googleStatus(400, "INVALID_ARGUMENT", "Request contains an invalid argument.");
    case "key-echo":
      return invalidKey(key, SERVICE);
    case "429":
      return googleStatus(
        429,
        "RESOURCE_EXHAUSTED",
        "Quota exceeded for quota metric 'SearchTextRequest' and limit 'SearchTextRequest per day' of service 'places.googleapis.com' for consumer 'project_number:1'.",
        [errorInfo("RATE_LIMIT_EXCEEDED", SERVICE, { quota_unit: "1/d/{project}" })],
      );
    case "500":
      return googleStatus(500, "INTERNAL", "An internal error has occurred.");
    default: {
      const [reason, message] = REFUSED_KEYS[fault ?? ""] ?? [];
      return reason === undefined
        ? undefined
        : googleStatus(403, "PERMISSION_DENIED", message ?? "", [
            errorInfo(reason, SERVICE, { consumer: "projects/1" }),
          ]);
    }
  }
}

function photosOf(id: string, fault: PlacesFault | undefined) {
  const count = countOf(fault);
  if (count === 0) return {};
  const names = ["places/../../secret", "places/a/photos/../../../v1/x", "http://127.0.0.1/x"];
  const photos = Array.from({ length: count }, (_, index) => ({
    name:
      fault === "bad-names"
        ? (names[index % names.length] ?? "")
        : `places/${id}/photos/${index}-AXQCQNR${process.pid}-${Date.now().toString(36)}`,
    widthPx: 4032,
    heightPx: 3024,
    authorAttributions: [
      {
        displayName: `Ana P ${index}`,
        uri: `https://maps.google.com/maps/contrib/${index}`,
        photoUri: "https://lh3.googleusercontent.com/a/x",
      },
    ],
    flagContentUri: "https://www.google.com/local/imagery/report/",
    googleMapsUri: "https://www.google.com/maps/place//data=",
  }));
  return { photos };
}

function countOf(fault: PlacesFault | undefined): number {
  if (fault === "no-photos") return 0;
  if (fault === "photos-3") return 3;
  return fault === "photos-8" ? 8 : MAX_PHOTOS;
}

function sendMedia(
  asked: AskedPlaces,
  response: ServerResponse,
  media: RegExpExecArray,
): HttpAnswer | "sent" {
  const { url, ownUrl, trapUrl } = asked;
  const [, id = "", name = ""] = media;
  const sides = ["maxHeightPx", "maxWidthPx"]
    .map((side) => url.searchParams.get(side))
    .filter((side) => side !== null);
  if (sides.length === 0 || !sides.every((side) => Number(side) >= 1 && Number(side) <= MAX_SIDE)) {
    return googleStatus(400, "INVALID_ARGUMENT", "A side must be from 1 to 4800.");
  }
  const fault = faultOf(asked, textOf(id));
  const index = OWN_PHOTO.exec(name)?.[1];
  if (index === undefined || fault === "photo-expired") {
    return googleStatus(
      400,
      "INVALID_ARGUMENT",
      "The photo resource in the request is invalid. Please retrieve it from Places API endpoints.",
    );
  }
  if (fault === "media-403") return refusalOf("403-billing", "") ?? missingKey();
  if (fault === "media-html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>");
    return "sent";
  }
  const places: Partial<Record<PlacesFault, string>> = {
    "redirect-off": "https://evil.example/photo.jpg",
    "redirect-loopback": "https://127.0.0.1/photo.jpg",
    "redirect-metadata": "http://169.254.169.254/latest/meta-data/",
    "redirect-trap": `${trapUrl}/photo.jpg`,
  };
  const misled = fault === undefined ? undefined : places[fault];
  const photoUri = misled ?? `${ownUrl}/image/${id}/${index}`;
  if (url.searchParams.get("skipHttpRedirect") === "true") {
    sendJson(response, { name: url.pathname.slice("/v1/".length), photoUri });
  } else response.writeHead(302, { location: photoUri }).end();
  return "sent";
}

function faultOf(asked: AskedPlaces, query: string): PlacesFault | undefined {
  return readPlacesFault(query) ?? asked.fault;
}

function unread(names: string) {
  return Object.fromEntries(names.split(" ").map((name) => [name, z.optional(z.unknown())]));
}

/** The id holds the query, so that later calls know the fault it asks for. */
function idOf(query: string): string {
  return `ChIJ${Buffer.from(query).toString("base64url")}`;
}

function textOf(id: string): string {
  return Buffer.from(id.replace(/^ChIJ/, ""), "base64url").toString("utf8");
}
