import type { Booking } from "../bookings/booking.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import { isMade, makeTimedEdit } from "../engine/revise/make-timed-edit.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { proposeDays } from "../engine/revise/propose-days.ts";
import { settled } from "./meet-hours.ts";

/**
 * The trip with bookings, new or changed, and with the days that they touch laid out around them, for the traveller to
 * accept or not: what fits in another order stays, and of the rest the least known is set aside. Other days stay as they
 * are, and so does what is locked. The plan is checked afresh. Pure. Yields every millisecond or so.
 *
 * @returns undefined where the trip can't hold them.
 */
export function* proposeBookings(
  trip: SavedTrip,
  bookings: readonly Booking[],
): Generator<void, SavedTrip | undefined, void> {
  let now = trip;
  for (const booking of bookings) {
    const made = yield* makeTimedEdit(now, { kind: "set-booking", booking });
    if (!isMade(made)) return undefined;
    now = made;
  }
  return yield* fitAround(now, trip);
}

/** The same with the bookings that the trip has. @param before whose days stay as they are where they break no rule more. */
export function* fitAround(trip: SavedTrip, before: SavedTrip): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const { id } of trip.document.tripData.itinerary) {
    const stood = before === trip ? 0 : dayRulesBroken(before, id).length;
    if (dayRulesBroken(now, id).length <= stood) continue;
    const laidOut = yield* proposeDays(now, [id]);
    if (dayRulesBroken(laidOut, id).length < dayRulesBroken(now, id).length) now = laidOut;
    now = yield* settled(now, id, stood, heldOn(now, id));
  }
  return yield* checkEdited(now);
}

/** What has its hour by a booking. */
function heldOn({ document }: SavedTrip, dayId: string): ReadonlySet<string> {
  const day = document.tripData.itinerary.find(({ id }) => id === dayId);
  return new Set(
    (day?.plan ?? []).flatMap(({ id, startsAtMinutes }) =>
      startsAtMinutes === undefined ? [] : [id],
    ),
  );
}
