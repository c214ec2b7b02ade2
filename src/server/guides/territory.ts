import type { Position } from "../../domain/places/geo.ts";
import { boxHas } from "../../guide/open/box.ts";
import type { Box } from "../../guide/open/open-data.ts";

/**
 * Lands with a code of their own (ISO 3166-1) that OpenStreetMap counts to a wider country, as a country there is what
 * has a boundary of level 2: by that country's code and the time zone.
 */
const BY_TIME_ZONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CN: { "Asia/Hong_Kong": "HK" },
  FR: {
    "America/Cayenne": "GF",
    "America/Guadeloupe": "GP",
    "America/Marigot": "MF",
    "America/Martinique": "MQ",
    "America/St_Barthelemy": "BL",
    "America/St_Johns": "PM",
    "Indian/Mayotte": "YT",
    "Indian/Reunion": "RE",
    "Pacific/Gambier": "PF",
    "Pacific/Marquesas": "PF",
    "Pacific/Noumea": "NC",
    "Pacific/Tahiti": "PF",
    "Pacific/Wallis": "WF",
  },
};
/** The peninsula, and the islands; the lookup of time zones doesn't tell it from the mainland. */
const MACAU: readonly Box[] = [
  { south: 22.18, west: 113.528, north: 22.217, east: 113.565 },
  { south: 22.105, west: 113.548, north: 22.18, east: 113.605 },
];
const countryNames = new Intl.DisplayNames("en", { type: "region", style: "short" });

/** The land that a place is in, where it has a code of its own beside the wider country's; undefined where it hasn't. */
export function territoryOf(
  { centre, countryCode }: { readonly centre: Position; readonly countryCode: string },
  timeZone: string,
): { readonly country: string; readonly countryCode: string } | undefined {
  const isMacau = countryCode === "CN" && MACAU.some((box) => boxHas(box, centre));
  const code = isMacau ? "MO" : BY_TIME_ZONE[countryCode]?.[timeZone];
  return code === undefined
    ? undefined
    : { country: countryNames.of(code) ?? code, countryCode: code };
}
