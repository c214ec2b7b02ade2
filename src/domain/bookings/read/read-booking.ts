import { isVisible, LIMITS, oneLine } from "../../limits.ts";
import { CURRENCIES } from "../../money/currency.ts";
import { type Booking, type BookingPlace, isTransport, type LocalTime } from "../booking.ts";

/** What a file or a text says of one booking; nothing of it is added unseen. */
export type ReadBooking = {
  readonly booking: Partial<Booking>;
  /** Paths of fields that a booking of its kind has and the file doesn't say: "number", "starts.date", "to.name". */
  readonly missing: readonly string[];
  /** Paths of fields that are there and may be wrong: a year that the file doesn't say, a zone that nothing tells. */
  readonly unsure: readonly string[];
};

/** A booking while it is read. `unsure` has paths, and may name fields that aren't there in the end. */
export type Draft = { readonly booking: Partial<Booking>; readonly unsure: ReadonlySet<string> };

/** What readers know beside the file. */
export type ReadingContext = {
  /** The day on which years that a file doesn't say are judged: "2026-12-01". A mail's own date takes its place. */
  readonly today: string;
  readonly places: PlaceTable;
};

export type Airport = {
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly zone: string;
  readonly geoCoordinates: { readonly lat: number; readonly lng: number };
};

/** Airports by code, and the time zones of places by their words. */
export type PlaceTable = {
  readonly airport: (code: string) => Airport | undefined;
  /**
   * The airport that a name without a code tells of: "NYC-KENNEDY", "Faro". `isSure` where the name is the airport's and
   * not only its city's, and without a code where a city has several; undefined where it tells of none.
   */
  readonly airportNamed: (
    text: string,
  ) => { readonly code: string | undefined; readonly isSure: boolean } | undefined;
  /** The zone of the one place that an address or a station's name tells of; undefined where there are several or none. */
  readonly zoneOf: (text: string) => string | undefined;
};

/** A draft with what it lacks, and with the zones of its places. */
export function finished({ booking, unsure }: Draft, { places }: ReadingContext): ReadBooking {
  const whole = cleaned(withZones(booking, places));
  const wanted = [...wantedOf(whole), ...(unsure.has("ends.time") ? ["ends.time"] : [])];
  const missing = [...new Set(wanted)].filter((path) => valueAt(whole, path) === undefined);
  const doubted = [...unsure].filter((path) => valueAt(whole, path) !== undefined);
  return { booking: whole, missing, unsure: doubted.sort() };
}

/** Texts as a trip takes them: one line, of a length, with something to see. */
function cleaned(booking: Partial<Booking>): Partial<Booking> {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return oneLine(value).slice(0, LIMITS.text.booking).trim();
    if (Array.isArray(value)) return value.map(clean).filter((one) => one !== "");
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, clean(one)] as const);
    return Object.fromEntries(entries.filter(([, one]) => one !== "" && one !== undefined));
  };
  const { price, ...whole } = clean(booking) as Partial<Booking>;
  const hasName = (at: BookingPlace | undefined) => at?.name !== undefined && isVisible(at.name);
  for (const key of ["from", "to", "at"] as const) if (!hasName(whole[key])) delete whole[key];
  if (whole.name !== undefined && !isVisible(whole.name)) delete whole.name;
  const isKnown = price !== undefined && CURRENCIES.includes(price.currency);
  return isKnown && price.amount <= LIMITS.number.any ? { ...whole, price } : whole;
}

/** Paths of the fields that a booking of this kind should have. */
function wantedOf({ kind, ends }: Partial<Booking>): string[] {
  const always = ["kind", "name", "number", "starts.date", "starts.zone"];
  if (isTransport({ kind })) {
    const both = ["from.name", "to.name", "starts.time", "ends.date", "ends.time", "ends.zone"];
    return [...always, ...both];
  }
  if (kind === "car") return [...always, "at.name", "starts.time", "ends.date", "ends.time"];
  if (kind === "stay") return [...always, "at.name", "ends.date"];
  return [...always, "at.name", "starts.time", ...(ends === undefined ? [] : ["ends.date"])];
}

/** What is at a path of a booking: "starts.date". */
export function valueAt(booking: Partial<Booking>, path: string): unknown {
  const [first = "", second] = path.split(".");
  const outer: unknown = Object.entries(booking).find(([key]) => key === first)?.[1];
  if (second === undefined || typeof outer !== "object" || outer === null) {
    return second === undefined ? outer : undefined;
  }
  return Object.entries(outer).find(([key]) => key === second)?.[1];
}

function withZones(booking: Partial<Booking>, places: PlaceTable): Partial<Booking> {
  const { starts, ends } = booking;
  const first = booking.from ?? booking.at;
  const last = booking.to ?? first;
  const isStop = isTransport(booking) || booking.kind === "car";
  return {
    ...booking,
    ...(starts === undefined
      ? {}
      : { starts: withZone(starts, zoneOfPlace(first, places, isStop)) }),
    ...(ends === undefined ? {} : { ends: withZone(ends, zoneOfPlace(last, places, isStop)) }),
  };
}

function withZone(time: LocalTime, ofPlace: string | undefined): LocalTime {
  const zone = time.zone ?? ofPlace;
  return zone === undefined ? time : { ...time, zone };
}

/** The zone of a booking's place, by its code or address; by the name of a stop, but not of a hotel: one in Vienna is called Bristol. */
export function zoneOfPlace(
  at: BookingPlace | undefined,
  places: PlaceTable,
  isStop: boolean,
): string | undefined {
  if (at === undefined) return undefined;
  const byCode = at.code === undefined ? undefined : places.airport(at.code)?.zone;
  const byAddress = at.address === undefined ? undefined : places.zoneOf(at.address);
  return byCode ?? byAddress ?? (isStop ? places.zoneOf(at.name) : undefined);
}

/** The place of an airport's code; its table's name where the file has none. */
export function airportPlace(code: string, name: string | undefined, places: PlaceTable) {
  const known = places.airport(code);
  const shown =
    name === undefined || name.trim() === "" || /^[A-Z]{3}$/.test(name) ? known?.name : name;
  return {
    name: shown ?? code,
    code,
    ...(known === undefined ? {} : { geoCoordinates: { ...known.geoCoordinates } }),
  } satisfies BookingPlace;
}
