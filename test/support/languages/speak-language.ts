import type { LanguageTag } from "../../../src/domain/language-tags.ts";
import { loadWords, type Words, wordsIn } from "../../../src/domain/messages/words.ts";
import { PAGE_LANGUAGES } from "../../../src/web/messages/speak-page-language.ts";
import { speak, speakEnglish, wordsCome } from "../../../src/web/messages/words.ts";

let spoken: LanguageTag = "en";

/** Has the words that a test imports from `src/web/messages` be those of a language, until another is spoken. */
export async function speakLanguage(language: LanguageTag): Promise<void> {
  spoken = language;
  speakEnglish();
  await loadWords(language);
  if (language !== "en") speak(await PAGE_LANGUAGES[language]());
  await wordsCome();
}

/** The server's words in the language that is spoken. */
export const serverWords = (): Words => wordsIn(spoken);
