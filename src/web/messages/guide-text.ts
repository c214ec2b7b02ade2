import type { GuideTexts, SayGuide } from "../../domain/guide-text.ts";
import { type Message, messageText as textOf } from "../../domain/message.ts";
import { language } from "./domain/language.ts";
import { storedWords } from "./domain/stored-words.ts";

let guide: SayGuide | undefined;

/**
 * A name or a text that the trip has from our guide, in the reader's language where somebody has translated it. Only
 * for what is shown: the trip, its edits and searches on maps keep the English.
 */
export function guideText(english: string): string {
  return guide?.text(english) ?? english;
}

/** Of what it is where the page is not: nobody has translated it. */
export function langOf(english: string): "en" | undefined {
  return guideText(english) === english ? "en" : undefined;
}

/** The words of a message, with the guide's names and texts among its values in the reader's language. */
export function messageText(
  catalogue: Parameters<typeof textOf>[0],
  message: Message,
): string | undefined {
  return textOf(catalogue, guide?.message(message) ?? message);
}

/**
 * Lets the page say the guide's texts so from now on; none in another language than the page's.
 *
 * @returns a key for what shows them: it changes with their language.
 */
export function speakGuide(texts: GuideTexts | undefined): string | undefined {
  const own = texts?.language === language.tag ? texts : undefined;
  guide = own && storedWords.sayGuide(own.byHash);
  return own?.language;
}
