import type { Leg } from "../../places/leg.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { legBetween } from "../../places/travel.ts";
import type { WayOut } from "../../places/way-out.ts";
import { type BudgetTitle, budgetDistance } from "../../trip/budget.ts";
import { nightsOf } from "../../trip/hotel-nights.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { roomsFor } from "../../trip/rooms-for.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { eventsOn } from "../events-on.ts";
import { type KnownCity, type KnownHotel, type KnownPlace, placesOf } from "../known-city.ts";
import { firstSights, sightsHeldIn } from "./first-sights.ts";
import { fittingHotels, hotelsFor } from "./fitting-hotels.ts";
import { namedPlaces } from "./named-places.ts";
import { PEOPLE_A_TAXI } from "./ride-fares.ts";

/**
 * What a trip may cost in a city, by budget level, in the city's currency. Levels have no sums in the
 * specification, so they are read off the city itself: a room as dear as the level's hotels are, and
 * for each person and day a number of times what a ticket usually costs there (editorial).
 */
const TICKETS_A_DAY: Readonly<Record<BudgetTitle, number>> = {
  Economy: 2.5,
  Budget: 3,
  Standard: 4.5,
  Comfort: 7,
  Premium: 12,
};
/**
 * Of what the first sights of the city cost that so many days can hold, so much is within a level's means, where
 * that is more: nobody leaves them out for their price because lesser ones are cheap.
 */
const FIRST_SIGHTS_SHARE: Readonly<Record<BudgetTitle, number>> = {
  Economy: 0.4,
  Budget: 0.6,
  Standard: 1,
  Comfort: 1,
  Premium: 1,
};
/** A dear week is dearer than the guide's usual range. */
const ROOM_MARGIN = 1.25;
/** Parts of a usual ticket: a ride on public transport; a taxi's start and each kilometre. */
const RIDE_PARTS = 0.2;
const TAXI_START_PARTS = 0.3;
const TAXI_KM_PARTS = 0.12;
/** Where all ride in them a day's taxis are within every level's means: so many usual tickets each. */
const TAXIS_A_DAY = 6;
/** Of what is there for tickets and rides, so much is kept for the rides. */
const RIDES_SHARE = 0.25;

/** Of each kind of place in our own guide, the share that takes money; those that take more than usual count whole. */
const PAID_SHARES: Readonly<Record<PlaceCategory, number>> = {
  museum: 0.8,
  palace: 0.7,
  worship: 0.35,
  monument: 0.3,
  viewpoint: 0.45,
  park: 0.15,
  market: 0,
  "old-town": 0,
  beach: 0.1,
  show: 1,
  nightlife: 0.1,
  nature: 0.25,
  zoo: 1,
  "theme-park": 1,
};

export type Party = Pick<PlanRequest, "people" | "days" | "childAges" | "budget" | "wishes"> & {
  /** Of a part of a trip, whose last day has one too; left out, one less than days. */
  readonly nights?: number;
};

/** The middle one of the city's ticket prices above 0; 10 where none is known. */
export function usualTicketPrice(city: Pick<KnownCity, "places">): number {
  const paid = city.places.map(({ ticketPrice }) => ticketPrice ?? 0).filter((price) => price > 0);
  return paid.sort((a, b) => a - b)[Math.floor(paid.length / 2)] ?? 10;
}

/**
 * What one adult pays: where nobody says it, a usual ticket as far as such places take money at all.
 *
 * @param usualPrice of the city, in its currency, like the result.
 */
export function likelyTicketPrice(
  { ticketPrice, category }: Pick<KnownPlace, "ticketPrice" | "category">,
  usualPrice: number,
): number {
  return ticketPrice ?? usualPrice * PAID_SHARES[category];
}

/** On a small budget a ticket above the usual one is for the best known sights: free ones near by are worth as much as the others. */
const DEAR_TICKETS = 1.1;
/** The guide's word for it. */
const ROOFTOP_BAR = "rooftop-bar";
/** `famous`: the reason to come, too, unless it costs more than so many tickets: nobody leaves Florence without David. */
const WORTH_ANY_TICKET = {
  all: 2,
  ofKind: 6,
  famous: { popularity: 95, tickets: 2.2 },
} as const;

/** Whether travellers on a small budget, or who ask for what is free, pay to see little. */
export function countsTickets({ budget, wishes = [] }: Pick<Party, "budget" | "wishes">): boolean {
  const asks = wishes.some(
    (wish) => wish.kind === "need" && (wish.need === "budgetCap" || wish.need === "freeThings"),
  );
  return asks || budget === "Economy" || budget === "Budget";
}

/**
 * Whether they go without it though it is known: its ticket is above the usual one, and it is neither among the best known
 * sights of all nor the best known of its kind.
 *
 * @param ranked the city's sights, the best known first.
 */
export function isTooDear(
  place: Pick<KnownPlace, "id" | "ticketPrice" | "category" | "popularity">,
  ranked: readonly Pick<KnownPlace, "id" | "category">[],
  usualPrice: number,
): boolean {
  const price = likelyTicketPrice(place, usualPrice);
  const rank = ranked.findIndex(({ id }) => id === place.id);
  const isBestOfKind = ranked.find(({ category }) => category === place.category)?.id === place.id;
  const { all, ofKind, famous } = WORTH_ANY_TICKET;
  const isFamous = place.popularity >= famous.popularity;
  const isIcon = isFamous && price <= famous.tickets * usualPrice;
  // Out of town it is among none of these: nobody leaves Delhi without the Taj Mahal, either.
  const isReason = rank < 0 ? isFamous : rank < all || ((isBestOfKind || isIcon) && rank < ofKind);
  return !isReason && price >= DEAR_TICKETS * usualPrice;
}

/**
 * Whether an evening's dinner costs more than the table of who counts their money, or its drinks do, on the top of a tower: what
 * costs nothing is paid by the plate.
 */
export function isDearEvening(
  { servesDinner, ticketPrice, experience }: KnownPlace,
  { budget }: Pick<Party, "budget">,
): boolean {
  const isCheap = budget === "Economy" || budget === "Budget";
  const isDearBar = experience === ROOFTOP_BAR && ticketPrice === undefined;
  return isCheap && (isDearBar || (servesDinner === true && ticketPrice !== 0));
}

/** What is paid for: of several that one ticket opens only the dearest, whose ticket opens the others too. */
export function paidOnce<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Pick<KnownPlace, "ticketGroup" | "ticketPrice"> | undefined,
): Item[] {
  const places = items.map(placeOf);
  return items.filter((_, at) => {
    const { ticketGroup, ticketPrice = 0 } = places[at] ?? {};
    if (ticketGroup === undefined) return true;
    return places.every((other, index) => {
      if (other?.ticketGroup !== ticketGroup) return true;
      const { ticketPrice: price = 0 } = other;
      return price < ticketPrice || (price === ticketPrice && at <= index);
    });
  });
}

/** The middle of the usual range, one room and one night. */
export function roomPrice({ pricePerNight }: KnownHotel): number {
  return (pricePerNight.low + pricePerNight.high) / 2;
}

/** How much dearer hotels are in the night after a day, for the events of the city: 1 where there is none. */
export function hotelFactorOn(
  date: string | undefined,
  city: Pick<KnownCity, "events"> | undefined,
): number {
  return Math.max(1, ...eventsOn(date, city ?? {}).map((event) => event.hotelFactor ?? 1));
}

/** What a leg costs the whole party. */
function legCost(leg: Pick<Leg, "mode" | "distanceKm">, people: number, ticket: number) {
  switch (leg.mode) {
    case "walk":
      return 0;
    case "transit":
      return people * RIDE_PARTS * ticket;
    case "taxi":
      return (
        Math.ceil(people / PEOPLE_A_TAXI) *
        (TAXI_START_PARTS + TAXI_KM_PARTS * leg.distanceKm) *
        ticket
      );
  }
}

/** What the way to a place out of town and back costs the whole party. @param leg one way. */
export function wayCost(
  way: Pick<WayOut, "fare"> | undefined,
  leg: Pick<Leg, "mode" | "distanceKm">,
  people: number,
  ticket: number,
): number {
  return way?.fare === undefined ? 2 * legCost(leg, people, ticket) : way.fare * people;
}

/**
 * What a day's rides cost the whole party: the way out of town and back by its fare, the other legs by their
 * mode.
 *
 * @param legs the leg to each visit, then the one back; undefined where it is not known.
 */
export function ridesCost(
  visits: readonly { readonly way?: WayOut | undefined }[],
  legs: readonly (Pick<Leg, "mode" | "distanceKm" | "way"> | undefined)[],
  people: number,
  ticket: number,
): number {
  const inTown = legs.reduce(
    (sum, leg) => sum + (leg === undefined || leg.way ? 0 : legCost(leg, people, ticket)),
    0,
  );
  return visits.reduce((sum, { way }, index) => {
    const leg = legs[index];
    return way === undefined || leg?.way === undefined
      ? sum
      : sum + wayCost(way, leg, people, ticket);
  }, inTown);
}

/** What the whole party may spend on tickets and rides: no less than what was asked for by name costs beside the other days. */
export function activitiesCap(
  city: Pick<KnownCity, "places" | "dayTrips" | "centre" | "ridesByTaxi" | "walks" | "rides">,
  { people, days, budget, wishes = [] }: Party,
): number {
  const usual = usualTicketPrice(city);
  const first = paidOnce(
    firstSights(city.places).slice(0, sightsHeldIn(days)),
    (place) => place,
  ).reduce((sum, place) => sum + likelyTicketPrice(place, usual), 0);
  const least = (FIRST_SIGHTS_SHARE[budget] * first) / (1 - RIDES_SHARE);
  const aDay = people * TICKETS_A_DAY[budget] * usual;
  const taxi = budgetDistance(budget, "Premium") <= 1;
  const dear = placesAskedFor(city, wishes).reduce((sum, place) => {
    const leg = legBetween({ at: city.centre }, place, {
      slow: false,
      taxi,
      walks: city.walks,
      rides: city.rides,
    });
    const way = leg === undefined ? 0 : wayCost(place.way, leg, people, usual);
    const cost = people * likelyTicketPrice(place, usual) + way;
    return sum + Math.max(0, cost / (1 - RIDES_SHARE) - aDay);
  }, 0);
  const taxis = city.ridesByTaxi === true ? Math.ceil(people / PEOPLE_A_TAXI) : 0;
  return Math.max(days * aDay, people * least) + dear + days * taxis * TAXIS_A_DAY * usual;
}

function placesAskedFor(
  city: Pick<KnownCity, "places" | "dayTrips">,
  wishes: readonly TripWish[],
): readonly KnownPlace[] {
  const found = wishes.flatMap((wish) =>
    wish.kind === "see" ? namedPlaces(wish.names, placesOf(city)).found : [],
  );
  return [...new Set(found.map(({ place }) => place))];
}

/** Of that, what tickets may take. */
export function ticketsShare(activities: number): number {
  return (1 - RIDES_SHARE) * activities;
}

/** What rooms may cost: as dear as the dearest of the hotels of the level. */
export function roomsCap(
  hotels: readonly KnownHotel[],
  { people, childAges, days, nights }: Party,
): number {
  const dearest = Math.max(0, ...hotels.map(roomPrice));
  return roomsFor(people, childAges) * (nights ?? nightsOf(days)) * dearest * ROOM_MARGIN;
}

/** What the whole trip may cost: rooms, tickets and rides. */
export function tripCap(
  city: Pick<KnownCity, "places" | "dayTrips" | "centre" | "hotels" | "ridesByTaxi">,
  party: Party & Pick<PlanRequest, "traveller">,
): number {
  const hotels = fittingHotels(hotelsFor(city.hotels, party), party);
  return roomsCap(hotels, party) + activitiesCap(city, party);
}
