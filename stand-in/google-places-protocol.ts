import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { cityLabel, suggestCities } from "../src/guide/find-city.ts";
import { sendCommonFault, sendImage, sendJson, sendRefusal } from "./places-answers.ts";
import { type PlacesFault, readPlacesFault, withoutFault } from "./places-fault.ts";
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

const IMAGE = /^\/image\/([\w-]+)\/(\d+)$/;
const MEDIA = /^\/v1\/places\/([\w-]+)\/photos\/(\d+)-[\w-]+\/media$/;
const DETAILS = /^\/v1\/places\/([\w-]+)$/;
const MOST_PHOTOS = 10;
const MAX_SIDE = 4800;
const MOST_PLACES = 20;
const MOST_SUGGESTIONS = 5;
const MOST_TYPES = 5;
/** What is no town, and a suggestion all the same where a request names no types. */
const OTHER_PLACES = [
  { label: "Lisbon Oceanarium, Lisbon, Portugal", type: "aquarium" },
  { label: "Madeira, Portugal", type: "island" },
  { label: "Yellowstone National Park, United States", type: "national_park" },
] as const;

/** Google's Places API (New). @returns false for a path that isn't its. */
export async function answerAsGoogle(
  asked: AskedPlaces,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url } = asked;
  const route = `${method} ${url.pathname}`;
  const image = IMAGE.exec(url.pathname);
  if (image !== null) {
    const fault = faultOf(asked, textOf(image[1] ?? ""));
    const { trapUrl } = asked;
    await sendImage(response, fault, { widthPx: 1400, path: url.pathname, trapUrl });
    return true;
  }
  if (!url.pathname.startsWith("/v1/places")) return false;
  const key = String(asked.headers["x-goog-api-key"] ?? "");
  if (key === "" || url.searchParams.has("key")) {
    sendRefusal(response, 403, "PERMISSION_DENIED", "The request is missing a valid API key.");
    return true;
  }
  const mask = asked.headers["x-goog-fieldmask"];
  const media = MEDIA.exec(url.pathname);
  if (media === null && (mask === undefined || /\s/.test(String(mask)))) {
    if (route !== "POST /v1/places:autocomplete") {
      sendRefusal(response, 400, "INVALID_ARGUMENT", "FieldMask is a required parameter.");
      return true;
    }
  }
  if (route === "POST /v1/places:autocomplete") suggest(asked, response, key);
  else if (route === "POST /v1/places:searchText") search(asked, response, key);
  else if (method === "GET" && media !== null) sendMedia(asked, response, media);
  else if (method === "GET" && DETAILS.test(url.pathname)) details(asked, response, key);
  else sendRefusal(response, 404, "NOT_FOUND", "Not found.");
  return true;
}

function suggest(asked: AskedPlaces, response: ServerResponse, key: string): void {
  const { input, includedPrimaryTypes: types = [] } = asked.body as Record<string, unknown>;
  if (typeof input !== "string" || input === "") {
    sendRefusal(response, 400, "INVALID_ARGUMENT", "input is required");
    return;
  }
  if (!Array.isArray(types) || types.length > MOST_TYPES) {
    sendRefusal(response, 400, "INVALID_ARGUMENT", "At most 5 primary types.");
    return;
  }
  const fault = faultOf(asked, input);
  if (sendCommonFault(response, fault, key)) return;
  const suggestions = (fault === "none" ? [] : found(withoutFault(input)))
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ label }) => ({
      placePrediction: {
        place: `places/${idOf(label)}`,
        placeId: idOf(label),
        text: { text: label, matches: [{ endOffset: input.length }] },
      },
    }));
  sendJson(response, suggestions.length === 0 ? {} : { suggestions });
}

function found(input: string): { label: string; type: string }[] {
  const cities = suggestCities(input, MOST_SUGGESTIONS);
  const others = OTHER_PLACES.filter(({ label }) =>
    label.toLowerCase().startsWith(input.toLowerCase()),
  );
  return [...cities.map((city) => ({ label: cityLabel(city), type: "locality" })), ...others];
}

function search(asked: AskedPlaces, response: ServerResponse, key: string): void {
  const { textQuery, pageSize = 0 } = asked.body as { textQuery?: unknown; pageSize?: number };
  if (typeof textQuery !== "string" || textQuery === "") {
    sendRefusal(response, 400, "INVALID_ARGUMENT", "Empty text_query.");
    return;
  }
  if (pageSize < 0) {
    sendRefusal(response, 400, "INVALID_ARGUMENT", "page_size must not be negative.");
    return;
  }
  const fault = faultOf(asked, textQuery);
  if (sendCommonFault(response, fault, key)) return;
  if (fault === "none") {
    sendJson(response, {});
    return;
  }
  // The best match comes first, then what is called alike.
  const length = Math.min(MOST_PLACES, pageSize === 0 ? MOST_PLACES : pageSize);
  const places = Array.from({ length }, (_, index) => {
    const text = index === 0 ? textQuery : `${textQuery} ${index + 1}`;
    const id = idOf(text);
    const displayName = { text: withoutFault(text), languageCode: "en" };
    return { id, displayName, ...photosOf(id, fault) };
  });
  sendJson(response, { places });
}

function details(asked: AskedPlaces, response: ServerResponse, key: string): void {
  const id = DETAILS.exec(asked.url.pathname)?.[1] ?? "";
  const fault = faultOf(asked, textOf(id));
  if (sendCommonFault(response, fault, key)) return;
  if (!id.startsWith("ChIJ") || fault === "gone") {
    sendRefusal(response, 404, "NOT_FOUND", "The Place ID is no longer valid.");
    return;
  }
  sendJson(response, photosOf(id, fault));
}

function photosOf(id: string, fault: PlacesFault | undefined) {
  const count = countOf(fault);
  if (count === 0) return {};
  const names = ["places/../../secret", "places/a/photos/../../../v1/x", "http://127.0.0.1/x"];
  const photos = Array.from({ length: count }, (_, index) => ({
    name:
      fault === "bad-names"
        ? (names[index % names.length] ?? "")
        : `places/${id}/photos/${index}-AXQCQNR${Date.now().toString(36)}`,
    widthPx: 4032,
    heightPx: 3024,
    authorAttributions: [
      {
        displayName: `Ana P ${index}`,
        uri: `//maps.google.com/maps/contrib/${index}`,
        photoUri: "//lh3.googleusercontent.com/a/x",
      },
    ],
  }));
  return { photos };
}

function countOf(fault: PlacesFault | undefined): number {
  if (fault === "no-photos") return 0;
  if (fault === "photos-3") return 3;
  return fault === "photos-8" ? 8 : MOST_PHOTOS;
}

function sendMedia(asked: AskedPlaces, response: ServerResponse, media: RegExpExecArray): void {
  const { url, ownUrl, trapUrl } = asked;
  const [, id = "", index = "0"] = media;
  const sides = ["maxHeightPx", "maxWidthPx"].map((name) => Number(url.searchParams.get(name)));
  if (!sides.every((side) => side >= 1 && side <= MAX_SIDE)) {
    sendRefusal(response, 400, "INVALID_ARGUMENT", "A side must be from 1 to 4800.");
    return;
  }
  const fault = faultOf(asked, textOf(id));
  if (fault === "media-403") {
    sendRefusal(response, 403, "PERMISSION_DENIED", "Billing is off.", "BILLING_DISABLED");
    return;
  }
  if (fault === "media-html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>");
    return;
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
}

function faultOf(asked: AskedPlaces, query: string): PlacesFault | undefined {
  return readPlacesFault(query) ?? asked.fault;
}

/** The id holds the query, so that later calls know the fault it asks for. */
function idOf(query: string): string {
  return `ChIJ${Buffer.from(query).toString("base64url")}`;
}

function textOf(id: string): string {
  return Buffer.from(id.replace(/^ChIJ/, ""), "base64url").toString("utf8");
}
