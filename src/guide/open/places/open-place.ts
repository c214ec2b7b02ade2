import { clockText } from "../../../domain/clock-text.ts";
import { guessCategory } from "../../../domain/engine/ground/guess-category.ts";
import { distanceKm, type Position } from "../../../domain/places/geo.ts";
import { type OpenWindow, parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { OpenSource } from "../open-guide.ts";
import type { OpenRecord } from "./open-record.ts";

/** The records of one place, joined. */
export type OpenPlaceFacts = {
  readonly records: readonly OpenRecord[];
  readonly name: string;
  readonly at: Position;
  readonly category: PlaceCategory;
  readonly hours?: string | undefined;
  readonly hoursDiffer: boolean;
  readonly price?: number | undefined;
  readonly mayBeClosed: boolean;
  readonly sources: readonly OpenSource[];
};

const LONGEST_NAME = 70;
/** Two positions that agree, and one that is off the others. */
const AGREE_KM = 0.15;
const OFF_KM = 1;
const FRESH_YEARS = 3;

/**
 * One place out of its records.
 *
 * @param now ISO date.
 * @returns undefined where it is gone, or has no usable name, position or kind.
 */
export function openPlace(records: readonly OpenRecord[], now: string): OpenPlaceFacts | undefined {
  const gone = records.filter(({ closed }) => closed === "gone");
  const others = new Set(
    records.filter(({ closed }) => closed !== "gone").map(({ service }) => service),
  );
  for (const { service } of gone) others.delete(service);
  // One that Wikidata alone still knows is gone: nobody takes an entry out there.
  if (gone.length > 0 && [...others].every((service) => service === "wikidata")) return undefined;
  const known = gone.length > 0 ? records.filter(({ closed }) => closed !== "gone") : records;
  const named = nameOf(known);
  const placed = positionOf(known);
  const kind = kindOf(known);
  if (named === undefined || placed === undefined || kind === undefined) return undefined;
  const hours = hoursOf(known, kind.category, now);
  const price = known.find((record) => record.price !== undefined);
  return {
    records: known,
    name: named.name,
    at: placed.at,
    category: kind.category,
    hours: hours.hours,
    hoursDiffer: hours.differ,
    price: price?.price,
    mayBeClosed: gone.length > 0 || known.some(({ closed }) => closed !== undefined),
    sources: [
      sourceOf("name", named.record),
      ...placed.records.map((record) => sourceOf("at", record)),
      ...(kind.record === undefined ? [] : [sourceOf("category", kind.record)]),
      ...hours.records.map((record) => sourceOf("hours", record)),
      ...(price === undefined ? [] : [sourceOf("price", price)]),
    ],
  };
}

function sourceOf(field: OpenSource["field"], { service, ref }: OpenRecord): OpenSource {
  return { field, service, ref };
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name);

/** The first that is in Latin script, else the first: English comes first in each service. */
function nameOf(records: readonly OpenRecord[]): { name: string; record: OpenRecord } | undefined {
  const names = records.flatMap((record) =>
    [record.name, ...record.otherNames].map((name) => ({ name: shortName(name), record })),
  );
  const usable = names.filter(({ name }) => name.length >= 3 && /\p{L}/u.test(name));
  return usable.find(({ name }) => isLatin(name)) ?? usable[0];
}

/** In Latin script where a part of it is, and without what stands in brackets where it is too long. */
function shortName(whole: string): string {
  const name = latinPart(whole);
  if (name.length <= LONGEST_NAME) return name;
  const [plain = ""] = name.split(/ ?[([,–—]| - /, 1);
  return plain.length <= LONGEST_NAME ? plain.trim() : "";
}

/** "Aircraft Museum हवाई संग्रालय" is called by its first half. */
function latinPart(name: string): string {
  const latin = name
    .normalize("NFC")
    .replace(/[^\p{Script=Latin}\p{Script=Common}]/gu, " ")
    .replaceAll("(", " (")
    .replace(/\s+/g, " ")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")")
    .replaceAll("()", "")
    .trim()
    .replace(/ [-–/|,;:]$|^[-–/|,;:] /g, "")
    .replace(/^\(([^()]*)\)$/, "$1");
  return (latin.match(/\p{Script=Latin}/gu)?.length ?? 0) < 3 ? name : latin;
}

const POSITION_ORDER = ["openstreetmap", "wikidata", "wikivoyage"] as const;

function positionOf(
  records: readonly OpenRecord[],
): { at: Position; records: readonly OpenRecord[] } | undefined {
  const placed = POSITION_ORDER.flatMap((service) =>
    records.flatMap((record) =>
      record.service === service && record.at !== undefined ? { record, at: record.at } : [],
    ),
  );
  const isNear = (a: Position, b: Position) => distanceKm(a, b) <= AGREE_KM;
  const isOff = (at: Position) =>
    placed.length > 2 && placed.every((one) => one.at === at || distanceKm(one.at, at) > OFF_KM);
  const kept = placed.filter(({ at }) => !isOff(at));
  const agreed = kept.find(({ at, record }) =>
    kept.some((one) => one.record.service !== record.service && isNear(one.at, at)),
  );
  const chosen = agreed ?? kept[0];
  if (chosen === undefined) return undefined;
  const { lat, lon } = chosen.at;
  const rest = kept.filter(
    ({ at, record }) =>
      record !== chosen.record && record.service !== chosen.record.service && isNear(at, chosen.at),
  );
  return {
    at: { lat: Number(lat.toFixed(4)), lon: Number(lon.toFixed(4)) },
    records: [chosen.record, ...rest.slice(0, 1).map(({ record }) => record)],
  };
}

/** The kind by a listing's heading or name, then by the classes, then by the tags; a guess is the last resort. */
function kindOf(
  records: readonly OpenRecord[],
): { category: PlaceCategory; record?: OpenRecord } | undefined {
  const all = records.flatMap((record) =>
    record.category === undefined ? [] : { category: record.category, record },
  );
  const plain = all.find(({ category }) => category !== "monument") ?? all[0];
  if (plain !== undefined) return plain;
  // Nobody but Wikidata knows it, by a class that isn't in the table: only what its name says counts.
  const guess = guessCategory(records[0]?.name ?? "");
  return guess === "monument" ? undefined : { category: guess };
}

type ChosenHours = { hours?: string | undefined; differ: boolean; records: readonly OpenRecord[] };

/** The freshest; what two of them have in common where they differ. */
function hoursOf(
  records: readonly OpenRecord[],
  category: PlaceCategory,
  now: string,
): ChosenHours {
  const isFresh = ({ checkedAt }: OpenRecord) => yearsBetween(checkedAt, now) <= FRESH_YEARS;
  const rank = (record: OpenRecord) =>
    (isFresh(record) ? 0 : 2) + (record.service === "openstreetmap" ? 0 : 1);
  const known = records
    .filter(({ hours }) => hours !== undefined && areLikelyHours(hours, category))
    .toSorted((a, b) => rank(a) - rank(b));
  const [first, second] = [known[0], known.find(({ service }) => service !== known[0]?.service)];
  if (first?.hours === undefined) return { differ: false, records: [] };
  if (second?.hours === undefined || isSameWeek(first.hours, second.hours)) {
    return { hours: first.hours, differ: false, records: [first] };
  }
  const hours = commonHours(first.hours, second.hours);
  return { hours, differ: true, records: hours === undefined ? [] : [first, second] };
}

function yearsBetween(date: string, now: string): number {
  const ms = Date.parse(now.slice(0, 10)) - Date.parse(date.slice(0, 10));
  return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : ms / (365.25 * 24 * 3600 * 1000);
}

function isSameWeek(a: string, b: string): boolean {
  return JSON.stringify(parseOpeningHours(a)) === JSON.stringify(parseOpeningHours(b));
}

const EVENING = 18 * 60;
const BY_DAY: readonly PlaceCategory[] = ["museum", "palace", "worship", "zoo", "park"];

/** Whether hours suit the kind: a museum that opens at ten at night, and a bar that closes at two in the afternoon, are typing errors. */
function areLikelyHours(hours: string, category: PlaceCategory): boolean {
  const windows = (parseOpeningHours(hours) ?? []).flat();
  if (BY_DAY.includes(category)) return windows.some(([open]) => open < EVENING);
  return category === "nightlife"
    ? windows.some(([, close]) => close > EVENING)
    : windows.length > 0;
}

const DAY_NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/**
 * The hours that two sources have in common in every season, with the days of the year on which either is closed.
 *
 * @returns undefined where they have nothing in common.
 */
function commonHours(a: string, b: string): string | undefined {
  const [mine, theirs] = [parseOpeningHours(a), parseOpeningHours(b)];
  if (mine === undefined || theirs === undefined) return undefined;
  const days = DAY_NAMES.flatMap((name, day) => {
    const windows = common(mine[day] ?? [], theirs[day] ?? []);
    const times = windows.map(([open, close]) => `${clockText(open)}-${clockText(close)}`);
    return times.length === 0 ? [] : [`${name} ${times.join(",")}`];
  });
  const closings = [a, b].flatMap((hours) => hours.split(";")).map((rule) => rule.trim());
  const daysOff = closings.filter((rule) => /^(?:[A-Z][a-z]{2}\b|easter|PH)[^:]* off$/.test(rule));
  return days.length === 0 ? undefined : [...days, ...new Set(daysOff)].join("; ");
}

function common(a: readonly OpenWindow[], b: readonly OpenWindow[]): OpenWindow[] {
  return a.flatMap(([open, close]) =>
    b
      .map(([from, to]): OpenWindow => [Math.max(open, from), Math.min(close, to)])
      .filter(([from, to]) => from < to),
  );
}
