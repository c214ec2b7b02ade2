import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { overDays } from "./day-use.ts";

/** The checks of worth: are the reasons to go there in the plan, and are its days used? */
export function checkWorth(trip: CheckedTrip): CheckFigure[] {
  const { fame } = trip;
  const interests = trip.interests.map(({ found, wanted }) => Math.min(1, found / wanted));
  return [
    ...(fame === undefined ? [] : [checkFigure("fame", fame.percent, !fame.lacksFirst)]),
    ...(interests.length === 0
      ? []
      : [checkFigure("interests", (100 * sum(interests)) / interests.length)]),
    ...checkDays(trip),
  ];
}

function checkDays({ uses }: CheckedTrip): CheckFigure[] {
  const stays = uses.filter(({ isForLeaving }) => !isForLeaving);
  if (stays.length === 0) return [];
  const full = stays.map(({ fullPercent }) => fullPercent);
  const lost = stays.map(({ lateMinutes, earlyMinutes }) => lateMinutes + earlyMinutes);
  const waiting = uses
    .filter(({ day }) => day.visits.length > 1)
    .map(({ waitingMinutes }) => waitingMinutes);
  return [
    checkFigure("fullDays", overDays(full, Math.min(...full))),
    checkFigure("wholeDays", overDays(lost, Math.max(...lost))),
    // Who goes to one place a day doesn't wait between two, which is no merit.
    ...(waiting.length === 0
      ? []
      : [checkFigure("waiting", overDays(waiting, Math.max(...waiting)))]),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
