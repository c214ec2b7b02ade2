import type { LanguageTag } from "../language-tags.ts";
import type { MessageOf } from "../message.ts";
import { words as arabic } from "./ar/words.ts";
import { words as german } from "./de/words.ts";
import { words as english } from "./en/words.ts";
import { words as spanish } from "./es/words.ts";
import { words as french } from "./fr/words.ts";
import { words as italian } from "./it/words.ts";
import { words as japanese } from "./ja/words.ts";
import { words as portuguese } from "./pt/words.ts";
import { words as chinese } from "./zh-Hans/words.ts";

/** The words of the domain and the server in one language; the type is that of the English words, which have every entry. */
export type Words = Readonly<typeof english>;
/** The words for a file of a trip. */
export type FileWords = Pick<Words, "exports" | "openData" | "transfer">;
/** A note of our planners on the whole plan. */
export type PlannerNote = MessageOf<Words["notes"]>;

const WORDS: Readonly<Record<LanguageTag, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  ja: japanese,
  "zh-Hans": chinese,
  ar: arabic,
};

/** The words in a language; English unless one is named. */
export function wordsIn(language: LanguageTag = "en"): Words {
  return WORDS[language];
}
