import type { Language } from "../language.ts";
import type { EventValues } from "./en/event-text.ts";

type EventWords = {
  /** Behind its name. */
  readonly colon: string;
  /** @param factor how much dearer hotels are. */
  readonly hotels: (factor: number) => string;
  readonly fast: string;
  /** Between two sentences; a space unless it is said. */
  readonly between?: "";
};

/** Says a feast, a fair or a fast: its name, with its days where a note says them, and what it means for hotels and meals. */
export function sayEvent(language: Language, words: EventWords): (values: EventValues) => string {
  const { colon, hotels, fast, between = " " } = words;
  return ({ note, hotelFactor, isFast, ...event }) => {
    const more = [
      ...(hotelFactor === undefined ? [] : [hotels(hotelFactor)]),
      ...(isFast === undefined ? [] : [fast]),
    ].join(between);
    // The guide's sentence may be English, and a space stands behind its period.
    return `${titleOf(event, language)}${colon}${note} ${more}`.trim();
  };
}

/** "Jidai Festival (October 22)". */
function titleOf(
  { event, date, until = date }: Pick<EventValues, "event" | "date" | "until">,
  language: Language,
): string {
  if (date === undefined || until === undefined) return event;
  const days = [...new Set([date, until])].map(language.date).join(" – ");
  return /^(?:ja|zh)/.test(language.tag) ? `${event}（${days}）` : `${event} (${days})`;
}
