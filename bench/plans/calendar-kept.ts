import type { TimedVisit } from "../../src/domain/engine/days/timed-day.ts";
import type { KnownPlace } from "../../src/domain/engine/known-city.ts";
import { litByEventFrom } from "../../src/domain/engine/visits/event-of-place.ts";
import { isForTheDark } from "../../src/domain/engine/visits/open-air.ts";
import { isOnDates } from "../../src/domain/places/is-on-dates.ts";
import { sunsetMinutes } from "../../src/domain/places/sunset-minutes.ts";
import type { MadePlan } from "./made-plan.ts";
import { type Measure, percentIf } from "./measure.ts";

const DUSK_MINUTES = 30;
const NEAR_SUNSET_MINUTES = 45;
/** The sun sets before these, when every traveller's day goes on beyond it. */
const EARLY_SUNSET_MINUTES = 18 * 60;

/** N19: what the calendar and the light say, of plans with a date at the usual pace. */
export const CALENDAR_KEPT: readonly Measure[] = [
  {
    id: "N24",
    what: "visits in the open that end in the dark, a hundred plans",
    target: { atMost: 0 },
    samples: ({ usual }) => perHundred(usual, inTheDark(usual)),
  },
  {
    id: "N24",
    what: "sunset places left within 45 min of the sunset, in winter",
    unit: "%",
    target: { atLeast: 90 },
    samples: ({ usual }) =>
      sunsetVisits(usual)
        .filter(({ sunset }) => sunset < EARLY_SUNSET_MINUTES)
        .map(({ visit, sunset }) =>
          percentIf(Math.abs(visit.endMinutes - sunset) <= NEAR_SUNSET_MINUTES),
        ),
  },
  {
    id: "N24",
    what: "visits to what an event closes, a hundred plans",
    target: { atMost: 0 },
    samples: ({ usual }) => perHundred(usual, closedByEvent(usual)),
  },
];

type Plan = Pick<MadePlan, "days">;
type DatedVisit = { readonly visit: TimedVisit; readonly date: string };

/** Visits in the open, not lit, by an event of that evening either, and no night life, that end later than half an hour after the sunset. */
function inTheDark(plan: Plan): DatedVisit[] {
  return datedVisits(plan).filter(({ visit, date }) => {
    const { place } = visit.candidate;
    const sunset = sunsetAt(place, date);
    const isDark = sunset !== undefined && visit.endMinutes > sunset + DUSK_MINUTES;
    const litFrom = litByEventFrom(place, date) ?? Number.POSITIVE_INFINITY;
    return isDark && !isForTheDark(place) && visit.startMinutes < litFrom;
  });
}

/** Visits to places that are at their best at sunset, each with the minute at which the sun sets. */
function sunsetVisits(plan: Plan): (DatedVisit & { readonly sunset: number })[] {
  return datedVisits(plan).flatMap(({ visit, date }) => {
    const { place } = visit.candidate;
    const sunset = place.bestTime === "sunset" ? sunsetAt(place, date) : undefined;
    return sunset === undefined ? [] : [{ visit, date, sunset }];
  });
}

function closedByEvent(plan: Plan): DatedVisit[] {
  return datedVisits(plan).filter(({ visit, date }) =>
    isOnDates(visit.candidate.place.closedOn ?? [], date),
  );
}

function datedVisits({ days }: Plan): DatedVisit[] {
  return days.flatMap(({ visits, date }) =>
    date === undefined ? [] : visits.map((visit) => ({ visit, date })),
  );
}

function sunsetAt(
  { at, timeZone }: Pick<KnownPlace, "timeZone"> & { readonly at: KnownPlace["at"] | undefined },
  date: string,
): number | undefined {
  return at === undefined || timeZone === undefined ? undefined : sunsetMinutes(date, at, timeZone);
}

function perHundred({ request }: MadePlan, found: readonly unknown[]) {
  return request.startDate === undefined ? [] : [{ value: 100 * found.length }];
}
