import { type EditOf, editVocabulary } from "./edit-vocabulary.ts";
import { addDay } from "./kinds/add-day.ts";
import { addHotel } from "./kinds/add-hotel.ts";
import { addIdeas } from "./kinds/add-ideas.ts";
import { addPlace } from "./kinds/add-place.ts";
import { removeBooking } from "./kinds/bookings/remove-booking.ts";
import { setBooking } from "./kinds/bookings/set-booking.ts";
import { changeBase } from "./kinds/change-base.ts";
import { chooseHotel } from "./kinds/choose-hotel.ts";
import { setBudget } from "./kinds/costs/set-budget.ts";
import { setExpense } from "./kinds/costs/set-expense.ts";
import { setTraveller } from "./kinds/costs/set-traveller.ts";
import { deleteTrip } from "./kinds/delete-trip.ts";
import { addListItems } from "./kinds/lists/add-list-items.ts";
import { removeListItem } from "./kinds/lists/remove-list-item.ts";
import { tickListItems } from "./kinds/lists/tick-list-items.ts";
import { moveDay } from "./kinds/move-day.ts";
import { movePlace } from "./kinds/move-place.ts";
import { removeDay } from "./kinds/remove-day.ts";
import { removeHotel } from "./kinds/remove-hotel.ts";
import { removeIdea } from "./kinds/remove-idea.ts";
import { removePlace } from "./kinds/remove-place.ts";
import { setBooked } from "./kinds/set-booked.ts";
import { setLock } from "./kinds/set-lock.ts";
import { setNote } from "./kinds/set-note.ts";
import { setPace } from "./kinds/set-pace.ts";
import { setPlan } from "./kinds/set-plan.ts";
import { setStart } from "./kinds/set-start.ts";
import { setStartDate } from "./kinds/set-start-date.ts";
import { setStay } from "./kinds/set-stay.ts";
import { setTable } from "./kinds/set-table.ts";
import { setTitle } from "./kinds/set-title.ts";
import { setVisited } from "./kinds/set-visited.ts";
import { swapPlace } from "./kinds/swap-place.ts";

/** Every kind of edit, under the `kind` of its edits. A new one is a file beside this one and a line here. */
export const EDIT_KINDS = {
  "set-title": setTitle,
  "set-note": setNote,
  "set-start-date": setStartDate,
  "move-place": movePlace,
  "remove-place": removePlace,
  "add-place": addPlace,
  "swap-place": swapPlace,
  "set-table": setTable,
  "set-stay": setStay,
  "set-start": setStart,
  "set-lock": setLock,
  "set-booked": setBooked,
  "set-booking": setBooking,
  "remove-booking": removeBooking,
  "set-visited": setVisited,
  "set-pace": setPace,
  "add-day": addDay,
  "remove-day": removeDay,
  "move-day": moveDay,
  "change-base": changeBase,
  "choose-hotel": chooseHotel,
  "add-hotel": addHotel,
  "remove-hotel": removeHotel,
  "set-plan": setPlan,
  "add-ideas": addIdeas,
  "remove-idea": removeIdea,
  "add-list-items": addListItems,
  "tick-list-items": tickListItems,
  "remove-list-item": removeListItem,
  "set-expense": setExpense,
  "set-traveller": setTraveller,
  "set-budget": setBudget,
  "delete-trip": deleteTrip,
} as const;

/** Something a traveller does to a trip. */
export type Edit = EditOf<typeof EDIT_KINDS>;

export const edits = editVocabulary(EDIT_KINDS);
