import { VISIT_DURATIONS } from "../../../domain/engine/visits/visit-durations.ts";
import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { RatedPlace } from "./rate-places.ts";

/** Museums by how many articles there are about them. */
const FAMOUS_LINKS = 40;
const KNOWN_LINKS = 15;
const MUSEUM_MINUTES = { famous: 150, known: 105, other: 60 };
const SMALL_MINUTES = 20;
const TICKET_CHURCH_MINUTES = 45;
const SMALL =
  /\b(?:square|plaza|piazza|praça|gates?|statue|fountain|bridge|column|arch|obelisk|memorial|monument to|tomb)\b/i;
const SAID =
  /\b(?:allow|takes?|needs?|spend|visit of|lasts?)\b[^.;\d]{0,25}\b(\d{1,3}|one|two|three|four|half an?|an?)(?:\s?(?:-|–|to|or)\s?\w{1,5})?\s?(min(?:ute)?s?|h(?:ou)?rs?)\b/i;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  an: 1,
  a: 1,
  half: 0.5,
};

/** How long people stay there, in minutes: what its text says, else what is usual for its kind and fame. */
export function openVisitMinutes(place: RatedPlace): number {
  const { shortest, longest } = VISIT_DURATIONS[place.category];
  const said = saidMinutes(place.records.map(({ listing }) => listing?.content ?? "").join(" "));
  const minutes =
    said === undefined ? usualMinutes(place) : Math.min(Math.max(said, shortest), longest);
  const windows = parseOpeningHours(place.hours ?? "")?.flat() ?? [];
  const longestOpen = Math.max(0, ...windows.map(([open, close]) => close - open));
  return longestOpen > 0 ? Math.max(10, Math.min(minutes, longestOpen)) : minutes;
}

function usualMinutes({ category, name, price = 0, sitelinks }: RatedPlace): number {
  if (category === "museum") {
    if (sitelinks >= FAMOUS_LINKS) return MUSEUM_MINUTES.famous;
    return sitelinks >= KNOWN_LINKS ? MUSEUM_MINUTES.known : MUSEUM_MINUTES.other;
  }
  if (category === "worship" && price > 0) return TICKET_CHURCH_MINUTES;
  const isSmall = category === "monument" || category === "old-town" || category === "viewpoint";
  return isSmall && SMALL.test(name) ? SMALL_MINUTES : VISIT_DURATIONS[category].usual;
}

function saidMinutes(text: string): number | undefined {
  const [, number = "", unit = ""] = SAID.exec(text) ?? [];
  if (unit === "") return undefined;
  const count = NUMBERS[number.split(" ")[0]?.toLowerCase() ?? ""] ?? Number(number);
  const minutes = count * (/^m/i.test(unit) ? 1 : 60);
  return minutes >= 10 && minutes <= 540 ? Math.round(minutes) : undefined;
}
