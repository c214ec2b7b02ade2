import type {
  KnownCity,
  KnownEatery,
  KnownHotel,
  KnownPlace,
} from "../domain/engine/known-city.ts";
import type { EateryKind } from "../domain/places/eatery-kind.ts";
import type { Position } from "../domain/places/geo.ts";
import type { Sketch } from "../domain/places/sketch.ts";
import type {
  CityFacts,
  DayTripFacts,
  EateryFacts,
  HotelFacts,
  PlaceFacts,
} from "./folder/city-folder.ts";

/** Facts of the calendar: `withCalendar` adds them when a city is loaded. */
type Calendar = Pick<
  KnownPlace,
  "holidays" | "timeZone" | "closedOn" | "opensLateOn" | "eventHours" | "fastsOn" | "highC"
>;

export type GuideHotel = Omit<HotelFacts, "kind"> & { at: Position } & Pick<KnownHotel, "drawing">;
export type GuidePlace = Omit<PlaceFacts, "kind"> & { at: Position } & Calendar;
/** A place out of town that is worth a day of its own. */
export type GuideDayTrip = Omit<DayTripFacts, "kind"> & { at: Position } & Calendar;
/** Where to eat: what has stood for long enough to be there next year. */
export type GuideEatery = Omit<EateryFacts, "kind" | "eateryKind"> & {
  at: Position;
  kind: EateryKind;
} & Pick<KnownEatery, "holidays" | "timeZone" | "fastsOn">;

/** A city of the built-in guide: all of its folder but the landmarks, which only the check of its sketch needs. */
export type GuideCity = Omit<CityFacts, "$schema" | "landmarks"> & {
  /** Its folder's name. */
  id: string;
  hotels: GuideHotel[];
  places: GuidePlace[];
  dayTrips: GuideDayTrip[];
  eateries: GuideEatery[];
  sketch: Sketch;
} & Pick<KnownCity, "hero">;
