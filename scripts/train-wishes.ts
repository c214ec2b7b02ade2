// Learns what words that no rule reads most likely mean, from texts that people labelled, and writes the weights:
// `node scripts/train-wishes.ts`. With `--test` it learns from seven eighths and says how the rest is read.
import { readFileSync, writeFileSync } from "node:fs";
import { placesOf } from "../src/domain/engine/known-city.ts";
import { nameIndex } from "../src/domain/wishes/language/said-names.ts";
import { BUCKETS, bucketOf } from "../src/domain/wishes/likely/likely.ts";
import {
  type OpenPart,
  type Option,
  optionFeatures,
  partFeatures,
} from "../src/domain/wishes/likely/option-features.ts";
import { SCALE, ZERO } from "../src/domain/wishes/likely/weights.ts";
import { meaningOf, openPart } from "../src/domain/wishes/likely/with-likely.ts";
import { partsOfForm } from "../src/domain/wishes/read-form-wishes.ts";
import { partsOfTrip } from "../src/domain/wishes/read-wishes.ts";
import { romeTrip } from "../test/fixtures/wishes/rome-trip.ts";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import { storedTrip } from "../test/support/plans/stored-trip.ts";

/** A text, and for its parts that the rules leave open what they mean: "aside", "ask", or the wishes. */
type Labelled = {
  readonly where: "form" | "trip";
  readonly city: string;
  /** Of a trip 0: the one of `test/fixtures/wishes/rome-trip.ts`. */
  readonly days: number;
  readonly who: "solo" | "couple" | "family" | "friends";
  readonly ages: readonly number[];
  readonly text: string;
  readonly parts: Readonly<Record<string, string>>;
};

/** The buckets of each option of a part, and which option was meant. */
type Example = {
  readonly text: string;
  readonly part: string;
  readonly where: string;
  readonly names: readonly string[];
  readonly options: readonly (readonly number[])[];
  readonly meant: number;
};

const LABELLED = "scripts/labelled-wishes.json";
const WEIGHTS = "src/domain/wishes/likely/weights.ts";
const TRAVELLERS = {
  solo: "Solo",
  couple: "Couple",
  family: "Family",
  friends: "Friends",
} as const;
const ROUNDS = 40;
const RATE = 0.08;
/** How strongly weights are drawn to 0. */
const SHRINKING = 0.1;
/** A bucket that fewer options have is left out. */
const FEWEST = 4;
/** Of the characters that a weight may be. */
const MOST = 45;
const FOLDS = 8;

const trips = new Map<string, ReturnType<typeof storedTrip>>();

function openPartsOf({
  where,
  city: called,
  days,
  who,
  ages,
  text,
}: Labelled): readonly OpenPart[] {
  const city = GUIDE_CITIES.find(({ name }) => name === called);
  if (city === undefined) throw new Error(`no city ${called}`);
  const isOfForm = where === "form";
  const read = () => {
    if (isOfForm) {
      const places = placesOf(city).map(
        ({ name, otherNames }, at) => ({ id: String(at), name, otherNames, in: "guide" }) as const,
      );
      const names = nameIndex(places, true, [], city.name);
      return { parts: partsOfForm(text, names), names };
    }
    const key = `${called} ${days} ${who} ${ages.join()}`;
    const trip =
      trips.get(key) ??
      (days === 0
        ? romeTrip().trip
        : storedTrip(city, {
            ...{ traveller: TRAVELLERS[who], people: 4, budget: "Standard", days },
            ...{ childAges: [...ages], startDate: "2027-05-14" },
          }));
    trips.set(key, trip);
    return partsOfTrip(trip, { text }, city);
  };
  const { parts, names } = read();
  return parts.flatMap((_, at) => openPart(parts, at, { whole: text, names, isOfForm }) ?? []);
}

function exampleOf(labelled: Labelled, open: OpenPart): readonly Example[] {
  const label = labelled.parts[open.text];
  if (label === undefined) return [];
  const options: readonly Option[] = [...open.choices.keys(), "aside", "ask"];
  const names = options.map((option) =>
    typeof option === "string" ? option : meaningOf(open.choices[option]?.wishes ?? []),
  );
  // A meaning that no choice has any more is asked.
  const meant = names.includes(label) ? names.indexOf(label) : names.indexOf("ask");
  const said = partFeatures(open);
  const buckets = options.map((option) => [
    ...new Set(optionFeatures(open, said, option).map(bucketOf)),
  ]);
  const { text, where } = labelled;
  return [{ text, where, part: open.text, names, options: buckets, meant }];
}

function likelihoodsOf({ options }: Example, weights: Float64Array): readonly number[] {
  const scores = options.map((buckets) =>
    buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** A conditional logit, by AdaGrad. */
function learned(examples: readonly Example[]): Float64Array {
  const counts = new Int32Array(BUCKETS);
  for (const { options } of examples)
    for (const bucket of options.flat()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1);
  const random = randomOf(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const example of shuffled(examples, random)) {
      const likely = likelihoodsOf(example, weights);
      const gradient = new Map<number, number>();
      for (const [option, buckets] of example.options.entries()) {
        const off = (likely[option] ?? 0) - Number(option === example.meant);
        for (const bucket of buckets)
          if ((counts[bucket] ?? 0) >= FEWEST)
            gradient.set(bucket, (gradient.get(bucket) ?? 0) + off);
      }
      for (const [bucket, slope] of gradient) {
        const step = slope + SHRINKING * (weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 0) + step * step;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * step) / Math.sqrt(squares[bucket] ?? 1);
      }
    }
  return weights;
}

function shuffled<One>(all: readonly One[], random: () => number): readonly One[] {
  return all
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

/** Numbers from 0 to 1 by the Park-Miller generator. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function test(examples: readonly Example[]): void {
  const texts = [...new Set(examples.map(({ text }) => text))];
  const foldOf = new Map(texts.map((text, at) => [text, at % FOLDS]));
  const read = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learned(examples.filter(({ text }) => foldOf.get(text) !== fold));
    return examples
      .filter(({ text }) => foldOf.get(text) === fold)
      .map((example) => ({ example, likely: likelihoodsOf(example, weights) }));
  }).flat();
  for (const where of ["form", "trip"])
    for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
      const sure = read.flatMap(({ example, likely }) => {
        const best = likely.indexOf(Math.max(...likely));
        return example.where === where && (likely[best] ?? 0) >= least
          ? [{ name: example.names[best] ?? "", isRight: best === example.meant, example }]
          : [];
      });
      const all = read.filter(({ example }) => example.where === where).length;
      const done = sure.filter(({ name }) => !/^(?:aside|ask)$/.test(name));
      const asides = sure.filter(({ name }) => name === "aside");
      const right = (some: typeof sure) => some.filter(({ isRight }) => isRight).length;
      console.log(
        `${where}, from ${least}: of ${all} done ${done.length}, right ${right(done)}; beside ${asides.length}, right ${right(asides)}`,
      );
    }
  if (process.argv.includes("--wrong"))
    for (const { example, likely } of read) {
      const best = likely.indexOf(Math.max(...likely));
      if (best !== example.meant && (likely[best] ?? 0) >= 0.75 && example.names[best] !== "ask")
        console.log(
          `${example.where} “${example.part}”: ${(likely[best] ?? 0).toFixed(2)} ${example.names[best]} / ${example.names[example.meant]} / ${example.text.slice(0, 140)}`,
        );
    }
}

function write(weights: Float64Array): void {
  const signs = Array.from(weights, (weight) => {
    const step = Math.round(Math.max(-MOST, Math.min(MOST, weight * SCALE)));
    return String.fromCharCode(ZERO + step);
  }).join("");
  writeFileSync(
    WEIGHTS,
    `// Written by scripts/train-wishes.ts.

/** A weight of 1, and the character of a weight of 0. */
export const SCALE = ${SCALE};
export const ZERO = ${ZERO};
/** One character a bucket. */
export const WEIGHTS =
  ${JSON.stringify(signs)};
`,
  );
}

const labelled: readonly Labelled[] = JSON.parse(readFileSync(LABELLED, "utf8"));
const examples = labelled.flatMap((one) =>
  openPartsOf(one).flatMap((open) => exampleOf(one, open)),
);
console.log(`${examples.length} parts of ${labelled.length} texts`);
if (process.argv.includes("--test")) test(examples);
else write(learned(examples));
