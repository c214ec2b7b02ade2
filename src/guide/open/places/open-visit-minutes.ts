import { VISIT_DURATIONS } from "../../../domain/engine/visits/visit-durations.ts";
import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { ChosenPlace } from "./choose-places.ts";

/** Popularity from which a place is among a city's ten best known, and among its next ten. */
const BEST_KNOWN = 83;
const WELL_KNOWN = 70;
/**
 * How long one stays by kind: at the best known, the well known and other places. The middle of what our own guide has of
 * 2,200 places (docs/decisions/038).
 */
const USUAL_MINUTES: Readonly<Record<PlaceCategory, readonly [number, number, number]>> = {
  museum: [120, 105, 85],
  palace: [105, 60, 60],
  worship: [60, 45, 35],
  monument: [45, 40, 40],
  viewpoint: [60, 50, 45],
  park: [90, 70, 55],
  market: [75, 60, 55],
  "old-town": [75, 60, 55],
  beach: [120, 120, 100],
  show: [120, 120, 120],
  nightlife: [100, 100, 100],
  nature: [150, 110, 75],
  zoo: [180, 180, 120],
  "theme-park": [360, 240, 150],
};
/** The middle of those of the same places that ask for a ticket, for kinds in which they take longer. */
const PAID_MINUTES: Partial<typeof USUAL_MINUTES> = {
  palace: [105, 75, 75],
  worship: [60, 50, 50],
  monument: [90, 60, 55],
  park: [120, 90, 60],
};
const SMALL_MINUTES = 30;
/** A pier or a promenade with rides. */
const FREE_THEME_PARK_MINUTES = 120;
/** A stage that is looked at, not a play. */
const SEEN_STAGE_MINUTES = 60;
/** What takes longer fills a day. */
const LONGEST_FOR_ALL = 180;
const SMALL =
  /\b(?:square|plaza|piazza|praça|gates?|statue|fountain|bridge|column|arch|obelisk|memorial|monument to|tomb|(?:ferris|big) wheel)\b/i;
/** What shows pictures and is in no encyclopedia: mostly a shop. */
const GALLERY_MINUTES = 45;
const GALLERY = /\bgaller(?:y|ies|ia|ie)\b/i;
const SMALL_KINDS: readonly PlaceCategory[] = ["monument", "old-town", "viewpoint", "theme-park"];
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
export function openVisitMinutes(place: ChosenPlace): number {
  const { shortest, longest } = VISIT_DURATIONS[place.category];
  const said = saidMinutes(place.records.map(({ listing }) => listing?.content ?? "").join(" "));
  const minutes =
    said === undefined ? usualMinutes(place) : Math.min(Math.max(said, shortest), longest);
  const windows = parseOpeningHours(place.hours ?? "")?.flat() ?? [];
  const longestOpen = Math.max(0, ...windows.map(([open, close]) => close - open));
  return longestOpen > 0 ? Math.max(10, Math.min(minutes, longestOpen)) : minutes;
}

/** Whether it is a day by itself, for those who like such: of the 44 theme parks of our own guide no long one is a must-see. */
export function isDayLongPark(category: PlaceCategory, visitMinutes: number): boolean {
  return category === "theme-park" && visitMinutes > LONGEST_FOR_ALL;
}

function usualMinutes(place: ChosenPlace): number {
  const { category, name, popularity, price, records } = place;
  const isPaid = price !== undefined && price > 0;
  if (!isPaid && SMALL_KINDS.includes(category) && SMALL.test(name)) return SMALL_MINUTES;
  if (category === "theme-park" && price === 0) return FREE_THEME_PARK_MINUTES;
  if (category === "show" && place.hours === undefined && place.mustSee) return SEEN_STAGE_MINUTES;
  const [best, known, other] =
    (isPaid ? PAID_MINUTES[category] : undefined) ?? USUAL_MINUTES[category];
  // Among the first of the city by its place on a page alone: nobody counts it among the well known.
  if (records.every(({ item }) => item === undefined)) {
    const isMapped = records.every(({ service }) => service === "openstreetmap");
    if (category === "monument" && isMapped) return SMALL_MINUTES;
    return category === "museum" && GALLERY.test(name) ? GALLERY_MINUTES : other;
  }
  if (popularity >= BEST_KNOWN) return best;
  return popularity >= WELL_KNOWN ? known : other;
}

function saidMinutes(text: string): number | undefined {
  const [, number = "", unit = ""] = SAID.exec(text) ?? [];
  if (unit === "") return undefined;
  const count = NUMBERS[number.split(" ")[0]?.toLowerCase() ?? ""] ?? Number(number);
  const minutes = count * (/^m/i.test(unit) ? 1 : 60);
  return minutes >= 10 && minutes <= 540 ? Math.round(minutes) : undefined;
}
