import { withTransfers } from "../../bases/with-transfers.ts";
import { type Edited, isTrip } from "../../edits/edit-kind.ts";
import { type Edit, edits } from "../../edits/edit-kinds.ts";
import { isSameJson } from "../../is-same-json.ts";
import { distanceKm } from "../../places/geo.ts";
import { farStayOfNight } from "../../trip/far-stay.ts";
import { middleOfTown } from "../../trip/middle-of-town.ts";
import type { Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import { joinDays } from "../reading/parts-of-trip.ts";
import { placeBooking } from "../reading/place-booking.ts";
import type { SavedTown, SavedTrip } from "../reading/planned-trip.ts";
import { withDocument } from "../reading/read-trip.ts";
import { retime } from "../repair/retime.ts";

/** What an edit makes of a trip that was read. */
export type EditedTrip = SavedTrip | Exclude<Edited, Trip>;

/** Whether an edit was made, and left a trip. */
export function isMade(edited: EditedTrip): edited is SavedTrip {
  return edited !== "deleted" && "document" in edited;
}

/** Makes one edit to a trip, and gives the days that it changes their hours anew; the plan check stays behind. */
export function* makeTimedEdit(trip: SavedTrip, asked: Edit): Generator<void, EditedTrip, void> {
  const edit =
    asked.kind === "set-booking"
      ? { ...asked, booking: yield* placeBooking(asked.booking, trip.city) }
      : asked;
  const edited = edits.apply(trip.document, [edit]);
  if (!isTrip(edited)) return edited;
  if (edits.effect(edit) !== "retimed") return yield* withDocument(trip, edited);
  const moved = withTravelDays(withUsualStay(edited, edit));
  const now = yield* withDocument(trip, withoutBreaks(moved, trip.document));
  const days: (readonly TripDay[])[] = [];
  for (const [at, town] of now.towns.entries()) days.push(yield* retimed(town, trip.towns[at]));
  return yield* withDocument(now, joinDays(now.document, days));
}

/** The ways between bases follow the order of the days. */
function withTravelDays(trip: Trip): Trip {
  const { bases, tripData } = trip;
  if (bases === undefined) return trip;
  const days = withTransfers(tripData.itinerary, bases);
  const itinerary = days.map((day, at) => {
    const former = tripData.itinerary[at];
    const now = withWayFromFarStay(trip, day, days[at - 1]);
    return former !== undefined && isSameJson(now, former) ? former : now;
  });
  return { ...trip, tripData: { ...tripData, itinerary } };
}

/** The way to another base begins where the night before is booked: by the same line, so as long as it is far, and to it. */
function withWayFromFarStay(trip: Trip, day: TripDay, before: TripDay | undefined): TripDay {
  const stay =
    before?.date === undefined || day.transfer === undefined
      ? undefined
      : farStayOfNight(trip, before.date, before.base);
  const { hotels } = trip.tripData;
  const [from, to] = [middleOfTown(hotels, before?.base), middleOfTown(hotels, day.base)];
  if (!stay || !day.transfer || !from || !to) return day;
  const km = distanceKm(stay.at, to);
  const share = km / distanceKm(from, to);
  const minutes = 5 * Math.round((share * day.transfer.minutes + TO_LINE_MINUTES) / 5);
  const distance = Math.round(share * day.transfer.distanceKm);
  return {
    ...day,
    transfer: { ...day.transfer, from: stay.name, minutes, distanceKm: distance },
  };
}

/** From a place in the country to the line between towns; editorial. */
const TO_LINE_MINUTES = 45;

/** Days that were emptied have no meals, no free time and no way back. */
function withoutBreaks(trip: Trip, { tripData: former }: Trip): Trip {
  const isEmptied = (day: TripDay) => day.plan.length === 0 && !former.itinerary.includes(day);
  if (!trip.tripData.itinerary.some(isEmptied)) return trip;
  const itinerary = trip.tripData.itinerary.map((day) => {
    if (!isEmptied(day)) return day;
    const { meals: _, free: __, wayBack: ___, ...rest } = day;
    return rest;
  });
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/** A town's days, with hours for those that differ from the former ones, or for all where these start elsewhere. */
function* retimed(
  town: SavedTown,
  former: SavedTown | undefined,
): Generator<void, readonly TripDay[], void> {
  const { itinerary } = town.document.tripData;
  const before = new Map(former?.days.map((day) => [day.text.id, day]));
  const formerDays = new Map(former?.days.map(({ text }) => [text.id, text]));
  const days = town.days
    .filter(({ text, hotel, booked }) => {
      const was = before.get(text.id);
      const isSame =
        was?.text === text && was.hotel?.text === hotel?.text && isSameJson(was.booked, booked);
      return text.plan.length > 0 && !isSame;
    })
    .map(({ text }) => text);
  if (days.length === 0) return itinerary;
  const dayIds = days.map(({ id }) => id);
  const locks = days.flatMap((day) => heldByDay(day, formerDays.get(day.id)));
  const kept = new Map(days.map((day) => [day.id, countUnchanged(day, formerDays.get(day.id))]));
  return yield* retime(town, { dayIds, locks }, kept);
}

/** How many of a day's first places stand as they did, and so may keep their hours. */
function countUnchanged({ plan }: TripDay, former: TripDay | undefined): number {
  if (former === undefined) return 0;
  for (const [index, place] of plan.entries()) {
    const before = former.plan[index];
    if (before?.id !== place.id || before.startsAtMinutes !== place.startsAtMinutes) return index;
    if (before.stayMinutes !== place.stayMinutes) return index + 1;
  }
  return plan.length;
}

/** On a locked day what was there before keeps its hour. */
function heldByDay({ isLocked, plan }: TripDay, former: TripDay | undefined) {
  if (!isLocked || former === undefined) return [];
  return plan.flatMap(({ id, visit, startsAtMinutes }) => {
    const startMinutes = startsAtMinutes ?? visit?.startMinutes;
    const wasThere = former.plan.some((place) => place.id === id);
    return wasThere && startMinutes !== undefined ? [{ placeId: id, startMinutes }] : [];
  });
}

/** Where the traveller no longer says how long to stay, the former length is no one's wish. */
function withUsualStay(trip: Trip, edit: Edit): Trip {
  if (edit.kind !== "set-stay" || edit.minutes !== undefined) return trip;
  const itinerary = trip.tripData.itinerary.map((day) =>
    day.plan.some(({ id }) => id === edit.placeId)
      ? { ...day, plan: day.plan.map((place) => (place.id === edit.placeId ? bare(place) : place)) }
      : day,
  );
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/** Its start stays, its end is to be found. */
function bare(place: TripPlace): TripPlace {
  const { visit, ...rest } = place;
  if (visit === undefined) return place;
  return { ...rest, visit: { ...visit, endMinutes: visit.startMinutes } };
}
