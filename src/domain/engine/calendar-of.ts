import type { KnownCity, KnownEatery, KnownPlace } from "./known-city.ts";

/** What a city's places share. */
type Zoned = Pick<KnownPlace, "holidays" | "timeZone">;

/** What the calendar of a city says of each of its places and places to eat, by the city's events and climate. */
export function calendarOf(
  { events = [], climate }: Pick<KnownCity, "events" | "climate">,
  zoned: Zoned,
): {
  readonly ofPlace: (
    id: string,
  ) => Pick<KnownPlace, keyof Zoned | "closedOn" | "eventHours" | "fastsOn" | "highC">;
  readonly ofEatery: Pick<KnownEatery, keyof Zoned | "fastsOn">;
} {
  const fastsOn = events.flatMap(({ isFast, dates }) => (isFast ? dates : []));
  const ofEatery = fastsOn.length === 0 ? zoned : { ...zoned, fastsOn };
  const usual = climate === undefined ? ofEatery : { ...ofEatery, highC: climate.highC };
  return {
    ofPlace: (id) => {
      const closedOn = events.flatMap(({ closes, dates }) => (closes?.includes(id) ? dates : []));
      const eventHours = events.flatMap(({ visits = [], dates }) =>
        visits.flatMap((visit) => (visit.id === id ? { dates, hours: visit.hours } : [])),
      );
      return {
        ...usual,
        ...(closedOn.length === 0 ? {} : { closedOn }),
        ...(eventHours.length === 0 ? {} : { eventHours }),
      };
    },
    ofEatery,
  };
}
