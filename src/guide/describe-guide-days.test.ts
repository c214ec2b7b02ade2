import { describe, expect, test } from "vitest";
import { cityNamed } from "../../test/support/guide.ts";
import { guidePlace } from "../../test/support/plans/guide-place.ts";
import { planCity } from "../../test/support/plans/plan-city.ts";
import { sampledCities } from "../../test/support/plans/sampled-cities.ts";
import type { TimedDay, TimedVisit } from "../domain/engine/days/timed-day.ts";
import { describeHotel } from "../domain/engine/writing/describe-hotel.ts";
import { withTicketsOnce } from "../domain/engine/writing/with-tickets-once.ts";
import { hotelSchema, itineraryDaySchema } from "../domain/trip/trip.ts";
import { describeGuideDays } from "./describe-guide-days.ts";
import type { GuideHotel, GuidePlace } from "./guide-city.ts";

const paris = cityNamed("Paris");
const tokyo = cityNamed("Tokyo");

const HOTEL: GuideHotel = {
  id: "grand",
  name: "Grand Hôtel",
  address: "1 Rue Haute, 5th arrondissement",
  at: { lat: 48.85, lon: 2.3469 },
  budget: "Comfort",
  pricePerNight: { low: 180, high: 260 },
  stars: 4,
  description: "A quiet house by the river.",
};

function visit(place: GuidePlace, startMinutes: number, notOn: readonly number[] = []): TimedVisit {
  return {
    candidate: { place, score: 1 },
    startMinutes,
    endMinutes: startMinutes + place.visitMinutes,
    leg: { mode: "walk", minutes: 15, distanceKm: 0.9 },
    notOn,
  };
}

function dayOf(visits: readonly TimedVisit[]): TimedDay {
  return { date: undefined, visits, meals: [], wayBack: undefined };
}

/** A place as the plan of its city describes it. */
function describeIn(place: GuidePlace, city = paris, notOn: readonly number[] = []) {
  const told = { ...city, places: [place] };
  return describeGuideDays([dayOf([visit(place, 555, notOn)])], 1, "Grand", told)[0]?.plan[0];
}

const describePlace = (given: Partial<GuidePlace>, city = paris) =>
  describeIn(guidePlace({ id: "place", ...given }), city);

describe("a hotel", () => {
  test("is described in the trip document's words", () => {
    expect(describeHotel(HOTEL, paris)).toEqual({
      hotelName: "Grand Hôtel",
      hotelAddress: "1 Rue Haute, 5th arrondissement, Paris",
      price: "€180 – €260 per night",
      hotelImageURL: "/art/hotel-2.svg",
      geoCoordinates: "48.8500, 2.3469",
      rating: "4 stars",
      description: "A quiet house by the river. Comfort category.",
      guideId: "grand",
    });
  });

  test("has its price in the city's own money", () => {
    const price = { ...HOTEL, pricePerNight: { low: 18000, high: 26000 } };
    expect(describeHotel(price, tokyo).price).toBe("¥18,000 – ¥26,000 per night");
  });

  test("with no stars, or one, says so in plain words", () => {
    const { stars: _, ...unrated } = HOTEL;
    expect(describeHotel(unrated, paris).rating).toBe("Not rated");
    expect(describeHotel({ ...HOTEL, stars: 1 }, paris).rating).toBe("1 star");
  });
});

describe("a day", () => {
  const first = guidePlace({ id: "first", name: "First", hours: "Tu-Su 09:00-18:00" });
  const second = guidePlace({ id: "second", name: "Second" });
  const route = dayOf([visit(first, 555, [0]), visit(second, 660)]);
  const city = { ...paris, places: [first, second] };
  const [day] = describeGuideDays([route], 2, "Grand Hôtel", city);
  if (day === undefined) throw new Error("a day is described");

  test("leads from the hotel to the first place and from there to the next", () => {
    expect(day.plan.map((place) => place.leg?.from)).toEqual(["Grand Hôtel", "First"]);
    expect(day.plan[0]?.timeToTravel).toBe("15 min walk (0.9 km)");
  });

  test("says when one is where, for people and for machines alike", () => {
    expect(day.plan[0]).toMatchObject({
      bestTime: "09:15–10:15",
      visit: { startMinutes: 555, endMinutes: 615 },
    });
  });

  test("says until when the place is open", () => {
    expect(day.plan[0]?.open).toEqual({ startMinutes: 540, endMinutes: 1080 });
    expect(day.plan[1]?.open).toEqual({ startMinutes: 0, endMinutes: 1440 });
  });

  test("names the weekdays on which a visit would not hold, and only where there are any", () => {
    expect(day.plan[0]?.notOn).toEqual([0]);
    expect(day.plan[1]).not.toHaveProperty("notOn");
  });
});

describe("a place", () => {
  test.each([
    [0, "Free"],
    [22, "€22 per adult"],
    [7.5, "€7.50 per adult"],
  ])("with a ticket of %d reads %j", (ticketPrice, text) => {
    expect(describePlace({ ticketPrice })?.ticketsPricing).toBe(text);
  });

  test("of which the guide does not know price or hours says so, and names no weekday", () => {
    const { ticketPrice: _, hours: __, ...unknown } = guidePlace({ id: "unknown" });
    const place = describeIn(unknown);
    expect(place).toMatchObject({ ticketsPricing: "Price not known", hoursUnknown: true });
    expect(describeIn(unknown, paris, [0])).not.toHaveProperty("notOn");
    expect(describePlace({})).not.toHaveProperty("hoursUnknown");
  });

  test("has the picture of its kind and coordinates a map can read", () => {
    expect(describePlace({ category: "beach", at: { lat: -33.9, lon: 18.4 } })).toMatchObject({
      placeImageURL: "/art/beach.svg",
      geoCoordinates: "-33.9000, 18.4000",
    });
    expect(describePlace({ category: "beach", drawing: "pool" })).toMatchObject({
      placeImageURL: "/art/pool.svg",
    });
  });
});

test.each(sampledCities(1))("everything told of $name fits the trip document", ({ city }) => {
  const plan = planCity(city, { days: 7, traveller: "Group", budget: "Comfort" });
  for (const hotel of plan.hotels) {
    expect(hotelSchema.safeParse(describeHotel(hotel, city)).success).toBe(true);
  }
  for (const day of describeGuideDays(plan.days, 1, "Hotel", city)) {
    expect(itineraryDaySchema.parse(day)).toEqual(day);
  }
});

test("a ticket for several places has its price at the first of them: that of the dearest of those in the plan", () => {
  const joint = (id: string, ticketPrice: number) =>
    guidePlace({ id, ticketGroup: "pass", ticketPrice });
  const [tower, dome] = [joint("tower", 20), joint("dome", 30)];
  const days = [dayOf([visit(tower, 555)]), dayOf([visit(dome, 555)])];
  const city = { ...paris, places: [tower, dome] };
  const described = describeGuideDays(days, 1, "Hotel", city);
  const prices = (of: typeof described) =>
    of.flatMap(({ plan }) => plan.map(({ ticketsPricing }) => ticketsPricing));
  expect(prices(described)).toEqual(["€30 per adult", "On the same ticket"]);
  expect(prices(withTicketsOnce(described.slice(0, 1), city))).toEqual(["€20 per adult"]);
  expect(prices(withTicketsOnce(described.slice(1), city))).toEqual(["€30 per adult"]);
});
