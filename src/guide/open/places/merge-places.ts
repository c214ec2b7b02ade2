import {
  LIKE_NAME,
  type NameReading,
  readingSimilarity,
  readName,
  SAME_NAME,
} from "../../../domain/engine/ground/match-name.ts";
import { distanceKm } from "../../../domain/places/geo.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { OpenRecord } from "./open-record.ts";

/** The same name means the same place within this distance, in kilometres. */
const SAME_KM = 0.3;
const SAME_WIDE_KM = 0.8;
const LIKE_KM = 0.06;
/** One page's coordinates may be wrong, but an id for another town's house is wrong too. */
const SAME_ID_KM = 20;
const WIDE: readonly PlaceCategory[] = ["park", "old-town", "zoo", "beach", "nature", "theme-park"];
const MAX_OF_ONE_SERVICE = 4;
const CELL_DEGREES = 0.01;
/** Pairs of names; a crowded old town has a fifth of it. What is beyond is joined by its ids alone. */
const MAX_COMPARED = 200_000;
const ID_EVIDENCE = 4;
const TITLE_EVIDENCE = 3;
const SITE_EVIDENCE = 2;

type Pair = { readonly a: number; readonly b: number; readonly evidence: number };

/**
 * Records of the same place together: same id, same article, same page of their own, or like names near each other; the
 * largest evidence first. Records with different ids of Wikidata are never joined.
 */
export function* mergePlaces(
  records: readonly OpenRecord[],
): Generator<void, OpenRecord[][], void> {
  const alike = yield* pairsByName(records);
  const pairs = [
    ...pairsOf(records, ({ wikidata }) => wikidata, ID_EVIDENCE),
    ...pairsOf(records, ({ wikipedia }) => wikipedia.toLowerCase(), TITLE_EVIDENCE),
    ...pairsOf(
      records,
      ({ site }) => (site.includes("/") ? site.toLowerCase() : ""),
      SITE_EVIDENCE,
    ),
    ...alike,
  ].toSorted((one, other) => other.evidence - one.evidence);
  const groups = records.map((_, index) => [index]);
  for (const { a, b } of pairs) {
    yield;
    const [mine, theirs] = [groups[a], groups[b]];
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    const both = [...mine, ...theirs];
    if (!canBeOne(both.flatMap((index) => records[index] ?? []))) continue;
    for (const index of both) groups[index] = both;
  }
  return [...new Set(groups)].map((group) => group.flatMap((index) => records[index] ?? []));
}

function canBeOne(records: readonly OpenRecord[]): boolean {
  const ids = new Set(records.map(({ wikidata }) => wikidata).filter((id) => id !== ""));
  const services = records.map(({ service }) => service);
  return (
    ids.size < 2 &&
    services.every((one) => services.filter((other) => other === one).length <= MAX_OF_ONE_SERVICE)
  );
}

/** Each record with the first that has the same key. */
function pairsOf(
  records: readonly OpenRecord[],
  keyOf: (record: OpenRecord) => string,
  evidence: number,
): Pair[] {
  const firsts = new Map<string, number>();
  return records.flatMap((record, b) => {
    const key = keyOf(record);
    if (key === "") return [];
    const a = firsts.get(key);
    if (a === undefined) firsts.set(key, b);
    return a === undefined || kmBetween(records[a], record) > SAME_ID_KM
      ? []
      : [{ a, b, evidence }];
  });
}

/** 0 where one of them has no position. */
function kmBetween(a: OpenRecord | undefined, b: OpenRecord): number {
  return a?.at === undefined || b.at === undefined ? 0 : distanceKm(a.at, b.at);
}

function* pairsByName(records: readonly OpenRecord[]): Generator<void, Pair[], void> {
  const names: NameReading[][] = [];
  const cells = new Map<string, number[]>();
  const pairs: Pair[] = [];
  let compared = 0;
  for (const [b, record] of records.entries()) {
    if (compared > MAX_COMPARED) break;
    yield;
    names[b] = [record.name, ...record.otherNames].map(readName);
    if (record.at === undefined) continue;
    const [row, column] = [
      Math.floor(record.at.lat / CELL_DEGREES),
      Math.floor(record.at.lon / CELL_DEGREES),
    ];
    for (const near of [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].map((x) => `${row + y} ${column + x}`),
    )) {
      for (const a of cells.get(near) ?? []) {
        const other = records[a];
        if (other === undefined || !areNear(other, record)) continue;
        compared += (names[a]?.length ?? 0) * (names[b]?.length ?? 0);
        const evidence = nameEvidence(other, record, names[a] ?? [], names[b] ?? []);
        if (evidence > 0) pairs.push({ a, b, evidence });
      }
    }
    const cell = `${row} ${column}`;
    cells.set(cell, [...(cells.get(cell) ?? []), b]);
  }
  return pairs;
}

function areNear(a: OpenRecord, b: OpenRecord): boolean {
  const isWide = [a, b].some(({ category }) => category !== undefined && WIDE.includes(category));
  return kmBetween(a, b) <= (isWide ? SAME_WIDE_KM : SAME_KM);
}

/** How alike the names of two that are near each other are; 0 where that is not enough. */
function nameEvidence(
  a: OpenRecord,
  b: OpenRecord,
  names: readonly NameReading[],
  others: readonly NameReading[],
): number {
  const similarity = Math.max(
    ...names.flatMap((one) => others.map((other) => readingSimilarity(one, other))),
  );
  if (similarity >= SAME_NAME) return similarity;
  const isSameKind =
    a.category === undefined || b.category === undefined || a.category === b.category;
  return kmBetween(a, b) <= LIKE_KM && isSameKind && similarity >= LIKE_NAME ? similarity : 0;
}
