/** The words of the domain and the server in one language. Each language has all of them. */
export { ACCOUNT_MESSAGES as accounts, accountPageWords as accountPages } from "./account-words.ts";
export { CHANGE_MESSAGES as changes } from "./change-messages.ts";
export { CHECK_MESSAGES as checks } from "./check-messages.ts";
export { choiceWords as choices } from "./choice-words.ts";
export { english as language } from "./english.ts";
export { ERROR_MESSAGES as errors } from "./error-messages.ts";
export { exportWords as exports } from "./export-words.ts";
export { MADE_MESSAGES as made } from "./made-messages.ts";
export { moneyText as money } from "./money-text.ts";
export { NOTE_MESSAGES as notes } from "./note-messages.ts";
export { openDataWords as openData } from "./open-data-words.ts";
export { storedWords as stored } from "./stored-words.ts";
export { transferWords as transfer } from "./transfer-words.ts";
export { WATCH_MESSAGES as watch } from "./watch-messages.ts";
export { WEAKNESS_MESSAGES as weaknesses } from "./weakness-messages.ts";
