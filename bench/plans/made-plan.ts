import { makeTimetable, type Timetable } from "../../src/domain/engine/days/make-timetable.ts";
import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import type { KnownCity, KnownHotel, KnownPlace } from "../../src/domain/engine/known-city.ts";
import { describeHotel } from "../../src/domain/engine/writing/describe-hotel.ts";
import type { InterestId } from "../../src/domain/trip/interest.ts";
import type { PaceChoice } from "../../src/domain/trip/pace-choice.ts";
import type { PlanRequest } from "../../src/domain/trip/plan-request.ts";
import { TRAVELLERS } from "../../src/domain/trip/traveller.ts";
import type { TripData, UserSelection } from "../../src/domain/trip/trip.ts";
import { describeGuideDays } from "../../src/guide/describe-guide-days.ts";

export type Asked = { readonly city: KnownCity; readonly request: PlanRequest };

/** A plan with all that the measures ask of it: what was asked, the timed days, the trip as it is stored. */
export type MadePlan = Asked & {
  readonly timetable: Timetable<KnownHotel>;
  readonly days: readonly TimedDay[];
  readonly selection: UserSelection;
  readonly trip: TripData;
  /** Processor time of the planning, and the longest stretch of it without a yield. */
  readonly ms: number;
  readonly longestMs: number;
};

/** The plans of one request: at every pace, and at the usual one with an interest more. */
export type PlanGroup = Readonly<Record<PaceChoice, MadePlan>> & {
  readonly liked?: { readonly interest: InterestId; readonly plan: MadePlan } | undefined;
};

export function makePlan(asked: Asked): MadePlan {
  const { result, ms, longestMs } = runTimed(makeTimetable(asked.city, asked.request));
  return {
    ...asked,
    timetable: result,
    days: result.days,
    ...toTrip(asked, result),
    ms,
    longestMs,
  };
}

/** The ids of the places that a plan visits, in its order. */
export function visitedIds({ days }: Pick<MadePlan, "days">): string[] {
  return days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
}

/** Must-sees of the city that the plan does without. */
export function unusedMustSees({ city, days }: Pick<MadePlan, "city" | "days">): KnownPlace[] {
  const visited = visitedIds({ days });
  return city.places.filter(({ id, mustSee }) => mustSee && !visited.includes(id));
}

function toTrip({ city, request }: Asked, plan: Timetable<KnownHotel>) {
  const hotel = plan.hotels[0]?.name ?? "";
  const trip: TripData = {
    hotels: plan.hotels.map((hotel) => describeHotel(hotel, city)),
    itinerary: describeGuideDays(plan.days, 1, hotel, city),
  };
  const { startDate, pace, childAges = [], interests } = request;
  const traveler = TRAVELLERS.find(({ title }) => title === request.traveller)?.people ?? "";
  const selection: UserSelection = {
    location: { label: city.name },
    noOfDays: request.days,
    traveler,
    budget: request.budget,
    ...(startDate === undefined ? {} : { startDate }),
    ...(pace === undefined ? {} : { pace }),
    ...(childAges.length === 0 ? {} : { childAges: [...childAges] }),
    ...(interests === undefined ? {} : { interests: [...interests] }),
  };
  return { trip, selection };
}

/** Processor time: the machine's other work does not count. */
function runTimed<T>(work: Generator<void, T, void>) {
  const startedAtMs = processorMs();
  let longestMs = 0;
  for (let turnAtMs = startedAtMs; ; ) {
    const step = work.next();
    const nowMs = processorMs();
    longestMs = Math.max(longestMs, nowMs - turnAtMs);
    turnAtMs = nowMs;
    if (step.done === true) return { result: step.value, ms: nowMs - startedAtMs, longestMs };
  }
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
