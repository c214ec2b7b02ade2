import { VISIT_DURATIONS } from "../../../domain/engine/visits/visit-durations.ts";
import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { ChosenPlace } from "./choose-places.ts";

/**
 * Popularity from which a place is among a city's ten best known, and among its next ten; and the Wikipedias that
 * have an article about such a place: a small town's tenth statue is none of the world's.
 */
const BEST_KNOWN = { popularity: 83, links: 20 };
const WELL_KNOWN = { popularity: 70, links: 10 };
/**
 * How long one stays by kind: at the best known, the well known and other places. The middle of what our own guide has of
 * 2,200 places (docs/decisions/038).
 */
const USUAL_MINUTES: Readonly<Record<PlaceCategory, readonly [number, number, number]>> = {
  museum: [120, 105, 85],
  palace: [105, 60, 60],
  worship: [60, 45, 35],
  monument: [45, 40, 40],
  viewpoint: [60, 50, 40],
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
/** Of which no encyclopedia tells: mostly a chapel, a bench with a view. */
const UNTOLD_MINUTES: Partial<Record<PlaceCategory, number>> = { viewpoint: 30, worship: 30 };
/** Kinds that one walks around once; at the most famous, one stays for some more pictures. */
const SMALL_MINUTES = { famous: 30, other: 25, tiny: 20 };
/** A pier or a promenade with rides. */
const FREE_THEME_PARK_MINUTES = 120;
/** A stage that is looked at, not a play. */
const SEEN_STAGE_MINUTES = 60;
/** A longer visit fills a day. */
const LONGEST_FOR_ALL = 180;
const SMALL =
  /\b(?:square|plaza|piazza|praça|gates?|statues?|bust|fountain|bridge|column|arch|obelisk|memorial|monument to|tomb|grave|plaque|(?:ferris|big) wheel)\b/i;
const TINY = /\b(?:statues?|bust|fountain|bridge|column|obelisk|plaque|grave|square|plaza)\b/i;
/** Galleries without an article in any encyclopedia: mostly shops. */
const GALLERY_MINUTES = 45;
const GALLERY = /\bgaller(?:y|ies|ia|ie)\b/i;
/** A country's museum takes half a day, a house that somebody lived in an hour (editorial). */
const NATIONAL = /\b(?:national(?:\b|museum|gall)|nacional\b|nazionale?\b)/i;
const NATIONAL_MINUTES = 150;
const SMALL_MUSEUM =
  /\b(?:house|home|birthplace|apartment|cottage|studio|stamps?|toys?|dolls?|police|postal)\b/i;
const SMALL_MUSEUM_TEXT =
  /\b(?:small|tiny|little|one[- ]room|two[- ]room|modest|compact)\b[^.]{0,30}\b(?:museum|collection|exhibit\w*|gallery)\b|\b(?:fairly|quite|very) small\b/i;
const SMALL_MUSEUM_MINUTES = 60;
const LARGE_MUSEUM_TEXT =
  /\b(?:huge|vast|enormous|extensive|one of the (?:largest|biggest))\b[^.]{0,40}\b(?:museum|collections?)\b/i;
const SMALL_KINDS: readonly PlaceCategory[] = ["monument", "old-town", "viewpoint", "theme-park"];
const SAID =
  /\b(?:allow|takes?|needs?|spend|spare|visit of|lasts?|plan|set aside|give yourself)\b[^.;\d]{0,25}?\b(\d{1,3}(?:\.5)?|one|two|three|four|five|six|half an?|a couple of|a few|several|an?)(?:\s?(?:-|–|to|or)\s?(\d{1,3}(?:\.5)?|one|two|three|four|five|six|half an?|a couple of|a few|several|an?))?\s?(min(?:ute)?s?|h(?:ou)?rs?)\b( and a half)?/i;
/** A longer duration is that of the way there. */
const WAY =
  /\b(?:bus|train|tram|metro|ferry|boat|drive|walk|hike|climb|journey|trip|ride|flight|taxi|queue|lift|cable ?car|wait(?:ing)?)\b[^.;]{0,40}$/i;
const PARTS_OF_DAY: readonly (readonly [number, RegExp])[] = [
  [360, /\b(?:full|whole|entire) day\b/i],
  [240, /\bhalf(?:[- ]a| the)?[- ]day\b/i],
  [180, /\b(?:full|whole|entire|an|the|a) (?:afternoon|morning)\b/i],
];
const PART_SAID =
  /\b(?:allow|takes?|needs?|spend|spare|fill|plan|set aside|easily|worth)\b[^.;]{0,40}$/i;
const QUICK =
  /\b(?:quick|brief|short) (?:stop|visit|look)\b|\bworth a (?:glance|look)\b|\b(?:won't|doesn't) take (?:you )?long\b/i;
const QUICK_MINUTES = 20;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  an: 1,
  a: 1,
  half: 0.5,
  several: 4,
  "a couple of": 2,
  "a few": 3,
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
  const links = Math.max(0, ...records.map(({ item }) => item?.sitelinks ?? 0));
  const isAs = (known: typeof BEST_KNOWN) => popularity >= known.popularity && links >= known.links;
  const isFamous = isAs({ ...WELL_KNOWN, links: BEST_KNOWN.links });
  if (!isPaid && SMALL_KINDS.includes(category) && SMALL.test(name))
    return SMALL_MINUTES[isFamous ? "famous" : TINY.test(name) ? "tiny" : "other"];
  if (category === "museum" && NATIONAL.test(name)) return NATIONAL_MINUTES;
  const text = records.map(({ listing }) => listing?.content ?? "").join(" ");
  const isSmall = SMALL_MUSEUM.test(name) || SMALL_MUSEUM_TEXT.test(text);
  if (category === "museum" && isSmall && !isFamous) return SMALL_MUSEUM_MINUTES;
  if (category === "museum" && LARGE_MUSEUM_TEXT.test(text)) return USUAL_MINUTES.museum[0];
  if (category === "theme-park" && price === 0) return FREE_THEME_PARK_MINUTES;
  if (category === "show" && place.hours === undefined && place.mustSee) return SEEN_STAGE_MINUTES;
  const [best, known, other] =
    (isPaid ? PAID_MINUTES[category] : undefined) ?? USUAL_MINUTES[category];
  // Among the first of the city by its place on a page alone: nobody counts it among the well known.
  if (records.every(({ item }) => item === undefined)) {
    const isMapped = records.every(({ service }) => service === "openstreetmap");
    if (category === "monument" && isMapped) return SMALL_MINUTES.tiny;
    if (category === "museum" && GALLERY.test(name)) return GALLERY_MINUTES;
    return UNTOLD_MINUTES[category] ?? other;
  }
  if (isAs(BEST_KNOWN)) return best;
  return isAs(WELL_KNOWN) ? known : other;
}

/** Of a range the middle; undefined where the text says nothing of a visit's length. */
function saidMinutes(text: string): number | undefined {
  const said = SAID.exec(text);
  const [, from = "", to = from, unit = "", half] = said ?? [];
  const isOfVisit = said !== null && !WAY.test(text.slice(0, said.index));
  if (!isOfVisit) return partOfDay(text) ?? (QUICK.test(text) ? QUICK_MINUTES : undefined);
  const count = (countOf(from) + countOf(to)) / 2 + (half === undefined ? 0 : 0.5);
  const minutes = count * (/^m/i.test(unit) ? 1 : 60);
  return minutes >= 10 && minutes <= 540 ? Math.round(minutes) : undefined;
}

function countOf(number: string): number {
  const word = number.toLowerCase();
  return NUMBERS[word] ?? NUMBERS[word.split(" ")[0] ?? ""] ?? Number(number);
}

/** "Allow a full afternoon" */
function partOfDay(text: string): number | undefined {
  return PARTS_OF_DAY.find(([, words]) => {
    const at = text.search(words);
    return at >= 0 && PART_SAID.test(text.slice(0, at));
  })?.[0];
}
