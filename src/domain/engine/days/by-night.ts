import { type LegEnd, type LegEstimate, legBetween } from "../../places/travel.ts";
import { tableAtEnd } from "../../trip/table-at-end.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import type { DaysTask } from "./days-task.ts";
import type { TimedDay } from "./timed-day.ts";

/** From then on nobody walks through a strange town for longer than this. */
export const NIGHT_FROM = 21 * 60;
const LONGEST_NIGHT_WALK_MINUTES = 12;

/**
 * The days with the way back from the table that they end at, and with rides in place of long walks by night, where these
 * leave the day's hours as they are.
 */
export function byNight(
  days: readonly TimedDay[],
  { hotel, style }: Pick<DaysTask, "hotel" | "style">,
): TimedDay[] {
  const ridden = (leg: LegEstimate | undefined, leaving: number, from?: LegEnd, to?: LegEnd) => {
    const isLongWalk = leg?.mode === "walk" && leg.minutes > LONGEST_NIGHT_WALK_MINUTES;
    return isLongWalk && leaving >= NIGHT_FROM
      ? legBetween(from, to, { ...style, maxWalkKm: 0 })
      : undefined;
  };
  return days.map((day) => {
    const visits = day.visits.map((visit, at) => {
      const { leg, startMinutes, candidate } = visit;
      const leaving = startMinutes - DOOR_MINUTES - (leg?.minutes ?? 0);
      const from = day.visits[at - 1]?.candidate.place ?? { at: hotel };
      const ride = ridden(leg, leaving, from, candidate.place);
      return ride !== undefined && ride.minutes <= (leg?.minutes ?? 0)
        ? { ...visit, leg: ride }
        : visit;
    });
    const last = visits.at(-1);
    const dined = day.meals.filter(({ isAfterRide }) => isAfterRide !== true);
    const left = Math.max(last?.endMinutes ?? 0, ...dined.map(({ endMinutes }) => endMinutes));
    const isOut = last?.candidate.place.way !== undefined;
    const table = isOut ? undefined : tableAtEnd(day.meals, last?.endMinutes);
    const fromTable = table && legBetween(table, { at: hotel }, style);
    const usual = fromTable ?? day.wayBack;
    const from = fromTable === undefined ? last?.candidate.place : table;
    const wayBack = ridden(usual, left, from, { at: hotel }) ?? usual;
    const backFrom = fromTable && table?.name;
    return { ...day, visits, wayBack, ...(backFrom === undefined ? {} : { backFrom }) };
  });
}
