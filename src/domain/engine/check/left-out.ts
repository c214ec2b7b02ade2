import { distanceKm } from "../../places/geo.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownPlace } from "../known-city.ts";
import type { WatchEntry } from "../plan-messages.ts";
import { hasChildren } from "../visits/first-sights.ts";
import { isHadOnce } from "../visits/had-once.ts";
import { isUnwanted } from "../visits/is-unwanted.ts";
import { isNamed } from "../visits/named-places.ts";
import { isPlaceAbout } from "../visits/places-about.ts";
import {
  activitiesCap,
  likelyTicketPrice,
  paidOnce,
  ticketsShare,
  usualTicketPrice,
} from "../visits/trip-cost.ts";
import { isOpenOn } from "../visits/visit-windows.ts";
import type { CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";

/** From the middle of a quarter to its last streets. */
const QUARTER_KM = 0.7;
/** Of a usual ticket. */
const CHEAP_SHARE = 0.5;

/**
 * Why the city's first sights that a plan of ours does without are not in it: they are closed, cost more than is left
 * for tickets, or something else would have to go for them. What a traveller has left out needs no reason.
 */
export function leftOutLines(trip: CheckedTrip): WatchEntry[] {
  const { fame, mayBeFree } = trip;
  if (fame === undefined || mayBeFree) return [];
  const { closed, dear, others } = leftOutBy(trip);
  const { missing } = fame;
  const swaps = others
    .filter((place) => missing.includes(place))
    .flatMap((place) => swapFor(place, trip));
  const named = swaps.map(({ place }) => place);
  const rest = others.filter((place) => !named.includes(place));
  return [
    ...linesOf("leftOutClosed", closed),
    ...linesOf("leftOutDear", dear),
    ...swaps.map(
      ({ place: { name }, day, instead }): WatchEntry => ({
        day,
        code: "leftOutFor",
        values: { name, day, instead },
      }),
    ),
    ...linesOf("leftOutForTime", rest),
  ];
}

/** So much less famous, and so long, is what a first sight is left out for. */
const LESSER = { popularity: 20, minutes: 30 } as const;

/** The first sights that the plan does without for places that are much less famous, one for one. */
export function leftOutForLess(trip: CheckedTrip): readonly KnownPlace[] {
  const isAlike = ({ experience }: KnownPlace) =>
    experience !== undefined && trip.visits.some(({ known }) => known?.experience === experience);
  const others = leftOutBy(trip).others.filter((place) => !isAlike(place));
  const lesser = (than: KnownPlace) =>
    trip.visits.filter(
      ({ known, usualMinutes = 0 }) =>
        known !== undefined &&
        !known.mustSee &&
        known.popularity <= than.popularity - LESSER.popularity &&
        usualMinutes >= LESSER.minutes,
    ).length;
  return others.filter((place, nth) => lesser(place) > nth);
}

/** The first sights that aren't in the plan, by why. */
function leftOutBy(trip: CheckedTrip) {
  const { fame, city } = trip;
  if (fame === undefined || city === undefined) return { closed: [], dear: [], others: [] };
  // Nobody brings children to a cabaret or a bar.
  const isForThem = ({ category, suits, isForSmallChildren = false }: KnownPlace) =>
    (category !== "show" && category !== "nightlife") ||
    suits.includes("Family") ||
    isForSmallChildren;
  const wanted = fame.leftOut.filter((place) => !isBesideUnwanted(place, trip));
  const leftOut = (hasChildren(trip.request) ? wanted.filter(isForThem) : wanted).filter(
    (place) => !isAroundHotel(place, trip),
  );
  const closed = leftOut.filter((place) => trip.days.every(({ date }) => !isOpenOn(place, date)));
  const left = ticketsLeft(trip, city);
  const paid = new Set(trip.visits.flatMap(({ known }) => known?.ticketGroup ?? []));
  // What is on a ticket of the plan costs nothing more.
  const isPaid = ({ ticketGroup = "" }: KnownPlace) => paid.has(ticketGroup);
  const dear = leftOut.filter(
    (place) =>
      !closed.includes(place) &&
      !isPaid(place) &&
      !isCheap(place, trip) &&
      priceOf(place, trip) > left,
  );
  const others = leftOut.filter((place) => !closed.includes(place) && !dear.includes(place));
  return { closed, dear, others };
}

/** Who stays in a quarter sees it each morning and evening. */
function isAroundHotel({ category, at }: KnownPlace, { hotels }: CheckedTrip): boolean {
  const [hotel] = hotels;
  return (
    category === "old-town" && hotel?.at !== undefined && distanceKm(hotel.at, at) <= QUARTER_KM
  );
}

function linesOf(
  code: "leftOutClosed" | "leftOutDear" | "leftOutForTime",
  places: readonly KnownPlace[],
): WatchEntry[] {
  if (places.length === 0) return [];
  return [{ code, values: { names: places.map(({ name }) => name) } }];
}

type Swap = { readonly place: KnownPlace; readonly day: number; readonly instead: string[] };

/** What would have to go, on the day that is nearest: the least popular of its visits, as many as make room. */
function swapFor(place: KnownPlace, { days, request }: CheckedTrip): Swap[] {
  const [nearest] = days
    .filter(({ date }) => isOpenOn(place, date))
    .map((day) => ({ day, visits: day.visits.filter(({ way }) => way === undefined) }))
    .filter(({ visits }) => visits.length > 0)
    .toSorted((a, b) => nearestKm(place, a.visits) - nearestKm(place, b.visits));
  if (nearest === undefined) return [];
  // Nobody gives up for it what was asked for.
  const byFame = nearest.visits
    .filter((visit) => !isWished(visit, request.wishes))
    .toSorted((a, b) => popularityOf(a) - popularityOf(b));
  const instead: string[] = [];
  let minutes = 0;
  for (const { text, startMinutes, endMinutes } of byFame) {
    if (minutes >= place.visitMinutes) break;
    minutes += endMinutes - startMinutes;
    instead.push(text.placeName);
  }
  return minutes < place.visitMinutes * ENOUGH ? [] : [{ place, day: nearest.day.number, instead }];
}

/** So much of its time makes room for a place. */
const ENOUGH = 0.6;

function isWished({ text, facts }: CheckedVisit, wishes: readonly TripWish[] = []): boolean {
  const place = { name: text.placeName, details: text.placeDetails, category: facts.category };
  return wishes.some(
    (wish) =>
      (wish.kind === "see" && (isNamed(place, wish.names) || isPlaceAbout(wish.names, place))) ||
      (wish.kind === "have" && wish.categories.includes(place.category)),
  );
}

/** Who doesn't want the palace again needs no reason why its gardens aren't there, nor who wants one concert why the opera isn't. */
function isBesideUnwanted(place: KnownPlace, { city, request, visits }: CheckedTrip): boolean {
  const { wishes = [] } = request;
  const had = visits.flatMap(({ known }) => known ?? []);
  const group = place.visitGroup;
  return (
    isUnwanted(place, wishes) ||
    isHadOnce(place, had, request) ||
    (group !== undefined &&
      (city?.places ?? []).some(
        (other) =>
          other.visitGroup === group &&
          wishes.some((wish) => wish.kind === "without" && isNamed(other, wish.names)),
      ))
  );
}

function popularityOf({ known }: CheckedVisit): number {
  return known?.popularity ?? 0;
}

function nearestKm(place: KnownPlace, visits: readonly CheckedVisit[]): number {
  return Math.min(
    ...visits.map(({ at }) =>
      at === undefined ? Number.POSITIVE_INFINITY : distanceKm(place.at, at),
    ),
  );
}

/** For the whole party, in the city's currency. */
function ticketsLeft({ visits, request }: CheckedTrip, city: NonNullable<CheckedTrip["city"]>) {
  const usualPrice = usualTicketPrice(city);
  const spent = paidOnce(visits, ({ known }) => known).reduce(
    (sum, { known }) => sum + (known === undefined ? 0 : likelyTicketPrice(known, usualPrice)),
    0,
  );
  return ticketsShare(activitiesCap(city, request)) - request.people * spent;
}

/** Nobody who can go to the city leaves it out for its price. */
function isCheap(place: KnownPlace, trip: CheckedTrip): boolean {
  const usualPrice = trip.city === undefined ? 0 : usualTicketPrice(trip.city);
  return likelyTicketPrice(place, usualPrice) <= CHEAP_SHARE * usualPrice;
}

function priceOf(place: KnownPlace, { city, request }: CheckedTrip): number {
  const usualPrice = city === undefined ? 0 : usualTicketPrice(city);
  return request.people * likelyTicketPrice(place, usualPrice);
}
