import { calendarOf } from "../domain/engine/calendar-of.ts";
import type { GuideTexts } from "../domain/guide-text.ts";
import type { LanguageTag } from "../domain/language-tags.ts";
import type { Position } from "../domain/places/geo.ts";
import { plainText } from "../domain/plain-text.ts";
import { BUDGET_TITLES, type BudgetTitle } from "../domain/trip/budget.ts";
import { TRAVELLERS, type TravellerTitle } from "../domain/trip/traveller.ts";
import { drawingOf, heroOf, hotelDrawingOf } from "./choose-drawing.ts";
import { daysToFill } from "./days-to-fill.ts";
import type { GuideCity, GuideDayTrip, GuideHotel, GuidePlace } from "./guide-city.ts";
import { holidaysOf } from "./holidays.ts";

/** Usual prices of rooms in a city of the guide, in its currency, by level. */
export type RoomPrices = {
  readonly countryCode: string;
  readonly currency: string;
  readonly rooms: Readonly<Record<BudgetTitle, readonly GuideHotel["pricePerNight"][]>>;
};

/** Facts of a city that are known without loading it. */
export type IndexedCity = RoomPrices & {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly centre: Position;
  /** Its name, in our other languages too, and the other spellings, as `plainText` leaves them. */
  readonly names: readonly string[];
  readonly regions: readonly string[];
  /** Minutes to other cities, by id. */
  readonly trains: Readonly<Record<string, number>>;
  /** How many days its places fill at most. */
  readonly days: number;
  /** How many of its places are must-sees, cost nothing, or suit a traveller more than others. */
  readonly mustSees: number;
  readonly free: number;
  readonly suiting: Readonly<Record<TravellerTitle, number>>;
};

export type GuideEntry = IndexedCity & {
  /** All its facts. Several calls may answer the same object: nobody changes it. */
  readonly load: () => Promise<GuideCity>;
  /** Its texts in another language; undefined where nobody has translated them. */
  readonly loadTexts: (language: LanguageTag) => Promise<GuideTexts["byHash"] | undefined>;
};

/** The built-in guide: an index of its cities, the most visited first. */
export type Guide = readonly GuideEntry[];

/** A city's entry in the index. */
export function indexedCity(city: GuideCity): IndexedCity {
  const { id, name, country, countryCode, currency, centre, places } = city;
  const { aliases, regions = [], trains = {} } = city;
  // In French, Mexico City is called as the country is in English.
  const others = Object.values(city.names ?? {}).flatMap((one) =>
    one === undefined || one === country ? [] : [one],
  );
  const count = (isCounted: (place: GuideCity["places"][number]) => boolean) =>
    places.filter(isCounted).length;
  return {
    ...{ id, name, country, countryCode, currency, centre },
    names: [...new Set([name, ...aliases, ...others].map(plainText))],
    regions: regions.map(plainText),
    trains,
    days: daysToFill(city),
    mustSees: count(({ mustSee }) => mustSee),
    free: count(({ ticketPrice }) => ticketPrice === 0),
    suiting: byTitle(
      TRAVELLERS.map(({ title }) => title),
      (title) => count(({ suits }) => suits.includes(title)),
    ),
    rooms: byTitle(BUDGET_TITLES, (level) =>
      city.hotels.flatMap(({ budget, pricePerNight }) => (budget === level ? pricePerNight : [])),
    ),
  };
}

function byTitle<Title extends string, Value>(
  titles: readonly Title[],
  make: (title: Title) => Value,
): Record<Title, Value> {
  return Object.fromEntries(titles.map((title) => [title, make(title)])) as Record<Title, Value>;
}

/** The order of a guide: by rank, then by id. */
export function byRank(a: GuideCity, b: GuideCity): number {
  return a.rank - b.rank || (a.id < b.id ? -1 : 1);
}

/**
 * A city as the engine takes it: each place knows its time zone and holidays, the events that close it, and its
 * illustration.
 */
export function withCalendar(city: GuideCity): GuideCity {
  const holidays = holidaysOf(city.holidayRegion ?? city.countryCode);
  const { timeZone, countryCode } = city;
  const calendar = calendarOf(city, { holidays, timeZone });
  const inCity = <Place extends GuidePlace | GuideDayTrip>(place: Place) => ({
    ...place,
    ...calendar.ofPlace(place.id),
    drawing: place.drawing ?? drawingOf(place, countryCode),
  });
  return {
    ...city,
    hero: heroOf(city),
    hotels: city.hotels.map((hotel) => ({ ...hotel, drawing: hotelDrawingOf(hotel, countryCode) })),
    places: city.places.map(inCity),
    dayTrips: city.dayTrips.map(inCity),
    eateries: city.eateries.map((eatery) => ({ ...eatery, ...calendar.ofEatery })),
  };
}
