import { describeHotel } from "../../../src/domain/engine/writing/describe-hotel.ts";
import { TRAVELLERS } from "../../../src/domain/trip/traveller.ts";
import type { TripData, UserSelection } from "../../../src/domain/trip/trip.ts";
import { describeGuideDays } from "../../../src/guide/describe-guide-days.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";
import { type CityRequest, planCity } from "./plan-city.ts";

/** A request to the guide, and its plan as it would be stored. */
export type GuideTrip = {
  readonly city: GuideCity;
  readonly selection: UserSelection;
  readonly plan: TripData;
};

/** The guide's plan of a city. */
export function guideTrip(city: GuideCity, request: CityRequest): GuideTrip {
  const { days, traveller, budget, startDate, childAges = [] } = request;
  const made = planCity(city, request);
  const base = made.hotels[0]?.name ?? "";
  return {
    city,
    selection: {
      location: { label: city.name },
      noOfDays: days,
      traveler: TRAVELLERS.find(({ title }) => title === traveller)?.people ?? "",
      budget,
      ...(startDate === undefined ? {} : { startDate }),
      ...(childAges.length === 0 ? {} : { childAges: [...childAges] }),
    },
    plan: {
      hotels: made.hotels.map((hotel) => describeHotel(hotel, city)),
      itinerary: describeGuideDays(made.days, 1, base, city),
    },
  };
}
