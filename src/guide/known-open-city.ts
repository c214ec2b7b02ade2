import type { KnownCity } from "../domain/engine/known-city.ts";
import type { Sketch } from "../domain/places/sketch.ts";
import { drawingOf, heroOf, hotelDrawingOf } from "./choose-drawing.ts";
import { holidaysOf } from "./holidays.ts";
import type { OpenGuide } from "./open/open-guide.ts";

/** A guide out of open data as the planner needs it: each place with the city's time zone and its holidays. */
export function knownOpenCity(guide: OpenGuide): KnownCity & { readonly sketch?: Sketch } {
  const { id, name, currency, centre, timeZone, hotels, places, eateries, sketch } = guide;
  const { countryCode, climate } = guide;
  const holidays = holidaysOf(countryCode);
  // None of a country that the table doesn't have: then they are not known.
  const calendar = holidays.size === 0 ? {} : { holidays };
  return {
    id,
    name,
    countryCode,
    currency,
    centre,
    hero: heroOf(guide),
    isOpenData: true,
    ...(sketch === undefined ? {} : { sketch }),
    ...(climate === undefined ? {} : { climate }),
    hotels: hotels.map((hotel) => ({ ...hotel, drawing: hotelDrawingOf(hotel, countryCode) })),
    places: places.map((place) => ({
      ...place,
      timeZone,
      ...calendar,
      ...(climate === undefined ? {} : { highC: climate.highC }),
      drawing: drawingOf(place, countryCode),
    })),
    eateries: eateries.map((eatery) => ({ ...eatery, ...calendar })),
  };
}
