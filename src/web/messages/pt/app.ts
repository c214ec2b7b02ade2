import { choiceWords } from "../../../domain/messages/pt/choice-words.ts";
import { durationText } from "../../../domain/messages/pt/duration-text.ts";
import { ERROR_MESSAGES } from "../../../domain/messages/pt/error-messages.ts";
import { MADE_MESSAGES } from "../../../domain/messages/pt/made-messages.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
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
  language: portuguese,
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
