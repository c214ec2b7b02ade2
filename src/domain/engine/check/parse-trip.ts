import { addDays, isCalendarDate, weekdayOf } from "../../calendar-date.ts";
import { parseCoordinates } from "../../places/coordinates.ts";
import type { Position } from "../../places/geo.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { TravelStyle } from "../../places/travel.ts";
import type { WayOut } from "../../places/way-out.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { Pace } from "../../trip/pace.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { Hotel, ItineraryDay, Leg, Place, TripData, UserSelection } from "../../trip/trip.ts";
import { type LegEnd, legBetween } from "../days/leg-between.ts";
import { locate } from "../ground/locate.ts";
import { type Known, type KnownMatcher, knownMatcher } from "../ground/match-known.ts";
import { placeMatcher } from "../ground/place-matcher.ts";
import type { KnownCity, KnownHotel, KnownPlace } from "../known-city.ts";
import { dayEndMinutes } from "../visits/day-end-minutes.ts";
import { dayPace } from "../visits/day-pace.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { readSelection } from "../visits/read-selection.ts";
import { travelStyle } from "../visits/travel-style.ts";
import { VISIT_DURATIONS } from "../visits/visit-durations.ts";
import { wishedPace } from "../wishes/wished-pace.ts";
import { timeInOrder } from "./time-in-order.ts";

const USUAL_VISIT_MINUTES = 60;
/** Plans without hours are timed from nine o'clock on, or the pace's later start. */
const RAW_START_MINUTES = 9 * 60;

/** A place or hotel of the plan, with what the guide knows of it. */
type Grounded<Text, Known> = {
  readonly text: Text;
  readonly known: Known | undefined;
  /** Where the document says it is. */
  readonly saidAt: Position | undefined;
  /** Where it is: the guide's word before the document's. */
  readonly at: Position | undefined;
};

export type ParsedHotel = Grounded<Hotel, KnownHotel>;

export type ParsedVisit = Grounded<Place, KnownPlace> &
  Span & {
    readonly category: PlaceCategory | undefined;
    /** The way there, where it is out of town. */
    readonly way: WayOut | undefined;
    /** How long people stay; undefined where nothing is known of the place. */
    readonly usualMinutes: number | undefined;
    /** The document says when; otherwise the day was timed in its own order. */
    readonly hasOwnTimes: boolean;
  };

/** A leg as it is estimated here, whatever the document says of it. */
export type ParsedLeg = Omit<Leg, "from"> & {
  readonly from: string;
  readonly to: string;
  /** It leads to or from a must-see. */
  readonly servesMustSee: boolean;
};

export type ParsedDay = {
  /** Counts from 1. */
  readonly number: number;
  readonly text: ItineraryDay;
  /** "2026-05-04"; undefined without dates. */
  readonly date: string | undefined;
  /** 0 for a Monday; undefined without dates. */
  readonly weekday: number | undefined;
  readonly pace: Pace;
  /** When one should be back at the hotel, minutes after midnight. */
  readonly endMinutes: number;
  readonly visits: readonly ParsedVisit[];
  /** The leg to each visit, then the one back; undefined where an end of it is unknown. */
  readonly legs: readonly (ParsedLeg | undefined)[];
};

/** A plan with everything the checks ask of it worked out once. */
export type ParsedTrip = {
  readonly city: KnownCity | undefined;
  /** Whether a day with nothing on it is as it should be. */
  readonly mayBeFree: boolean;
  readonly selection: UserSelection;
  readonly days: readonly ParsedDay[];
  readonly hotels: readonly ParsedHotel[];
  readonly base: ParsedHotel | undefined;
  readonly traveller: TravellerTitle;
  readonly budget: BudgetTitle;
  readonly people: number;
  readonly pace: Pace;
  readonly style: TravelStyle;
};

type TripToParse = {
  readonly selection: UserSelection;
  readonly plan: TripData;
  readonly city: KnownCity | undefined;
  readonly mayBeFree?: boolean | undefined;
  /** Where the days stand in the whole trip; left out, they are the whole trip. */
  readonly dayNumbers?: readonly number[] | undefined;
};

/**
 * Reads a plan for the checks: finds its places and hotels in the guide, times days that have no hours
 * and estimates every leg. A traveller or budget in words of their own counts as Couple or Standard. Yields at each
 * place.
 */
export function* parseTrip({
  selection,
  plan,
  city,
  mayBeFree = false,
  dayNumbers = [],
}: TripToParse): Generator<void, ParsedTrip, void> {
  const request = readSelection(selection, plan.itinerary.length);
  const { traveller, budget, people } = request;
  const pace = wishedPace(request, selection.pace);
  const style = travelStyle(request);
  const findHotel = knownMatcher(city?.hotels ?? [], city?.name ?? "");
  const findPlace = placeMatcher(city);
  const hotels = plan.hotels.map((text) => ground(text, text.hotelName, findHotel, city));
  const base = hotels[0];
  const days: ParsedDay[] = [];
  for (const [index, text] of plan.itinerary.entries()) {
    const date = dateOfDay(text, index, selection.startDate);
    const ownPace = dayPace(text, request);
    const setting = { city, findPlace, base: base?.at, style, pace: ownPace };
    const visits = yield* readVisits(text, setting);
    days.push({
      number: dayNumbers[index] ?? index + 1,
      text,
      date,
      weekday: date === undefined ? undefined : weekdayOf(date),
      pace: ownPace,
      endMinutes: dayEndMinutes(visits.map(eveningOf), ownPace),
      visits,
      legs: readLegs(visits, base, style),
    });
  }
  return {
    city,
    mayBeFree,
    selection,
    days,
    hotels,
    base,
    traveller,
    budget,
    people,
    pace,
    style,
  };
}

/** What says whether a visit is for the evening. */
function eveningOf({ known, category, text }: ParsedVisit) {
  const bestTime = known?.bestTime ?? text.bestPartOfDay ?? "any";
  return category && { category, bestTime };
}

function ground<Text extends { geoCoordinates: string }, K extends Known>(
  text: Text,
  name: string,
  find: KnownMatcher<K>,
  city: KnownCity | undefined,
): Grounded<Text, K> {
  const parsed = parseCoordinates(text.geoCoordinates);
  const { known, at } = locate(name, text, find, city?.centre);
  return { text, known, saidAt: parsed.ok ? parsed.at : undefined, at };
}

type DaySetting = {
  readonly city: KnownCity | undefined;
  readonly findPlace: KnownMatcher<KnownPlace>;
  readonly base: Position | undefined;
  readonly style: TravelStyle;
  readonly pace: Pace;
};

function* readVisits(
  day: ItineraryDay,
  { city, findPlace, base, style, pace }: DaySetting,
): Generator<void, ParsedVisit[], void> {
  const places: Omit<ParsedVisit, keyof Span | "hasOwnTimes">[] = [];
  for (const text of day.plan) {
    const place = ground(text, text.placeName, findPlace, city);
    const category = place.known?.category ?? text.category;
    const usualMinutes = place.known?.visitMinutes ?? (category && VISIT_DURATIONS[category].usual);
    places.push({ ...place, category, usualMinutes, way: place.known?.way });
    yield;
  }
  const hasOwnTimes = day.plan.every(({ visit }) => visit !== undefined);
  const laidOut = timeInOrder(
    places.map(({ at, way, usualMinutes: minutes = USUAL_VISIT_MINUTES }) => ({
      at,
      way,
      minutes,
    })),
    { base, style, startMinutes: Math.max(RAW_START_MINUTES, pace.startMinutes) },
  );
  return places.map((place, index) => {
    const own = hasOwnTimes ? place.text.visit : laidOut[index];
    const { startMinutes, endMinutes } = own ?? { startMinutes: 0, endMinutes: 0 };
    return { ...place, startMinutes, endMinutes, hasOwnTimes };
  });
}

function readLegs(
  visits: readonly ParsedVisit[],
  base: ParsedHotel | undefined,
  style: TravelStyle,
): (ParsedLeg | undefined)[] {
  if (visits.length === 0) return [];
  const hotel: LegEnd & { name: string; isMustSee: boolean } = {
    name: base?.text.hotelName ?? "",
    at: base?.at,
    isMustSee: false,
  };
  const stops = visits.map(({ text, at, way, known }) => {
    return { name: text.placeName, at, way, isMustSee: known?.mustSee ?? false };
  });
  let from = hotel;
  return [...stops, hotel].map((to) => {
    const start = from;
    from = to;
    const servesMustSee = start.isMustSee || to.isMustSee;
    const estimate = legBetween(start, to, style);
    return estimate && { ...estimate, from: start.name, to: to.name, servesMustSee };
  });
}

function dateOfDay(
  { date }: ItineraryDay,
  index: number,
  startDate: string | undefined,
): string | undefined {
  if (date !== undefined && isCalendarDate(date)) return date;
  if (startDate === undefined || !isCalendarDate(startDate)) return undefined;
  return addDays(startDate, index);
}
