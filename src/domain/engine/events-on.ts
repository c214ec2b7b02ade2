import { isOnDates } from "../places/is-on-dates.ts";
import type { CityEvent, KnownCity } from "./known-city.ts";

/** The events of a city that are on that day; none without a date. */
export function eventsOn(
  date: string | undefined,
  { events = [] }: Pick<KnownCity, "events">,
): readonly CityEvent[] {
  return date === undefined ? [] : events.filter(({ dates }) => isOnDates(dates, date));
}

/** The values of a message on it. */
export function eventValues({ name, note, hotelFactor, isFast }: CityEvent) {
  return {
    event: name,
    note,
    ...(hotelFactor === undefined ? {} : { hotelFactor }),
    ...(isFast ? { isFast: 1 } : {}),
  };
}
