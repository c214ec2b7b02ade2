import { ACCOUNT_MESSAGES, accountPageWords } from "./account-words.ts";
import { CHANGE_MESSAGES } from "./change-messages.ts";
import { CHECK_MESSAGES } from "./check-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { english } from "./english.ts";
import { ERROR_MESSAGES } from "./error-messages.ts";
import { exportWords } from "./export-words.ts";
import { MADE_MESSAGES } from "./made-messages.ts";
import { moneyText } from "./money-text.ts";
import { NOTE_MESSAGES } from "./note-messages.ts";
import { openDataWords } from "./open-data-words.ts";
import { storedWords } from "./stored-words.ts";
import { transferWords } from "./transfer-words.ts";
import { WATCH_MESSAGES } from "./watch-messages.ts";
import { WEAKNESS_MESSAGES } from "./weakness-messages.ts";

/** The words of the domain and the server in English. */
export const words = {
  language: english,
  accounts: ACCOUNT_MESSAGES,
  accountPages: accountPageWords,
  changes: CHANGE_MESSAGES,
  checks: CHECK_MESSAGES,
  choices: choiceWords,
  stored: storedWords,
  duration: durationText,
  errors: ERROR_MESSAGES,
  exports: exportWords,
  made: MADE_MESSAGES,
  money: moneyText,
  notes: NOTE_MESSAGES,
  openData: openDataWords,
  transfer: transferWords,
  watch: WATCH_MESSAGES,
  weaknesses: WEAKNESS_MESSAGES,
};
