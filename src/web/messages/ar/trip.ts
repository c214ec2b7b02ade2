import { CHANGE_MESSAGES } from "../../../domain/messages/ar/change-messages.ts";
import { CHECK_MESSAGES } from "../../../domain/messages/ar/check-messages.ts";
import { exportWords } from "../../../domain/messages/ar/export-words.ts";
import { NOTE_MESSAGES } from "../../../domain/messages/ar/note-messages.ts";
import { openDataWords } from "../../../domain/messages/ar/open-data-words.ts";
import { transferWords } from "../../../domain/messages/ar/transfer-words.ts";
import { WATCH_MESSAGES } from "../../../domain/messages/ar/watch-messages.ts";
import { WEAKNESS_MESSAGES } from "../../../domain/messages/ar/weakness-messages.ts";
import type { Catalogues } from "../catalogues.ts";
import { changePlanWords } from "./change-plan-words.ts";
import { historyWords } from "./history-words.ts";
import { mapWords } from "./map-words.ts";
import { todayWords } from "./today-words.ts";
import { bookedWords } from "./trip-page/booked-words.ts";
import { checkWords } from "./trip-page/check-words.ts";
import { costsWords } from "./trip-page/costs-words.ts";
import { guestWords } from "./trip-page/guest-words.ts";
import { ideasWords } from "./trip-page/ideas-words.ts";
import { listsWords } from "./trip-page/lists-words.ts";
import { ownFilesWords } from "./trip-page/own-files-words.ts";
import { placeMoreWords } from "./trip-page/place-more-words.ts";
import { readBookingsWords } from "./trip-page/read-bookings-words.ts";
import { shareWords } from "./trip-page/share-words.ts";
import { takeAlongWords } from "./trip-page/take-along-words.ts";
import { wayWords } from "./trip-page/way-words.ts";
import { weatherWords } from "./trip-page/weather-words.ts";
import { wishWords } from "./trip-page/wish-words.ts";
import { viewTripWords } from "./view-trip-words.ts";

export const trip: Catalogues["trip"] = {
  changes: CHANGE_MESSAGES,
  checks: CHECK_MESSAGES,
  exports: exportWords,
  notes: NOTE_MESSAGES,
  openData: openDataWords,
  transfer: transferWords,
  watch: WATCH_MESSAGES,
  weaknesses: WEAKNESS_MESSAGES,
  booked: bookedWords,
  "change-plan": changePlanWords,
  check: checkWords,
  costs: costsWords,
  guest: guestWords,
  history: historyWords,
  ideas: ideasWords,
  lists: listsWords,
  map: mapWords,
  "read-bookings": readBookingsWords,
  "own-files": ownFilesWords,
  "place-more": placeMoreWords,
  share: shareWords,
  today: todayWords,
  "view-trip": viewTripWords,
  way: wayWords,
  weather: weatherWords,
  wish: wishWords,
  "take-along": takeAlongWords,
};
