import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { overDays } from "./day-use.ts";
import { leftOutForLess } from "./left-out.ts";

/** An hour a day that offers children little counts as this part of a visit that isn't for them, up to this many hours. */
const DULL_HOUR = 0.4;
const MOST_DULL_HOURS = 2;

/** The checks of worth: are the reasons to go there in the plan, is it for these travellers, and are its days used? */
export function checkWorth(trip: CheckedTrip): CheckFigure[] {
  const { fame, interests, events, wishes, unfit, dullHours, alike, cutShort } = trip;
  const days = trip.days.filter(({ visits }) => visits.length > 0).length;
  if (days === 0) return checkDays(trip);
  return [
    ...(fame === undefined ? [] : [checkFigure("fame", fame.percent, !fame.lacksFirst)]),
    ...(interests.length === 0
      ? []
      : [
          checkFigure("interests", sum(interests.map(({ percent }) => percent)) / interests.length),
        ]),
    ...(fame === undefined ? [] : [checkFigure("leftOut", leftOutForLess(trip).length)]),
    ...(wishes.all === 0
      ? []
      : [
          checkFigure(
            "wishes",
            (100 * (wishes.all - sum(wishes.short.map(({ share }) => 1 - share)))) / wishes.all,
          ),
        ]),
    ...(events.length === 0
      ? []
      : [checkFigure("events", 100 - 100 * Math.max(...events.map(({ missed }) => missed)))]),
    checkFigure(
      "suited",
      unfit.length / days + DULL_HOUR * Math.min(MOST_DULL_HOURS, dullHours / days),
    ),
    checkFigure("alike", alike.length / days),
    checkFigure("outings", cutShort.length),
    ...checkDays(trip),
  ];
}

function checkDays({ uses, isThinned }: CheckedTrip): CheckFigure[] {
  if (isThinned) return [];
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
