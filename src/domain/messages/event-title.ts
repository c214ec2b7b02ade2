import type { Language } from "../language.ts";
import type { EventValues } from "./en/event-text.ts";

/** "Jidai Festival (October 22)": its name, with its days of the trip where a note says them. */
export function eventTitle({ event, date, until = date }: EventValues, language: Language): string {
  if (date === undefined || until === undefined) return event;
  const days = [...new Set([date, until])].map(language.date).join(" – ");
  return /^(?:ja|zh)/.test(language.tag) ? `${event}（${days}）` : `${event} (${days})`;
}
