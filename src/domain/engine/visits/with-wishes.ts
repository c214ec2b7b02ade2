import { LOOK_MINUTES } from "../../trip/asked-hour.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { isHadOnce } from "./had-once.ts";
import { daysOutOfSeason, type SeasonPlace } from "./open-air.ts";
import { likelyTicketPrice } from "./trip-cost.ts";
import { askedHourOf, unwantedDays, type WishedPlace } from "./wished-places.ts";

/** Nobody buys a ticket for a look. */
const FROM_OUTSIDE = { visitMinutes: LOOK_MINUTES, ticketPrice: 0, booking: undefined } as const;

type Candidate = { readonly place: Pick<KnownPlace, "id" | "name" | "details"> & SeasonPlace };

/**
 * Candidates as the traveller's wishes have them: what was asked for has to be in the plan, on a day that will do,
 * and what isn't wanted, or out of season, on some days has the others.
 *
 * @param dates of each day; undefined without dates.
 */
export function withWishes<Each extends Candidate>(
  candidates: readonly Each[],
  wished: readonly WishedPlace[],
  request: PlanRequest,
  dates: readonly (string | undefined)[],
): (Each & { readonly isFixed?: boolean; readonly notDays?: ReadonlySet<number> })[] {
  const { wishes = [] } = request;
  const had = wished.map(({ place }) => place);
  return candidates.map((candidate) => {
    const asked = wished.find(({ place }) => place.id === candidate.place.id);
    const hour = asked?.askedHour ?? askedHourOf(candidate.place, wishes);
    const isOneTooMany =
      asked === undefined &&
      (isHadOnce(candidate.place, had, request) ||
        wished.some(({ insteadOf }) => insteadOf === candidate.place.id));
    const notDays = isOneTooMany
      ? new Set(dates.keys())
      : notDaysOf(candidate, asked, wishes, dates);
    return {
      ...candidate,
      ...(hour === undefined && asked?.isFromOutside !== true
        ? {}
        : {
            place: {
              ...candidate.place,
              ...(asked?.isFromOutside === true ? FROM_OUTSIDE : {}),
              ...(hour === undefined ? {} : { askedHour: hour }),
            },
          }),
      ...(asked === undefined ? {} : { isFixed: true }),
      ...(notDays.size === 0 ? {} : { notDays }),
    };
  });
}

function notDaysOf(
  { place }: Candidate,
  asked: WishedPlace | undefined,
  wishes: NonNullable<PlanRequest["wishes"]>,
  dates: readonly (string | undefined)[],
): ReadonlySet<number> {
  const { days } = asked ?? {};
  return days === undefined
    ? new Set([...unwantedDays(place, wishes, dates), ...daysOutOfSeason(place, dates)])
    : new Set([...dates.keys()].filter((day) => !days.includes(day)));
}

/** What the tickets of the places that were asked for cost all travellers, in the city's currency. */
export function wishedTickets(
  wished: readonly WishedPlace[],
  usualPrice: number,
  { people }: PlanRequest,
): number {
  return wished.reduce((sum, { place }) => sum + likelyTicketPrice(place, usualPrice) * people, 0);
}
