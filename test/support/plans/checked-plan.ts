import type { CheckSetting } from "../../../src/domain/engine/check/check-plan.ts";
import type { KnownCity, KnownPlace } from "../../../src/domain/engine/known-city.ts";
import { coordinatesText } from "../../../src/domain/places/coordinates.ts";
import type { Position } from "../../../src/domain/places/geo.ts";
import type { CheckId } from "../../../src/domain/plan/check-list.ts";
import type {
  Hotel,
  ItineraryDay,
  Place,
  TripData,
  UserSelection,
} from "../../../src/domain/trip/trip.ts";
import { checkTexts } from "./check-texts.ts";
import { kmFromMiddle, knownCity, knownPlace } from "./known-city.ts";

export const NINE = 9 * 60;

export function hotelText(at: Position = kmFromMiddle(0), given: Partial<Hotel> = {}): Hotel {
  return {
    hotelName: "Hotel central",
    hotelAddress: "1 Middle Street",
    price: "€80-120",
    hotelImageURL: "",
    geoCoordinates: coordinatesText(at),
    rating: "3 stars",
    description: "Quiet.",
    ...given,
  };
}

/** A visit from `start`, in minutes after midnight, for as long as is usual. */
export function visitTo(known: KnownPlace, start: number, given: Partial<Place> = {}): Place {
  return {
    ...rawVisit(known),
    category: known.category,
    visit: { startMinutes: start, endMinutes: start + known.visitMinutes },
    guideId: known.id,
    ...given,
  };
}

/** As a model writes it: in words only. */
export function rawVisit(known: KnownPlace): Place {
  return {
    placeName: known.name,
    placeDetails: "Worth seeing.",
    placeImageURL: "",
    geoCoordinates: coordinatesText(known.at),
    ticketsPricing: "Free",
    timeToTravel: "10 min walk",
    bestTime: "Morning",
  };
}

export type Given = CheckSetting & {
  readonly city?: KnownCity | undefined;
  readonly plan?: TripData;
  readonly days?: readonly (readonly Place[])[];
  readonly dayFields?: Partial<ItineraryDay>;
  readonly selection?: Partial<UserSelection>;
  readonly hotels?: readonly Hotel[];
};

/** The check of a plan of these days; for a couple with a standard budget by default. */
export function checked({
  days = [],
  dayFields = {},
  selection,
  hotels,
  city,
  plan,
  ...setting
}: Given) {
  const texts = {
    city,
    plan: plan ?? {
      hotels: [...(hotels ?? [hotelText()])],
      itinerary: days.map((places, index) => ({
        day: `Day ${index + 1}`,
        plan: [...places],
        ...dayFields,
      })),
    },
    selection: {
      location: { label: "Testville" },
      noOfDays: days.length,
      traveler: "2",
      budget: "Standard",
      ...selection,
    },
  };
  return checkTexts(texts, setting);
}

/** One check's figure and verdict; undefined where it was left out. */
export function figureOf(id: CheckId, given: Given): [figure: number, isMet: boolean] | undefined {
  const found = checked(given).checks.find((check) => check.id === id);
  return found === undefined ? undefined : [found.figure, found.isMet];
}

export const cityOf = (...places: KnownPlace[]): KnownCity => knownCity(places);
export const middle = knownPlace({ id: "hall" });
export const near = knownPlace({ id: "tower", at: kmFromMiddle(0.8) });
export const far = knownPlace({ id: "lake", at: kmFromMiddle(4) });
