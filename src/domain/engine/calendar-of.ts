import type { CityEvent, KnownCity, KnownEatery, KnownPlace } from "./known-city.ts";

/** What a city's places share. */
type Zoned = Pick<KnownPlace, "holidays" | "timeZone">;

/** A week; nobody comes for a season that fills no hotels. */
const SHORT_DAYS = 7;
const FULL_HOTELS = 1.3;

/** What the calendar of a city says of each of its places and places to eat, by the city's events and climate. */
export function calendarOf(
  { events = [], climate }: Pick<KnownCity, "events" | "climate">,
  zoned: Zoned,
): {
  readonly ofPlace: (
    id: string,
  ) => Pick<
    KnownPlace,
    keyof Zoned | "closedOn" | "opensLateOn" | "eventHours" | "fastsOn" | "highC"
  >;
  readonly ofEatery: Pick<KnownEatery, keyof Zoned | "fastsOn">;
} {
  const fastsOn = events.flatMap(({ isFast, dates }) => (isFast ? dates : []));
  const ofEatery = fastsOn.length === 0 ? zoned : { ...zoned, fastsOn };
  const usual = climate === undefined ? ofEatery : { ...ofEatery, highC: climate.highC };
  return {
    ofPlace: (id) => {
      const closedOn = events.flatMap(({ closes, dates }) => (closes?.includes(id) ? dates : []));
      const opensLateOn = events.flatMap(({ opensLate, dates }) =>
        opensLate?.ids.includes(id) ? [{ dates, from: opensLate.from }] : [],
      );
      const eventHours = events.flatMap((event) => {
        const { dates, visits = [] } = event;
        const all = visits.map(({ hours }) => hours);
        return visits.flatMap(({ id: visited, hours }, nth) =>
          visited === id ? { dates, hours, ahead: all.slice(0, nth), isMajor: isMajor(event) } : [],
        );
      });
      return {
        ...usual,
        ...(closedOn.length === 0 ? {} : { closedOn }),
        ...(opensLateOn.length === 0 ? {} : { opensLateOn }),
        ...(eventHours.length === 0 ? {} : { eventHours }),
      };
    },
    ofEatery,
  };
}

/** Whether people come to the city for it. */
function isMajor({ dates, hotelFactor = 1 }: CityEvent): boolean {
  return hotelFactor >= FULL_HOTELS || dates.every((text) => daysOf(text) <= SHORT_DAYS);
}

/** How many days "12-29/01-03" has; over New Year they are few. */
function daysOf(dates: string): number {
  const [from = "", to = from] = dates.split("/").map((date) => date.slice(-5));
  const days = (text: string) => 30.5 * Number(text.slice(0, 2)) + Number(text.slice(3));
  if (!dates.includes("/")) return 1;
  const length = Math.round(days(to) - days(from));
  return (length < 0 ? length + 366 : length) + 1;
}
