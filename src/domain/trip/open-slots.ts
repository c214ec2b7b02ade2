import type { Idea } from "./idea.ts";
import { isSameSlot, SLOT_PARTS, type Slot, type SlotPart } from "./slot.ts";
import type { Place, Trip, TripDay, TripPlace } from "./trip.ts";

/** A slot with its candidates, by name, and the places of the plan that they would replace. */
export type OpenSlot = Omit<Slot, "placeId"> & {
  readonly day: TripDay;
  readonly candidates: readonly Idea[];
  readonly standing: readonly TripPlace[];
};

/** When a slot begins at the latest, in minutes after midnight: what begins sooner stands before it. */
const BEGINS: Readonly<Record<SlotPart, number>> = {
  morning: 9 * 60,
  lunch: 12 * 60,
  afternoon: 14 * 60,
  dinner: 18 * 60 + 30,
  evening: 20 * 60,
};
/** The usual hour of what has one. */
const STARTS: Partial<Record<SlotPart, number>> = {
  lunch: 12 * 60 + 30,
  dinner: 19 * 60,
  evening: 20 * 60 + 30,
};

/**
 * The slots of a trip that are yet to be decided, in the order of its days. Once a candidate is in the plan, by its id, its
 * slot is decided; a slot whose day is gone is none.
 */
export function openSlots({ ideas = [], tripData: { itinerary } }: Trip): OpenSlot[] {
  const places = itinerary.flatMap(({ plan }) => plan);
  const planned = new Set(places.map(({ id }) => id));
  return itinerary.flatMap((day) =>
    SLOT_PARTS.flatMap((part) => {
      const slot = { dayId: day.id, part };
      const candidates = ideas
        .filter((idea) => isSameSlot(idea.slot, slot))
        .toSorted((a, b) => a.name.localeCompare(b.name));
      const isOpen = candidates.length > 0 && !candidates.some(({ id }) => planned.has(id));
      const replaced = new Set(candidates.map((idea) => idea.slot?.placeId));
      const standing = places.filter(({ id }) => replaced.has(id));
      return isOpen ? [{ ...slot, day, candidates, standing }] : [];
    }),
  );
}

/** Ids that guests can vote on: the places of the plan and the candidates of open slots. */
export function votableIds(trip: Trip): ReadonlySet<string> {
  return new Set([
    ...trip.tripData.itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)),
    ...openSlots(trip).flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  ]);
}

/** Where in a day a slot is: the place that it comes after, and when it starts where it has a usual hour. */
export function spotOfSlot({ plan }: Pick<TripDay, "plan">, part: SlotPart) {
  const before = plan.findLast(
    ({ visit }) => visit !== undefined && visit.startMinutes < BEGINS[part],
  );
  const startsAtMinutes = STARTS[part];
  return {
    ...(before === undefined ? {} : { afterId: before.id }),
    ...(startsAtMinutes === undefined ? {} : { startsAtMinutes }),
  };
}

/** The slot that a place of the plan has: by its hour, and for a table by its meal. */
export function slotOf({ id: dayId }: Pick<TripDay, "id">, { visit, mealKind }: TripPlace): Slot {
  if (mealKind === "lunch" || mealKind === "dinner") return { dayId, part: mealKind };
  const startMinutes = visit?.startMinutes ?? 0;
  const part =
    startMinutes >= BEGINS.dinner
      ? "evening"
      : startMinutes >= BEGINS.lunch
        ? "afternoon"
        : "morning";
  return { dayId, part };
}

/** The place of the plan that a candidate of a slot replaces: its own, or the slot's only one. */
export function replacedBy({ slot }: Idea, { standing }: OpenSlot): TripPlace | undefined {
  const [first, ...others] = standing;
  return slot?.placeId === undefined
    ? others.length === 0
      ? first
      : undefined
    : standing.find(({ id }) => id === slot.placeId);
}

/** The candidates of a slot as ideas that are none, where a place of the plan stays: its own, and those of no other place. */
export function staysInstead({ candidates }: OpenSlot, placeId: string): Idea[] {
  return candidates
    .filter(({ slot }) => slot?.placeId === undefined || slot.placeId === placeId)
    .map(({ slot: _, ...idea }) => idea);
}

/** A place as a candidate, with an id of its own. */
export function candidateOf(
  { placeName, geoCoordinates, guideId }: Place,
  { id, slot }: { readonly id: string; readonly slot: Slot },
): Idea {
  return {
    id,
    name: placeName,
    ...(geoCoordinates === "" ? {} : { geoCoordinates }),
    ...(guideId === undefined ? {} : { guideId }),
    slot,
  };
}
