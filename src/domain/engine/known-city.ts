import type * as z from "zod/mini";
import type { Position } from "../places/geo.ts";
import type { Hero } from "../places/hero.ts";
import type { PackedRides, RideTimes } from "../places/ride-times.ts";
import type { TransitAccess } from "../places/step-free.ts";
import type { PackedWalks, WalkTimes } from "../places/walk-times.ts";
import type { AskedHour } from "../trip/asked-hour.ts";
import type { eaterySchema, eventSchema, hotelSchema, placeSchema } from "./known-city-schema.ts";

/** A value that nobody changes. */
type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

/** Public holidays by date, "2026-12-25". */
export type Holidays = ReadonlyMap<
  string,
  {
    readonly name: string;
    /** Whether public transport runs. */
    readonly hasTransit: boolean;
  }
>;

/** A feast, a fair or a fast that changes a visit. */
export type CityEvent = Fixed<z.infer<typeof eventSchema>>;

/** What all that is known there shares. */
type Local = {
  /** As it is written there; undefined where it is not known to differ. */
  readonly localName?: string | undefined;
  /** As IANA names it; undefined where it is not known. */
  readonly timeZone?: string | undefined;
  /** The public holidays where it is; undefined where they are not known. */
  readonly holidays?: Holidays | undefined;
  /** Dates of fasts, on which dinner begins at sunset: a place to eat is taken to be shut until then. */
  readonly fastsOn?: readonly string[] | undefined;
  /** "2027-05": of a trip without dates, the month in which it is visited (`cityInMonth`). */
  readonly month?: string | undefined;
};

/** A place whose facts are known, or, for a model's places, assumed: what planning needs of it. */
export type KnownPlace = Fixed<z.infer<typeof placeSchema>> &
  Local & {
    /** It is booked, and nothing is known of it but the traveller's hour: that holds. */
    readonly isHeld?: boolean | undefined;
    /** A booked table: the day's meal of this kind is there. */
    readonly mealKind?: "lunch" | "dinner" | undefined;
    /** A market of kitchens: one is there over noon, and has lunch (`withKitchens`). */
    readonly hasKitchens?: boolean | undefined;
    /** The traveller wants it then, and at no other hour. */
    readonly askedHour?: AskedHour | undefined;
    /** Dates of the city's events that close it, in the notation of `isOnDates`. */
    readonly closedOn?: readonly string[] | undefined;
    /** Dates of events on which it opens no sooner than from then on, "13:00". */
    readonly opensLateOn?:
      | readonly { readonly dates: readonly string[]; readonly from: string }[]
      | undefined;
    /** Its hours on dates of the city's events, which stand for its usual ones, in the evening beside them; one comes for it then. */
    readonly eventHours?:
      | readonly {
          readonly dates: readonly string[];
          readonly hours: string;
          /** Those of what people come for more. */
          readonly ahead: readonly string[];
          /** It lasts for a week at most, or fills the hotels. */
          readonly isMajor: boolean;
        }[]
      | undefined;
    /** The mean highest temperature of a day there, by month, January first; undefined where it is not known. */
    readonly highC?: readonly number[] | undefined;
  };

export type KnownHotel = Fixed<z.infer<typeof hotelSchema>> & Pick<Local, "localName">;

/** Where to eat. */
export type KnownEatery = Fixed<z.infer<typeof eaterySchema>> & Local;

/** Ways on foot, as they are sent and as planning asks them. */
export type CityWalks = WalkTimes & { readonly packed: PackedWalks };
/** Rides, likewise. */
export type CityRides = RideTimes & { readonly packed: PackedRides };

/** What planning needs of a city; the built-in guide's cities are such. */
export type KnownCity = {
  readonly id: string;
  readonly name: string;
  /** Its name in other languages. */
  readonly aliases?: readonly string[] | undefined;
  /** ISO 3166-1; undefined where it is not known. */
  readonly countryCode?: string | undefined;
  /** ISO 4217. */
  readonly currency: string;
  readonly centre: Position;
  /** The picture over a trip there. */
  readonly hero?: Hero | undefined;
  /** Its facts are from open data, which nobody of us has checked. */
  readonly isOpenData?: boolean | undefined;
  readonly hotels: readonly KnownHotel[];
  readonly places: readonly KnownPlace[];
  readonly eateries?: readonly KnownEatery[] | undefined;
  /** Means of many years, January first; a page is told `highC` only. */
  readonly climate?:
    | {
        readonly highC: readonly number[];
        readonly lowC?: readonly number[] | undefined;
        /** Days with 1 mm of rain or more. */
        readonly rainDays?: readonly number[] | undefined;
      }
    | undefined;
  /** Ways on foot between its places, as they were found by street; undefined where they are estimated. */
  readonly walks?: CityWalks | undefined;
  /** Rides by public transport that a timetable was asked about; undefined where all are estimated. */
  readonly rides?: CityRides | undefined;
  readonly events?: readonly CityEvent[] | undefined;
  /** When most kitchens cook, "12:30-14:30"; undefined where they do all day. */
  readonly mealHours?: { readonly lunch: string; readonly dinner: string } | undefined;
  /** Taxis are cheap there, or little else goes where visitors go: travellers of any budget ride in them. */
  readonly ridesByTaxi?: boolean | undefined;
  /** Which of its public transport a wheelchair gets on by itself; undefined where it is not known. */
  readonly transit?: TransitAccess | undefined;
  /** Places out of town that are worth a day: each has its `way`. */
  readonly dayTrips?: readonly KnownPlace[] | undefined;
  /** Of a trip with several bases, each by itself; the rest is then all of theirs together (`cityOfBases`). */
  readonly bases?: readonly KnownCity[] | undefined;
};

/** All that is known of a city to go to, in town and out of it. */
export function placesOf<Place>(city: {
  readonly places: readonly Place[];
  readonly dayTrips?: readonly Place[] | undefined;
}): readonly Place[] {
  return [...city.places, ...(city.dayTrips ?? [])];
}
