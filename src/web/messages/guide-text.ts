import type { GuideTexts, SayText } from "../../domain/guide-text.ts";
import { type Message, messageText as textOf } from "../../domain/message.ts";
import { language } from "./domain/language.ts";
import { storedWords } from "./domain/stored-words.ts";

let say: SayText | undefined;

/**
 * A name or a text that the trip has from our guide, in the reader's language where somebody has translated it. Only
 * for what is shown: the trip, its edits and searches on maps keep the English.
 */
export const guideText: SayText = (english) => say?.(english) ?? english;

/** Of what it is where the page is not: nobody has translated it. */
export function langOf(english: string): "en" | undefined {
  return guideText(english) === english ? "en" : undefined;
}

/**
 * Lets the page say the guide's texts so from now on; none in another language than the page's.
 *
 * @returns a key for what shows them: it changes with their language.
 */
export function speakGuide(texts: GuideTexts | undefined): string | undefined {
  const own = texts?.language === language.tag ? texts : undefined;
  say = own && storedWords.sayGuide(own.byHash);
  return own?.language;
}

/** The words of a message, with the guide's names and texts among its values in the reader's language. */
export function messageText(
  catalogue: Parameters<typeof textOf>[0],
  { code, values }: Message,
): string | undefined {
  const said = Object.entries(values ?? {}).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(saidValue) : saidValue(value),
  ]);
  return textOf(
    catalogue,
    values === undefined ? { code } : { code, values: Object.fromEntries(said) },
  );
}

function saidValue<Value>(value: Value): Value | string {
  return typeof value === "string" ? guideText(value) : value;
}
