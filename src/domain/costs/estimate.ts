import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { faresFor, rideFaresOf } from "../engine/visits/ride-fares.ts";
import { hotelFactorOn, ridesCost, usualTicketPrice } from "../engine/visits/trip-cost.ts";
import { decimalsOf } from "../money/currency.ts";
import { currencyOfSign } from "../money/currency-of-sign.ts";
import { parsePrice } from "../money/parse-price.ts";
import { isForEach } from "../money/price-for-all.ts";
import { countPayers, FREE_UNTIL, NO_MEAL_UNTIL } from "../trip/child-ages.ts";
import type { CostKind } from "../trip/costs.ts";
import { hotelNights } from "../trip/hotel-nights.ts";
import { readSelection } from "../trip/plan-request.ts";
import { roomsFor } from "../trip/rooms-for.ts";
import type { Trip, TripDay, TripPlace } from "../trip/trip.ts";
import { waysOfDay } from "../trip/ways-of-day.ts";
import { expensesOf } from "./expenses-of.ts";
import { mealPricesOf, usualMealPrice } from "./meal-prices.ts";
import { townFareOf } from "./town-fares.ts";

/** The least and the most that a part of the plan costs, for all travellers together, in the smallest unit. */
export type EstimateLine = {
  readonly kind: Extract<CostKind, "rooms" | "tickets" | "rides" | "journeys" | "meals">;
  /** Left out for what is the whole trip's. */
  readonly dayId?: string;
  /** The bookings of it: an expense of the id of one is its price. */
  readonly bookingIds?: readonly string[];
  readonly lowMinor: number;
  readonly highMinor: number;
};

/** A name, or a way from one town to another. */
export type Unpriced = string | { readonly from: string; readonly to: string };

export type Estimate = {
  /** Of all lines: that of most prices in the plan. Undefined where it names none. */
  readonly currency: string | undefined;
  readonly lines: readonly EstimateLine[];
  /** One for each base whose hotel has a price, in the order of the trip. */
  readonly stays: readonly {
    readonly hotelName: string;
    readonly rooms: number;
    readonly nights: number;
    /** A fair or a feast makes a night or more dearer than the hotel's usual price. */
    readonly isDear?: boolean;
  }[];
  /** Every night has a hotel whose price the plan knows. */
  readonly areRoomsKnown: boolean;
  /** Places whose ticket is counted; free ones are not among them. */
  readonly ticketCount: number;
  /** How many need one. */
  readonly payers: number;
  readonly taxiCount: number;
  /** Places, hotels and ways between bases whose price the plan doesn't know, or has in another currency. */
  readonly unpriced: readonly Unpriced[];
};

/** A ride is estimated from distances, a meal from what is usual: a quarter less or more (editorial). */
const MARGIN = 0.25;

type AboutLine = Pick<EstimateLine, "dayId" | "bookingIds">;
type Booked = Pick<Trip, "userSelection" | "tripData" | "bookings" | "costs">;

type Priced = {
  readonly low: number;
  readonly high: number;
  readonly currency: string | undefined;
};

/**
 * The costs of the plan's rooms, tickets and rides by its own texts. Several places that one ticket opens are counted once
 * where the city is known; meals are at usual prices where these are known.
 *
 * @param people for how many; rooms, tickets and meals by the ages of children, where they are known.
 * @param city where it is in the guide.
 */
export function estimateOf(trip: Booked, people: number, city: KnownCity | undefined): Estimate {
  const { itinerary } = trip.tripData;
  const nights = nightsByHotel(trip);
  const groups = new Map(
    city === undefined ? [] : placesOf(city).map(({ id, ticketGroup }) => [id, ticketGroup]),
  );
  const currency = mostNamed([
    ...nights.map(({ hotel }) => priceOf(hotel.price)),
    ...itinerary.flatMap(({ plan }) => plan.map(({ ticketsPricing }) => priceOf(ticketsPricing))),
  ]);
  if (currency === undefined) {
    const none = { lines: [], stays: [], areRoomsKnown: false };
    return { currency, ...none, ticketCount: 0, payers: 0, taxiCount: 0, unpriced: [] };
  }
  const unpriced: Unpriced[] = [];
  const lines: EstimateLine[] = [];
  const minor = (amount: number) => Math.round(amount * 10 ** decimalsOf(currency));
  const add = (kind: EstimateLine["kind"], about: AboutLine, low: number, high: number) => {
    if (high > 0) lines.push({ kind, ...about, lowMinor: minor(low), highMinor: minor(high) });
  };
  const known = (price: Priced | undefined) =>
    price?.currency === currency || price?.high === 0 ? price : undefined;

  const { rooms, payers, eaters } = countsOf(people, trip.userSelection.childAges);
  const stays: Estimate["stays"][number][] = [];
  const { bookedFor, isPaid, isStayPaid, isJourneyPaid } = enteredFor(trip);
  for (const { hotel, base, dates } of nights) {
    const night = known(priceOf(hotel.price));
    const parts = dates.reduce(
      (sum, date) => sum + hotelFactorOn(date, city?.bases?.[base] ?? city),
      0,
    );
    if (night === undefined) {
      if (!isStayPaid(hotel.id, nights.length)) unpriced.push(hotel.hotelName);
      continue;
    }
    add("rooms", bookedFor(hotel.id), night.low * rooms * parts, night.high * rooms * parts);
    const dearNights = parts > dates.length ? { isDear: true } : {};
    stays.push({ hotelName: hotel.hotelName, rooms, nights: dates.length, ...dearNights });
  }

  const paidGroups = new Set<string>();
  let ticketCount = 0;
  let taxiCount = 0;
  const { budget } = readSelection(trip.userSelection, itinerary.length);
  const usual = city === undefined ? usualTicket(itinerary, currency) : usualTicketPrice(city);
  const townOf = (day: TripDay | undefined) => city?.bases?.[day?.base ?? 0] ?? city;
  for (const [at, day] of itinerary.entries()) {
    const { id: dayId, transfer } = day;
    const town = townOf(day);
    const isUnpaid = transfer !== undefined && !isJourneyPaid(dayId);
    const fare = isUnpaid ? townFareOf(transfer, townOf(itinerary[at - 1]), town, currency) : 0;
    if (isUnpaid && fare === undefined) unpriced.push({ from: transfer.from, to: transfer.to });
    for (const place of day.plan) {
      const group = place.guideId === undefined ? undefined : groups.get(place.guideId);
      if (group !== undefined && paidGroups.has(group)) continue;
      const price = known(priceOf(place.ticketsPricing));
      // Free for once, it pays for nothing else.
      if (group !== undefined && price?.high !== 0) paidGroups.add(group);
      if (price === undefined) {
        if (!isPaid(place.id)) unpriced.push(place.placeName);
      } else if (price.high > 0) {
        const times = isForEach(place.ticketsPricing) ? payers : 1;
        ticketCount += 1;
        add("tickets", { dayId, ...bookedFor(place.id) }, price.low * times, price.high * times);
      }
    }
    const legs = waysOfDay(day);
    taxiCount += legs.filter(({ mode, way }) => mode === "taxi" && way === undefined).length;
    const fares = town?.currency === currency ? rideFaresOf(town) : undefined;
    const inTown =
      fares === undefined ? ridesCost([], legs, people, usual) : faresFor(legs, people, fares);
    const waysOut = day.plan.reduce((sum, place) => sum + fareOf(place, currency) * people, 0);
    add("rides", { dayId }, inTown * (1 - MARGIN) + waysOut, inTown * (1 + MARGIN) + waysOut);
    const journey = (fare ?? 0) * people;
    add("journeys", { dayId }, journey * (1 - MARGIN), journey * (1 + MARGIN));
    const prices = town?.currency === currency ? mealPricesOf(town) : undefined;
    if (prices === undefined) continue;
    const eaten = (day.meals ?? []).reduce(
      (sum, { priceLevel }) =>
        sum + (priceLevel ? prices[priceLevel] : usualMealPrice(prices, budget)),
      0,
    );
    add("meals", { dayId }, eaten * eaters * (1 - MARGIN), eaten * eaters * (1 + MARGIN));
  }
  const areRoomsKnown = stays.length > 0 && stays.length === nights.length;
  return { currency, lines, stays, areRoomsKnown, ticketCount, payers, taxiCount, unpriced };
}

function countsOf(people: number, childAges: readonly number[] = []) {
  return {
    rooms: roomsFor(people, childAges),
    payers: countPayers(people, childAges, FREE_UNTIL),
    eaters: countPayers(people, childAges, NO_MEAL_UNTIL),
  };
}

/** The bookings of a part of the plan, and whether its price, or that of a day's journey, was entered. */
function enteredFor(trip: Booked) {
  const { bookings = [] } = trip;
  const expenses = expensesOf(trip);
  const bookedFor = (partId: string): AboutLine => {
    const own = bookings.filter((one) => (one.partId ?? one.id) === partId);
    return own.length === 0 ? {} : { bookingIds: own.map(({ id }) => id) };
  };
  const isPaid = (partId: string) =>
    expenses.some(({ id }) => bookedFor(partId).bookingIds?.includes(id));
  const isJourneyPaid = (dayId: string) =>
    expenses.some((one) => one.kind === "journeys" && (one.dayId ?? dayId) === dayId);
  // Of one stay it is known which one was paid.
  const isStayPaid = (hotelId: string, stays: number) =>
    isPaid(hotelId) || (stays === 1 && expenses.some(({ kind }) => kind === "rooms"));
  return { bookedFor, isPaid, isStayPaid, isJourneyPaid };
}

/** Each hotel with the days before its nights. */
function nightsByHotel(trip: Booked) {
  return [...Map.groupBy(hotelNights(trip), ({ hotel }) => hotel)].map(([hotel, own]) => ({
    hotel,
    base: own[0]?.base ?? 0,
    dates: own.map(({ date }) => date),
  }));
}

function priceOf(text: string): Priced | undefined {
  const price = parsePrice(text);
  return price && { ...price, currency: currencyOfSign(price.currency ?? "") };
}

/** There and back, one adult; 0 where it isn't known. */
function fareOf({ leg }: TripPlace, currency: string): number {
  const fare = leg?.way?.fare === undefined ? undefined : priceOf(leg.way.fare);
  return fare?.currency === currency ? fare.high : 0;
}

/** The ticket price that the planner reckons rides by; 0 where the plan has no ticket to go by, so that no ride is counted. */
function usualTicket(itinerary: readonly TripDay[], currency: string): number {
  const paid = itinerary
    .flatMap(({ plan }) => plan.map(({ ticketsPricing }) => priceOf(ticketsPricing)))
    .flatMap((price) => (price?.currency === currency && price.low > 0 ? [price.low] : []))
    .toSorted((a, b) => a - b);
  return paid[Math.floor(paid.length / 2)] ?? 0;
}

function mostNamed(prices: readonly (Priced | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const price of prices) {
    if (price?.currency === undefined) continue;
    counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0];
}
