import { isSameJson } from "../is-same-json.ts";
import type { Costs } from "../trip/costs.ts";
import type { Trip, TripDay, TripPlace } from "../trip/trip.ts";
import type { Edit } from "./edit-kinds.ts";
import { withBooking, withoutBooking } from "./kinds/bookings/anchored.ts";
import { withoutTick } from "./kinds/lists/add-list-items.ts";
import { placeStands } from "./kinds/plan-parts.ts";
import type { SetPlan } from "./kinds/set-plan.ts";

/**
 * The edits which make one state of a trip out of another: what takes edits back, does them again and restores
 * a former state. The caller that makes them works the plan check out anew.
 *
 * @returns none where the states are the same in all that edits can change.
 */
export function tripDifference(before: Trip, to: Trip): Edit[] {
  const bookings = bookingDifferences(before, to);
  // These change the plan themselves: what is left is the difference of what they make.
  const from = bookings.reduce(
    (trip, edit) =>
      edit.kind === "set-booking" ? withBooking(trip, edit.booking) : withoutBooking(trip, edit.id),
    before,
  );
  const plan = planDifference(from, to);
  const title = to.title ?? "";
  return [
    ...bookings,
    ...((from.title ?? "") === title ? [] : [{ kind: "set-title", text: title } as const]),
    ...(plan === undefined ? [] : [plan]),
    ...noteDifferences(from, to),
    ...costDifferences(from.costs ?? {}, to.costs ?? {}),
    ...ideaDifferences(from, to),
    ...listDifferences(from, to),
  ];
}

function planDifference(from: Trip, to: Trip): SetPlan | undefined {
  const [now, then] = [from.tripData, to.tripData];
  const stands = new Map(now.itinerary.map((day) => [day.id, day]));
  const days = then.itinerary.filter((day) => !isSameDay(stands.get(day.id), day));
  const dayIds = then.itinerary.map(({ id }) => id);
  const hasOrder = isSameJson(
    now.itinerary.map(({ id }) => id),
    dayIds,
  );
  const [startDate, former] = [
    to.userSelection.startDate ?? "",
    from.userSelection.startDate ?? "",
  ];
  const [month, formerMonth] = [to.userSelection.month ?? "", from.userSelection.month ?? ""];
  const edit: SetPlan = {
    kind: "set-plan",
    days,
    ...(hasOrder ? {} : { dayIds }),
    ...(isSameJson(now.hotels, then.hotels) ? {} : { hotels: then.hotels }),
    ...setAsideDifference(now.setAside ?? [], then.setAside ?? []),
    ...(startDate === former ? {} : { startDate }),
    ...(month === formerMonth ? {} : { month }),
  };
  return Object.keys(edit).length === 2 && days.length === 0 ? undefined : edit;
}

/** Few of many places change, and a long list would fill the trip's history. */
function setAsideDifference(now: readonly TripPlace[], then: readonly TripPlace[]) {
  if (isSameJson(now, then)) return {};
  const stands = new Map(now.map((place) => [place.id, place]));
  const setAside = then.filter((place) => !isSameJson(stands.get(place.id), place));
  return {
    ...(setAside.length === 0 ? {} : { setAside }),
    setAsideIds: then.map(({ id }) => id),
  };
}

/** Of days and places that are in both, in the plan or set aside; those of others come with them. */
function noteDifferences(from: Trip, to: Trip): Edit[] {
  return to.tripData.itinerary.flatMap((day) => {
    const stands = from.tripData.itinerary.find(({ id }) => id === day.id);
    const ofDay = stands === undefined || stands.note === day.note ? [] : [noteEdit(day)];
    const ofPlaces = day.plan.filter(
      ({ id, note }) => placeStands(from, id) !== "" && noteOf(from, id) !== note,
    );
    return [...ofDay, ...ofPlaces.map(noteEdit)];
  });
}

function noteEdit({ id, note = "" }: { id: string; note?: string | undefined }): Edit {
  return { kind: "set-note", id, text: note };
}

function noteOf({ tripData }: Trip, placeId: string): string | undefined {
  const { itinerary, setAside = [] } = tripData;
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  return places.find(({ id }) => id === placeId)?.note;
}

function costDifferences(from: Costs, to: Costs): Edit[] {
  const travellers = differing(from.travellers, to.travellers).map(
    ({ id, item }): Edit => ({ kind: "set-traveller", id, name: item?.name ?? "" }),
  );
  const expenses = differing(from.expenses, to.expenses).map(
    ({ id, item }): Edit => ({
      kind: "set-expense",
      id,
      ...(item === undefined ? {} : { expense: item }),
    }),
  );
  const { currency, budgetMinor } = to;
  const isSameBudget = from.currency === currency && from.budgetMinor === budgetMinor;
  const budget: Edit = {
    kind: "set-budget",
    ...(currency === undefined ? {} : { currency }),
    ...(budgetMinor === undefined ? {} : { budgetMinor }),
  };
  return [...travellers, ...expenses, ...(isSameBudget ? [] : [budget])];
}

type BookingEdit = Extract<Edit, { kind: "set-booking" | "remove-booking" }>;

function bookingDifferences({ bookings: from }: Trip, { bookings: to }: Trip): BookingEdit[] {
  return differing(from, to).map(({ id, item }) =>
    item === undefined ? { kind: "remove-booking", id } : { kind: "set-booking", booking: item },
  );
}

function ideaDifferences({ ideas: from }: Trip, { ideas: to }: Trip): Edit[] {
  const differences = differing(from, to);
  const gone = differences.filter(({ item }) => item === undefined);
  const ideas = differences.flatMap(({ item }) => item ?? []);
  return [
    ...gone.map(({ id }): Edit => ({ kind: "remove-idea", id })),
    ...(ideas.length === 0 ? [] : [{ kind: "add-ideas", ideas } as const]),
  ];
}

/** A line that both have keeps its tick when it is changed, so ticks are edits of their own. */
function listDifferences({ listItems: from = [] }: Trip, { listItems: to = [] }: Trip): Edit[] {
  const differences = differing(from.map(withoutTick), to.map(withoutTick));
  const gone = differences.filter(({ item }) => item === undefined);
  const items = to.filter(({ id }) => differences.some((one) => one.item?.id === id));
  const ticked = to.filter(({ id, isDone }) => {
    const stands = from.find((item) => item.id === id);
    return stands !== undefined && stands.isDone !== isDone;
  });
  return [
    ...gone.map(({ id }): Edit => ({ kind: "remove-list-item", id })),
    ...(items.length === 0 ? [] : [{ kind: "add-list-items", items } as const]),
    ...[true, false].flatMap((isDone): Edit[] => {
      const ids = ticked.filter((item) => (item.isDone ?? false) === isDone).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ kind: "tick-list-items", ids, isDone }];
    }),
  ];
}

/** Items that one list has otherwise than the other, or not at all, as they are in the latter; gone ones first. */
function differing<Item extends { readonly id: string }>(
  from: readonly Item[] = [],
  to: readonly Item[] = [],
): { readonly id: string; readonly item?: Item }[] {
  const gone = from.filter(({ id }) => !to.some((item) => item.id === id));
  const others = to.filter((item) => {
    const stands = from.find(({ id }) => id === item.id);
    return stands === undefined || !isSameJson(stands, item);
  });
  return [...gone.map(({ id }) => ({ id })), ...others.map((item) => ({ id: item.id, item }))];
}

type Noted = { note?: string | undefined };

function isSameDay(stands: TripDay | undefined, day: TripDay): boolean {
  if (stands === day) return true;
  return stands !== undefined && isSameJson(withoutNotes(stands), withoutNotes(day));
}

function withoutNotes<Day extends Noted & { plan: readonly Noted[] }>(day: Day) {
  return {
    ...day,
    note: undefined,
    plan: day.plan.map((place) => ({ ...place, note: undefined })),
  };
}
