import { clockText } from "../../clock-text.ts";
import type { LegEstimate } from "../../places/travel.ts";
import { travelText } from "../../places/travel-text.ts";
import type { ItineraryDay, Place } from "../../trip/trip.ts";
import type { TimedDay, TimedVisit } from "../days/timed-day.ts";
import { openSpan } from "../visits/open-span.ts";

/** Where one end of a leg is unknown. */
const UNKNOWN_LEG = "Not known";

/**
 * A timed day in the trip document's words: what the specification holds as text is rendered from the
 * numbers beside it.
 *
 * @param before the day as it was, of which the date, the meals, the free time and the leg back are replaced.
 * @param texts of each visit, the place's own words, of which the times and the leg are replaced.
 */
export function describeDay(
  day: TimedDay,
  before: Omit<ItineraryDay, "plan">,
  hotelName: string,
  texts: readonly Place[],
): ItineraryDay {
  let from = hotelName;
  const plan = day.visits.map((visit, index) => {
    const text = texts[index];
    if (text === undefined) throw new Error("each visit has its words");
    const place = describeVisit(visit, text, visit.isFromHotel ? hotelName : from, day.date);
    from = place.placeName;
    return place;
  });
  // Notes, ids and whatever else is not the engine's stay.
  const { meals: _, wayBack: __, date: ___, free: ____, ...kept } = before;
  return {
    ...kept,
    plan,
    ...(day.date === undefined ? {} : { date: day.date }),
    ...(day.meals.length === 0 ? {} : { meals: [...day.meals] }),
    ...(day.free === undefined || day.free.length === 0 ? {} : { free: [...day.free] }),
    ...(day.wayBack === undefined
      ? {}
      : { wayBack: { ...day.wayBack, from: day.backFrom ?? from } }),
  };
}

function describeVisit(
  visit: TimedVisit,
  text: Place,
  from: string,
  date: string | undefined,
): Place {
  const { startMinutes, endMinutes, leg, notOn, candidate } = visit;
  const { leg: _, notOn: __, hoursUnknown: ___, open: ____, ...rest } = text;
  const { bestTimeWords: _____, timeToTravelWords: ______, ...words } = rest;
  const { booking, isHeld = false } = candidate.place;
  const open = isHeld ? undefined : openSpan(candidate.place, date, visit);
  const areHoursKnown = candidate.place.hours !== undefined || isHeld;
  const timeToTravel = leg === undefined ? text.timeToTravel || UNKNOWN_LEG : travelText(leg);
  const bestTime = `${clockText(startMinutes)}–${clockText(endMinutes)}`;
  return {
    ...words,
    timeToTravel,
    bestTime,
    category: candidate.place.category,
    bestPartOfDay: candidate.place.bestTime,
    visit: { startMinutes, endMinutes },
    ...(open === undefined ? {} : { open }),
    ...(leg === undefined ? {} : { leg: { ...withFormerFare(leg, text), from } }),
    ...(areHoursKnown ? {} : { hoursUnknown: true }),
    ...(booking === undefined ? {} : { booking }),
    ...keptWords(text, { bestTime, timeToTravel }),
    ...(areHoursKnown && notOn.length > 0 ? { notOn: [...notOn] } : {}),
  };
}

/** The fare of the way out of town, which the document has from the guide, stays. */
function withFormerFare(leg: LegEstimate, { leg: before }: Place): LegEstimate {
  const fare = before?.way?.fare;
  return leg.way?.from === undefined || fare === undefined
    ? leg
    : { ...leg, way: { ...leg.way, fare } };
}

/** A draft's own words for what the plan says otherwise; a place that has hours has its words already. */
function keptWords(
  text: Place,
  plan: Pick<Place, "bestTime" | "timeToTravel">,
): Pick<Place, "bestTimeWords" | "timeToTravelWords"> {
  const isTimed = text.visit !== undefined;
  const best = isTimed ? text.bestTimeWords : otherWords(text.bestTime, plan.bestTime);
  const way = isTimed ? text.timeToTravelWords : otherWords(text.timeToTravel, plan.timeToTravel);
  return {
    ...(best === undefined ? {} : { bestTimeWords: best }),
    ...(way === undefined ? {} : { timeToTravelWords: way }),
  };
}

function otherWords(said: string, now: string): string | undefined {
  return said === "" || said === now ? undefined : said;
}
