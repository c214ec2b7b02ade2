import type { MADE_MESSAGES } from "../messages/en/made-messages.ts";
import type { MessageOf } from "../messages/message.ts";
import type { Trip } from "../trip/trip.ts";
import type { Edit } from "./edit-kinds.ts";
import { findExpense } from "./kinds/costs/set-expense.ts";
import { travellerName } from "./kinds/costs/set-traveller.ts";
import { findDay, findPlace, placeName, placeStands } from "./kinds/plan-parts.ts";

/** What edits made of a trip. */
export type MadeDescription = MessageOf<typeof MADE_MESSAGES>;

type Describe = {
  readonly [Kind in Edit["kind"]]: (
    trip: Trip,
    edit: Extract<Edit, { kind: Kind }>,
    name: (id: string) => string,
  ) => MadeDescription;
};

/**
 * What edits made of a trip, for its history and for undoing them.
 *
 * @param trip as it was before.
 * @param name what a place or day is called that the trip no longer has; "" where nobody knows.
 */
export function describeMade(trip: Trip, made: readonly Edit[], name = ""): MadeDescription {
  const [edit] = made;
  if (edit === undefined || made.length > 1) {
    return { code: "several", values: { count: made.length } };
  }
  // An edit's own `kind` names what describes it.
  const describe = DESCRIBE[edit.kind] as Describe[Edit["kind"]] & ((...all: unknown[]) => never);
  return describe(trip, edit, (id: string) => nameOf(trip, id) ?? name);
}

const DESCRIBE: Describe = {
  "set-title": (_trip, { text }) =>
    text.trim() === "" ? { code: "unnamed" } : { code: "renamed", values: { to: text.trim() } },
  "set-note": (_trip, { id, text }, name) => ({
    code: text.trim() === "" ? "noteRemoved" : "noted",
    values: { about: name(id) },
  }),
  "set-start-date": (_trip, { date }) =>
    date === undefined ? { code: "undated" } : { code: "dated", values: { date } },
  "move-place": (trip, { placeId, dayId }, name) => {
    const about = name(placeId);
    const [from, to] = [dayOf(trip, placeId), dayName(trip, dayId)];
    return placeStands(trip, placeId) === dayId
      ? { code: "reordered", values: { about, to } }
      : { code: "moved", values: { about, from, to } };
  },
  "remove-place": (trip, { placeId }, name) => ({
    code: "removed",
    values: { about: name(placeId), from: dayOf(trip, placeId) },
  }),
  "add-place": (trip, { place, dayId }) => ({
    code: placeStands(trip, place.id) === "set-aside" ? "putBack" : "added",
    values: { about: place.placeName, to: dayName(trip, dayId) },
  }),
  "swap-place": (_trip, { placeId, place }, name) => ({
    code: "swapped",
    values: { about: name(placeId), by: place.placeName },
  }),
  "set-stay": (_trip, { placeId, minutes }, name) =>
    minutes === undefined
      ? { code: "stayUnset", values: { about: name(placeId) } }
      : { code: "staySet", values: { about: name(placeId), minutes } },
  "set-start": (_trip, { placeId, startMinutes }, name) =>
    startMinutes === undefined
      ? { code: "startUnset", values: { about: name(placeId) } }
      : { code: "startSet", values: { about: name(placeId), startMinutes } },
  "set-lock": (_trip, { id, isLocked }, name) => ({
    code: isLocked ? "locked" : "unlocked",
    values: { about: name(id) },
  }),
  "set-pace": (_trip, { dayId, pace }, name) =>
    pace === undefined
      ? { code: "paceUnset", values: { about: name(dayId) } }
      : { code: "paceSet", values: { about: name(dayId), pace } },
  "add-day": (trip, { afterId }) => ({
    code: "dayAdded",
    values: { number: spotAfter(trip, afterId, "") },
  }),
  "remove-day": (_trip, { dayId }, name) => ({
    code: "dayRemoved",
    values: { about: name(dayId) },
  }),
  "move-day": (trip, { dayId, afterId }, name) => ({
    code: "dayMoved",
    values: { about: name(dayId), number: spotAfter(trip, afterId, dayId) },
  }),
  "change-base": ({ bases }, { base }, name) => ({
    code: "nightMoved",
    values: { about: bases?.towns[base]?.name ?? name("") },
  }),
  "choose-hotel": (_trip, { hotelId }, name) => ({
    code: "baseChosen",
    values: { about: name(hotelId) },
  }),
  "add-hotel": (_trip, { hotel }) => ({
    code: "hotelAdded",
    values: { about: hotel.hotelName },
  }),
  "remove-hotel": (_trip, { hotelId }, name) => ({
    code: "hotelRemoved",
    values: { about: name(hotelId) },
  }),
  "set-plan": (_trip, { days }) => ({
    code: "planned",
    values: { days: days.map(({ day }) => day) },
  }),
  "set-expense": (trip, { id, expense }, name) =>
    expense === undefined
      ? { code: "expenseRemoved", values: { about: findExpense(trip, id)?.title ?? name(id) } }
      : {
          code: "expenseSet",
          values: {
            about: expense.title,
            minor: expense.amountMinor,
            currency: expense.currency,
          },
        },
  "set-traveller": (trip, { id, name: to }, name) => {
    const former = travellerName(trip, id);
    if (to.trim() === "") {
      return { code: "travellerRemoved", values: { about: former === "" ? name(id) : former } };
    }
    if (former === "") return { code: "travellerAdded", values: { about: to } };
    return { code: "travellerRenamed", values: { about: former, to } };
  },
  "set-budget": (_trip, { currency, budgetMinor }) =>
    currency === undefined || budgetMinor === undefined
      ? { code: "budgetUnset" }
      : { code: "budgetSet", values: { minor: budgetMinor, currency } },
  "delete-trip": () => ({ code: "deleted" }),
};

function nameOf(trip: Trip, id: string): string | undefined {
  const hotel = trip.tripData.hotels.find((one) => one.id === id);
  return findDay(trip, id)?.day ?? placeName(trip, id) ?? hotel?.hotelName;
}

function dayName(trip: Trip, dayId: string): string {
  return findDay(trip, dayId)?.day ?? "";
}

function dayOf(trip: Trip, placeId: string): string {
  return findPlace(trip, placeId)?.day.day ?? "";
}

/** The number, from 1, of the day that follows another once `movedId` is out of their row. */
function spotAfter({ tripData }: Trip, afterId: string | undefined, movedId: string): number {
  const others = tripData.itinerary.filter(({ id }) => id !== movedId);
  if (afterId === undefined) return 1;
  const at = others.findIndex(({ id }) => id === afterId);
  return (at === -1 ? others.length - 1 : at) + 2;
}
