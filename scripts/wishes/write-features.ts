// Writes the marked sentences of `marked.tsv` as the network sees them, a line of JSON each, for `train.py`:
// `node scripts/wishes/write-features.ts OUT [MARKED]`.
import { readFileSync, writeFileSync } from "node:fs";
import { type KnownCity, placesOf } from "../../src/domain/engine/known-city.ts";
import { plainText } from "../../src/domain/plain-text.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { type NameIndex, nameIndex } from "../../src/domain/wishes/language/said-names.ts";
import { featuresOf } from "../../src/domain/wishes/reader/features.ts";
import { FRAME_VERBS, ROLES } from "../../src/domain/wishes/reader/frame.ts";
import { wordsOf } from "../../src/domain/wishes/reader/words.ts";
import { namedTables, wishedPlaces } from "../../src/domain/wishes/wished-places.ts";
import { romeTrip } from "../../test/fixtures/wishes/rome-trip.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { storedTrip } from "../../test/support/plans/stored-trip.ts";
import { marked } from "./marked.ts";
import { TRIPS } from "./trips.ts";

const [, , out, from = "scripts/wishes/marked.tsv"] = process.argv;
if (out === undefined) throw new Error("node scripts/wishes/write-features.ts OUT [MARKED]");

const cityOf = (name: string) =>
  GUIDE_CITIES.find((city) =>
    [city.name, ...city.aliases].some((one) => plainText(one) === plainText(name)),
  );
const indexes = new Map<string, NameIndex>();

/** Names that a sentence may use, by where it is said: "form:Rome", "trip:E", and "trip:FIX" for the tests' trip of Rome. */
function namesAt(where: string): NameIndex {
  const known = indexes.get(where);
  if (known !== undefined) return known;
  const [kind, of = ""] = where.split(":");
  const names = kind === "form" ? namesOfCity(of) : namesOfTrip(of);
  indexes.set(where, names);
  return names;
}

function namesOfCity(name: string): NameIndex {
  const city = cityOf(name);
  const places = (city === undefined ? [] : placesOf(city)).map(
    ({ name: called, otherNames }, at) =>
      ({ id: String(at), name: called, otherNames, in: "guide" }) as const,
  );
  return nameIndex(places, true, [], name);
}

function namesOfTrip(letter: string): NameIndex {
  if (letter === "FIX") {
    const { trip, city } = romeTrip();
    return indexOf(trip, city);
  }
  const [name, request] = TRIPS[letter as keyof typeof TRIPS];
  const city = cityOf(name);
  if (city === undefined) throw new Error(`no city ${name}`);
  return indexOf(storedTrip(city, { childAges: [], ...request }), city);
}

function indexOf(trip: Trip, city: KnownCity): NameIndex {
  return nameIndex(wishedPlaces(trip, city), false, namedTables(trip, city), city.name);
}

/** 0 for none; else twice the place of the name, one less for the first word of a run. */
function tagAt<Name extends string>(
  names: readonly Name[],
  runs: readonly { readonly name: Name; readonly from: number; readonly to: number }[],
  word: { readonly from: number; readonly to: number },
  words: readonly { readonly from: number; readonly to: number }[],
): number {
  const run = runs.find((one) => one.from < word.to && one.to > word.from);
  if (run === undefined) return 0;
  const first = words.find((one) => one.to > run.from);
  const at = names.indexOf(run.name);
  if (at === -1) throw new Error(`no such mark: ${run.name}`);
  return 2 * at + (first === word ? 1 : 2);
}

const lines = readFileSync(from, "utf8")
  .split("\n")
  .filter((line) => line.includes("\t"));
const written = lines.map((line) => {
  const [where = "", sentence = ""] = line.split("\t");
  const { text, frames, slots } = marked(sentence);
  const words = wordsOf(text);
  const features = featuresOf(text, words, namesAt(where), where.startsWith("form"));
  return JSON.stringify({
    rows: features.map(({ rows }) => rows),
    classes: features.map(({ classOf }) => classOf),
    flags: features.map(({ flags }) => flags),
    words: words.map(({ plain }) => plain),
    verbs: words.map((word) => tagAt(FRAME_VERBS, frames, word, words)),
    roles: words.map((word) => tagAt(ROLES, slots, word, words)),
  });
});
writeFileSync(out, `${written.join("\n")}\n`);
console.log(`${written.length} sentences`);
