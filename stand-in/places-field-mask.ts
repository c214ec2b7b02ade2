import type { IncomingHttpHeaders } from "node:http";
import type { HttpAnswer } from "./chat-protocol.ts";
import { badRequest, googleStatus } from "./google-status.ts";

const localizedText = { text: {}, languageCode: {} };
const photoFields = {
  name: {},
  widthPx: {},
  heightPx: {},
  authorAttributions: { displayName: {}, uri: {}, photoUri: {} },
  flagContentUri: {},
  googleMapsUri: {},
};
/** The fields that a mask can name: those that are answered here. Google has more, and refuses unknown ones as we do. */
export const PLACE_FIELDS = { id: {}, displayName: localizedText, photos: photoFields };
export const SEARCH_FIELDS = { places: PLACE_FIELDS };
const range = { startOffset: {}, endOffset: {} };
const formattable = { text: {}, matches: range };
export const SUGGESTION_FIELDS = {
  suggestions: {
    placePrediction: {
      place: {},
      placeId: {},
      text: formattable,
      structuredFormat: { mainText: formattable, secondaryText: formattable },
      types: {},
    },
  },
};
type Fields = { readonly [name: string]: Fields };
/** Leaves of an answer what was asked for. */
export type Mask = { pick(answer: object): unknown };

/** Reads the field mask, which is part of every question but autocomplete's. */
export function masked<T>(
  { headers, url }: { readonly headers: IncomingHttpHeaders; readonly url: URL },
  fields: Fields,
  usual: string | undefined,
  answer: (mask: Mask) => T,
): T | HttpAnswer {
  const text =
    url.searchParams.get("$fields") ??
    url.searchParams.get("fields") ??
    headers["x-goog-fieldmask"] ??
    usual;
  if (text === undefined || text === "") {
    return googleStatus(
      400,
      "INVALID_ARGUMENT",
      "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it.",
    );
  }
  const paths = String(text).split(",");
  const wrong = paths.find((path) => path !== "*" && !isField(fields, path.split(".")));
  if (wrong !== undefined) {
    return googleStatus(400, "INVALID_ARGUMENT", "Request contains an invalid argument.", [
      badRequest([
        {
          field: String(text),
          description: `Error expanding 'fields' parameter. Cannot find matching fields for path '${wrong}'.`,
        },
      ]),
    ]);
  }
  const split = paths.map((path) => path.split("."));
  return answer({ pick: (whole) => (paths.includes("*") ? whole : picked(whole, split)) });
}

function isField(fields: Fields, [name = "", ...rest]: readonly string[]): boolean {
  const next = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return next !== undefined && (rest.length === 0 || isField(next, rest));
}

/** Only what the mask names. What comes out empty is left out. */
function picked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((one) => picked(one, paths) ?? {});
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return below.length === 0 ? [] : [[name, picked(part, below)]];
    }),
  );
}
