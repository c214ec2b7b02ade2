import { addDay } from "./add-day.ts";
import { addHotel } from "./add-hotel.ts";
import { addPlace } from "./add-place.ts";
import { chooseHotel } from "./choose-hotel.ts";
import { deleteTrip } from "./delete-trip.ts";
import { type EditOf, editVocabulary } from "./edit-vocabulary.ts";
import { moveDay } from "./move-day.ts";
import { movePlace } from "./move-place.ts";
import { removeDay } from "./remove-day.ts";
import { removeHotel } from "./remove-hotel.ts";
import { removePlace } from "./remove-place.ts";
import { setLock } from "./set-lock.ts";
import { setNote } from "./set-note.ts";
import { setPace } from "./set-pace.ts";
import { setPlan } from "./set-plan.ts";
import { setStart } from "./set-start.ts";
import { setStartDate } from "./set-start-date.ts";
import { setStay } from "./set-stay.ts";
import { setTitle } from "./set-title.ts";
import { swapPlace } from "./swap-place.ts";

/** Every kind of edit, under the `kind` of its edits. A new one is a file beside this one and a line here. */
export const EDIT_KINDS = {
  "set-title": setTitle,
  "set-note": setNote,
  "set-start-date": setStartDate,
  "move-place": movePlace,
  "remove-place": removePlace,
  "add-place": addPlace,
  "swap-place": swapPlace,
  "set-stay": setStay,
  "set-start": setStart,
  "set-lock": setLock,
  "set-pace": setPace,
  "add-day": addDay,
  "remove-day": removeDay,
  "move-day": moveDay,
  "choose-hotel": chooseHotel,
  "add-hotel": addHotel,
  "remove-hotel": removeHotel,
  "set-plan": setPlan,
  "delete-trip": deleteTrip,
} as const;

/** Something a traveller does to a trip. */
export type Edit = EditOf<typeof EDIT_KINDS>;

export const edits = editVocabulary(EDIT_KINDS);
