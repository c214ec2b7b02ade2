import type { Drawing, HotelDrawing } from "../places/drawing.ts";
import type { EateryDiet, EateryKind, MealKind, PriceLevel } from "../places/eatery-kind.ts";
import type { Position } from "../places/geo.ts";
import type { Hero } from "../places/hero.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import type { PackedRides, RideTimes } from "../places/ride-times.ts";
import type { StepFree, TransitAccess } from "../places/step-free.ts";
import type { PackedWalks, WalkTimes } from "../places/walk-times.ts";
import type { ReachedBy, WayOut } from "../places/way-out.ts";
import type { AskedHour } from "../trip/asked-hour.ts";
import type { BestTime } from "../trip/best-time.ts";
import type { Booking } from "../trip/booking.ts";
import type { BudgetTitle } from "../trip/budget.ts";
import type { TravellerTitle } from "../trip/traveller.ts";

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
export type CityEvent = {
  readonly name: string;
  /** In the notation of `isOnDates`. */
  readonly dates: readonly string[];
  /** What a traveller finds otherwise than usual: one sentence. */
  readonly note: string;
  /** Ids of places that are shut then. */
  readonly closes?: readonly string[] | undefined;
  /** What one comes for then: ids of places, with their hours on these dates in OpenStreetMap notation. */
  readonly visits?: readonly { readonly id: string; readonly hours: string }[] | undefined;
  /** Most places to eat are shut until sunset. */
  readonly isFast?: boolean | undefined;
  /** How much dearer hotels are than usual. */
  readonly hotelFactor?: number | undefined;
};

/** A place whose facts are known, or, for a model's places, assumed: what planning needs of it. */
export type KnownPlace = {
  readonly id: string;
  readonly name: string;
  /** As it is written there; undefined where it is not known to differ. */
  readonly localName?: string | undefined;
  /** What people call it, too; undefined where no such name is known. */
  readonly otherNames?: readonly string[] | undefined;
  readonly at: Position;
  readonly category: PlaceCategory;
  /** Its illustration; left out, that of its category. */
  readonly drawing?: Drawing | undefined;
  /** How long people usually stay. */
  readonly visitMinutes: number;
  /** OpenStreetMap notation; undefined where it is not certain. */
  readonly hours?: string | undefined;
  /** It is booked, and nothing is known of it but the traveller's hour: that holds. */
  readonly isHeld?: boolean | undefined;
  /** A booked table: the day's meal of this kind is there. */
  readonly mealKind?: "lunch" | "dinner" | undefined;
  /** One adult, in the city's currency, 0 for free; undefined where it is not certain. */
  readonly ticketPrice?: number | undefined;
  /** Places with the same group are entered with one ticket: of those that are visited that of the dearest. */
  readonly ticketGroup?: string | undefined;
  /** The part of town it is in, by name. */
  readonly quarter?: string | undefined;
  /** Places with the same group are seen in one go, one after the other. */
  readonly visitGroup?: string | undefined;
  readonly bestTime: BestTime;
  /** When its text says that a visit should begin, soonest first: "06:30-08:45", "sunset", "dusk" or "dark". */
  readonly bestStarts?: readonly string[] | undefined;
  /** The traveller wants it then, and at no other hour. */
  readonly askedHour?: AskedHour | undefined;
  readonly mustSee: boolean;
  /** 1 to 100. */
  readonly popularity: number;
  /** Traveller types it suits more than others. */
  readonly suits: readonly TravellerTitle[];
  /** As IANA names it; undefined where it is not known. */
  readonly timeZone?: string | undefined;
  /** The public holidays where it is; undefined where they are not known. */
  readonly holidays?: Holidays | undefined;
  /** The way to a place out of town, from the middle of the city; undefined in town. */
  readonly way?: WayOut | undefined;
  /** Children under 6 enjoy it. */
  readonly isForSmallChildren?: boolean | undefined;
  /** For wheelchairs and strollers; undefined where it is not known. */
  readonly stepFree?: StepFree | undefined;
  /** Only worth it, or only open, with children. */
  readonly isForChildren?: boolean | undefined;
  /** Nothing for children under 13: graves, cells, breweries, horrors. */
  readonly isForAdults?: boolean | undefined;
  /** Places with the same one are alike, "view-from-a-tower". */
  readonly experience?: string | undefined;
  /** No public transport goes there. */
  readonly byCarOnly?: boolean | undefined;
  /** How one goes to an island or up a hill; undefined where one may walk. */
  readonly reachedBy?: ReachedBy | undefined;
  /** Dinner is part of the visit: a dinner cruise, a show with a meal. */
  readonly servesDinner?: boolean | undefined;
  /** People go there to eat, to drink or to taste. */
  readonly isForFood?: boolean | undefined;
  /** Steep, long or up many steps; undefined where nobody says: then its kind and steps do. */
  readonly isStrenuous?: boolean | undefined;
  /** What it is, in a sentence or two; undefined where nobody says. */
  readonly details?: string | undefined;
  /** Undefined where nobody says: then its kind does. */
  readonly indoor?: boolean | undefined;
  /** In the open, and worth it after dark. */
  readonly isLit?: boolean | undefined;
  /** When it is worth the way, "Apr-Sep"; undefined where it always is. */
  readonly season?: string | undefined;
  /** When a show, a tour or a boat begins, "20:30"; undefined where it is not known, or at any time. */
  readonly starts?: readonly string[] | undefined;
  /** When entry is free, in OpenStreetMap notation. */
  readonly freeHours?: string | undefined;
  /** Undefined where one just goes. */
  readonly booking?: Booking | undefined;
  /** Dates of the city's events that close it, in the notation of `isOnDates`. */
  readonly closedOn?: readonly string[] | undefined;
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
  /** Dates of fasts, on which dinner begins at sunset. */
  readonly fastsOn?: readonly string[] | undefined;
  /** The mean highest temperature of a day there, by month, January first; undefined where it is not known. */
  readonly highC?: readonly number[] | undefined;
  /** "2027-05": of a trip without dates, the month in which it is visited (`cityInMonth`). */
  readonly month?: string | undefined;
};

export type KnownHotel = {
  readonly id: string;
  readonly name: string;
  /** As it is written there; undefined where it is not known to differ. */
  readonly localName?: string | undefined;
  readonly at: Position;
  readonly budget: BudgetTitle;
  readonly drawing?: HotelDrawing | undefined;
  /** A double room, one night, in the city's currency. */
  readonly pricePerNight: { readonly low: number; readonly high: number };
  /** Most guests share a room or a bathroom with strangers. */
  readonly isHostel?: boolean | undefined;
  /** Undefined where guests of any age may stay. */
  readonly guestAges?:
    | { readonly from?: number | undefined; readonly to?: number | undefined }
    | undefined;
  /** Street and district. */
  readonly address?: string | undefined;
  /** 1 to 5; undefined where it has none. */
  readonly stars?: number | undefined;
  readonly description?: string | undefined;
  /** From the street to a room; undefined where it is not known. */
  readonly stepFree?: StepFree | undefined;
  /** Nobody says what it costs: the price is the usual one of its class, for sums only. */
  readonly isPriceEstimated?: boolean | undefined;
};

/** Where to eat. */
export type KnownEatery = {
  readonly id: string;
  readonly name: string;
  /** As it is written there; undefined where it is not known to differ. */
  readonly localName?: string | undefined;
  /** One or two sentences, which go into the plan. */
  readonly details: string;
  readonly at: Position;
  readonly kind: EateryKind;
  /** What it is right for. */
  readonly meals: readonly MealKind[];
  readonly price: PriceLevel;
  /** Who keeps to one of these has a choice there; undefined where nobody says. */
  readonly diets?: readonly EateryDiet[] | undefined;
  /** A dress code or a long set menu: no place for children. */
  readonly isFormal?: boolean | undefined;
  /** No seats, or only a counter. */
  readonly isStandUp?: boolean | undefined;
  /** A view that one would come for on a special evening. */
  readonly hasView?: boolean | undefined;
  /** The id of the place that it is in, behind its ticket. */
  readonly inside?: string | undefined;
  /** Undefined where nobody says (`bookingOfTable`). */
  readonly booking?: Booking | undefined;
  /** OpenStreetMap notation; undefined where it is not certain. */
  readonly hours?: string | undefined;
  /** The public holidays where it is; undefined where they are not known. */
  readonly holidays?: Holidays | undefined;
  /** As IANA names it; undefined where it is not known. */
  readonly timeZone?: string | undefined;
  /** Dates of fasts: it is taken to be shut until sunset. */
  readonly fastsOn?: readonly string[] | undefined;
  /** "2027-05": as of a place (`cityInMonth`). */
  readonly month?: string | undefined;
};

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
