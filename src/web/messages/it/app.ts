import { choiceWords } from "../../../domain/messages/it/choice-words.ts";
import { durationText } from "../../../domain/messages/it/duration-text.ts";
import { ERROR_MESSAGES } from "../../../domain/messages/it/error-messages.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import { MADE_MESSAGES } from "../../../domain/messages/it/made-messages.ts";
import { storedWords } from "../../../domain/messages/it/stored-words.ts";
import type { Catalogues } from "../catalogues.ts";
import { accountWords } from "./account/account-words.ts";
import { analyticsWords } from "./analytics-words.ts";
import { calendarFeedWords } from "./calendar-feed-words.ts";
import { contactWords } from "./contact-words.ts";
import { createTripWords } from "./create-trip-words.ts";
import { decisionWords } from "./decision-words.ts";
import { editTripWords } from "./edit-trip-words.ts";
import { editWords } from "./edit-words.ts";
import { exampleWords } from "./example-words.ts";
import { myTripsWords } from "./my-trips-words.ts";
import { PROBLEM_WORDS } from "./problem-words.ts";
import { profileWords } from "./profile-words.ts";
import { roomWords } from "./room-words.ts";
import { setDatesWords } from "./set-dates-words.ts";
import { signInWords } from "./sign-in-words.ts";
import { tripDatesWords } from "./trip-dates-words.ts";
import { tripMenuWords } from "./trip-menu-words.ts";
import { tripWishWords } from "./trip-wish-words.ts";
import { undoWords } from "./undo-words.ts";
import { updateWords } from "./update-words.ts";

export const app: Catalogues["app"] = {
  language: italian,
  choices: choiceWords,
  stored: storedWords,
  duration: durationText,
  errors: ERROR_MESSAGES,
  made: MADE_MESSAGES,
  account: accountWords,
  analytics: analyticsWords,
  "calendar-feed": calendarFeedWords,
  contact: contactWords,
  "create-trip": createTripWords,
  decision: decisionWords,
  edit: editWords,
  "edit-trip": editTripWords,
  example: exampleWords,
  "my-trips": myTripsWords,
  problem: PROBLEM_WORDS,
  profile: profileWords,
  room: roomWords,
  "set-dates": setDatesWords,
  "sign-in": signInWords,
  "trip-dates": tripDatesWords,
  "trip-menu": tripMenuWords,
  undo: undoWords,
  update: updateWords,
  "trip-wish": tripWishWords,
};
