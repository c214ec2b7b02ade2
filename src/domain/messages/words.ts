import type { MessageOf } from "../message.ts";
import { CHANGE_MESSAGES } from "./en/change-messages.ts";
import { CHECK_MESSAGES } from "./en/check-messages.ts";
import { durationText } from "./en/duration-text.ts";
import { english } from "./en/english.ts";
import { ERROR_MESSAGES } from "./en/error-messages.ts";
import { exportWords } from "./en/export-words.ts";
import { MADE_MESSAGES } from "./en/made-messages.ts";
import { moneyText } from "./en/money-text.ts";
import { NOTE_MESSAGES } from "./en/note-messages.ts";
import { openDataWords } from "./en/open-data-words.ts";
import { transferWords } from "./en/transfer-words.ts";
import { WATCH_MESSAGES } from "./en/watch-messages.ts";
import { WEAKNESS_MESSAGES } from "./en/weakness-messages.ts";
import { meaningOf } from "./en/wish-meaning.ts";

/** The words of the domain and the server in one language; the type is that of the English words, which have every entry. */
const ENGLISH = {
  language: english,
  changes: CHANGE_MESSAGES,
  checks: CHECK_MESSAGES,
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
  wishMeaning: meaningOf,
};
export type Words = Readonly<typeof ENGLISH>;
/** The words for a file of a trip. */
export type FileWords = Pick<Words, "exports" | "openData" | "transfer">;
/** A note of our planners on the whole plan. */
export type PlannerNote = MessageOf<Words["notes"]>;

/** By the language's tag. */
const WORDS: Readonly<Record<string, Words>> = { en: ENGLISH };

/**
 * The words for someone who reads these languages.
 *
 * @param languages tags as BCP 47 names them, the most wanted first.
 * @returns the first that we speak, else English.
 */
export function wordsIn(languages: readonly string[] = []): Words {
  const tag = languages.find((one) => Object.hasOwn(WORDS, one));
  return WORDS[tag ?? "en"] ?? ENGLISH;
}
