import type { Edit } from "../edits/edit-kinds.ts";
import { findPlace, withSetAside } from "../edits/kinds/plan-parts.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { withDocument } from "../engine/reading/read-trip.ts";
import { isMade, makeTimedEdit } from "../engine/revise/make-timed-edit.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { waysOut } from "../engine/revise/ways-out.ts";
import { openSlots, replacedBy, spotOfSlot } from "../trip/open-slots.ts";
import type { Trip, TripPlace } from "../trip/trip.ts";
import { isHeld } from "../wishes/wish-step.ts";
import { placeOfIdea } from "./place-of-idea.ts";

/** The edit by which a candidate comes into the plan, and when and on which day it is there. */
export type TakenCandidate = {
  readonly edit: Edit;
  readonly dayId: string;
  readonly startMinutes: number;
  readonly endMinutes: number;
};

/** What comes of two visits that are too close. */
const TOO_CLOSE: ReadonlySet<string> = new Set(["late", "overlaps", "meetsBooking", "keptFree"]);

/**
 * The way of a slot's candidate into the plan: in place of what it stands against, or in its part of the day; where something
 * locked is in the way, at the next best spot. Nothing that is locked changes. Pure. Yields every millisecond or so.
 *
 * @param ideaId the candidate's; a place that is set aside under it comes back as it was.
 * @returns undefined where it is no candidate of an open slot, or fits nowhere.
 */
export function* takeCandidate(
  trip: SavedTrip,
  ideaId: string,
): Generator<void, TakenCandidate | undefined, void> {
  const { document } = trip;
  const slot = openSlots(document).find(({ candidates }) =>
    candidates.some(({ id }) => id === ideaId),
  );
  const idea = slot?.candidates.find(({ id }) => id === ideaId);
  if (slot === undefined || idea === undefined) return undefined;
  const former = document.tripData.setAside?.find(({ id }) => id === ideaId);
  const place = former ?? placeOfIdea(idea, trip.city);
  const replaced = replacedBy(idea, slot);
  const day = (replaced && findPlace(document, replaced.id)?.day) ?? slot.day;
  if (day.isLocked !== true && (replaced === undefined || !isHeld(replaced))) {
    const { afterId, ...at } = spotOfSlot(day, slot.part);
    const after = afterId === undefined ? {} : { afterId };
    const edit: Edit =
      replaced === undefined
        ? { kind: "add-place", dayId: day.id, ...after, place: { ...place, ...at } }
        : { kind: "swap-place", placeId: replaced.id, place };
    const taken = yield* takenBy(trip, edit, place.id, day.id);
    if (taken !== undefined) return taken;
  }
  const aside =
    former === undefined ? yield* withDocument(trip, withSetAside(document, [place])) : trip;
  const [way] = yield* waysOut(aside, place.id, day.id);
  return way && { ...way, dayId: way.edit.dayId };
}

/** Undefined where it would move something locked, or leave no time beside it. */
function* takenBy(
  trip: SavedTrip,
  edit: Edit,
  placeId: string,
  dayId: string,
): Generator<void, TakenCandidate | undefined, void> {
  const made = yield* makeTimedEdit(trip, edit);
  if (!isMade(made)) return undefined;
  const visit = findPlace(made.document, placeId)?.place.visit;
  const locked = lockedPlaces(trip.document);
  const hasMoved = locked.some(
    ({ id, visit: was }) =>
      findPlace(made.document, id)?.place.visit?.startMinutes !== was?.startMinutes,
  );
  const close = (one: SavedTrip) =>
    dayRulesBroken(one, dayId).filter(({ code }) => TOO_CLOSE.has(code)).length;
  if (visit === undefined || hasMoved || close(made) > close(trip)) return undefined;
  return { edit, dayId, startMinutes: visit.startMinutes, endMinutes: visit.endMinutes };
}

function lockedPlaces({ tripData }: Trip): TripPlace[] {
  return tripData.itinerary.flatMap(({ isLocked, plan }) =>
    isLocked === true ? plan : plan.filter(isHeld),
  );
}
