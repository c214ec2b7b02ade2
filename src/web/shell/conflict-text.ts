import { type Edit, edits } from "../../domain/edits/edit-kinds.ts";
import { findBooking } from "../../domain/edits/kinds/bookings/anchored.ts";
import { findExpense } from "../../domain/edits/kinds/costs/set-expense.ts";
import { travellerName } from "../../domain/edits/kinds/costs/set-traveller.ts";
import { findDay, findPlace } from "../../domain/edits/kinds/plan-parts.ts";
import { tableOf } from "../../domain/edits/kinds/set-booked.ts";
import type { MessageOf } from "../../domain/message.ts";
import type { Trip, TripDay, TripPlace } from "../../domain/trip/trip.ts";
import { decisionWords } from "../messages/decision-words.ts";
import { messageText } from "../messages/guide-text.ts";

type Other = MessageOf<(typeof decisionWords)["states"]["what"]>;
type ToldEdit = Exclude<Edit, { kind: "set-note" | "delete-trip" }>;

/**
 * The other device's value at the target of the traveller's edit, as a sentence.
 *
 * @returns undefined for a note, both versions of which are shown as they are, and for a deletion.
 */
export function conflictText(edit: Edit, theirs: Trip): string | undefined {
  if (edit.kind === "set-note" || edit.kind === "delete-trip") return undefined;
  const other = messageText(decisionWords.states.what, otherOf(theirs, edit));
  return other === undefined ? undefined : decisionWords.states.onOther(other);
}

function otherOf(theirs: Trip, edit: ToldEdit): Other {
  switch (edit.kind) {
    case "set-title": {
      const { title: about } = theirs;
      return about === undefined ? { code: "unnamed" } : { code: "called", values: { about } };
    }
    case "set-start-date": {
      const { startDate: date } = theirs.userSelection;
      return date === undefined ? { code: "undated" } : { code: "dated", values: { date } };
    }
    case "move-place":
    case "remove-place":
    case "swap-place":
      return placeOther(theirs, edit.placeId);
    case "add-place":
      return placeOther(theirs, edit.place.id);
    case "set-stay":
      return ofPlace(theirs, edit.placeId, ({ stayMinutes: minutes }) =>
        minutes === undefined ? { code: "stayOfPlan" } : { code: "stay", values: { minutes } },
      );
    case "set-start":
      return ofPlace(theirs, edit.placeId, ({ startsAtMinutes: startMinutes }) =>
        startMinutes === undefined
          ? { code: "startOfPlan" }
          : { code: "start", values: { startMinutes } },
      );
    case "set-lock":
      return lockOther(theirs, edit.id);
    case "set-booked":
      return tableOf(theirs, edit.placeId)?.isBooked === true
        ? { code: "booked" }
        : ofPlace(theirs, edit.placeId, ({ isBooked }) => ({
            code: isBooked === true ? "booked" : "unbooked",
          }));
    case "set-booking":
    case "remove-booking":
      return bookingOther(theirs, "booking" in edit ? edit.booking.id : edit.id);
    case "set-visited":
      return { code: edit.isVisited ? "unvisited" : "visited" };
    case "set-pace":
      return paceOther(findDay(theirs, edit.dayId));
    case "add-day":
    case "remove-day":
      return { code: findDay(theirs, edit.dayId) === undefined ? "gone" : "dayChanged" };
    case "move-day": {
      const at = theirs.tripData.itinerary.findIndex(({ id }) => id === edit.dayId);
      return at === -1 ? { code: "gone" } : { code: "dayNumber", values: { number: at + 1 } };
    }
    case "change-base":
    case "set-table":
      return { code: findDay(theirs, edit.dayId) === undefined ? "gone" : "planChanged" };
    case "choose-hotel": {
      const [base] = theirs.tripData.hotels;
      return base === undefined
        ? { code: "noBase" }
        : { code: "base", values: { about: base.hotelName } };
    }
    case "add-hotel":
    case "remove-hotel":
      return { code: edits.before(theirs, edit) === "" ? "gone" : "there" };
    case "add-ideas":
      return { code: "ideasChanged" };
    case "remove-idea":
      return { code: edits.before(theirs, edit) === "" ? "gone" : "there" };
    case "add-list-items":
    case "tick-list-items":
      return { code: "listChanged" };
    case "remove-list-item":
      return { code: edits.before(theirs, edit) === "" ? "gone" : "there" };
    case "set-expense": {
      const expense = findExpense(theirs, edit.id);
      if (expense === undefined) return { code: "gone" };
      const { title: about, amountMinor: minor, currency } = expense;
      return { code: "cost", values: { about, minor, currency } };
    }
    case "set-traveller": {
      const about = travellerName(theirs, edit.id);
      return about === "" ? { code: "gone" } : { code: "called", values: { about } };
    }
    case "set-budget": {
      const { currency, budgetMinor: minor } = theirs.costs ?? {};
      return currency === undefined || minor === undefined
        ? { code: "noBudget" }
        : { code: "budget", values: { minor, currency } };
    }
    case "set-plan":
      return { code: "planChanged" };
  }
}

function paceOther(day: TripDay | undefined): Other {
  if (day === undefined) return { code: "gone" };
  const { pace } = day;
  return pace === undefined ? { code: "paceOfTrip" } : { code: "pace", values: { pace } };
}

function bookingOther(theirs: Trip, id: string): Other {
  const starts = findBooking(theirs, id)?.starts;
  if (starts === undefined) return { code: "gone" };
  return { code: "bookedFor", values: { date: starts.date, time: starts.time ?? "" } };
}

function placeOther(theirs: Trip, placeId: string): Other {
  const found = findPlace(theirs, placeId);
  return found === undefined ? { code: "gone" } : { code: "inDay", values: { day: found.day.day } };
}

function ofPlace(theirs: Trip, placeId: string, other: (place: TripPlace) => Other): Other {
  const found = findPlace(theirs, placeId);
  return found === undefined ? { code: "gone" } : other(found.place);
}

function lockOther(theirs: Trip, id: string): Other {
  const part = findDay(theirs, id) ?? findPlace(theirs, id)?.place;
  if (part === undefined) return { code: "gone" };
  return { code: part.isLocked === true ? "locked" : "unlocked" };
}
