// The yield of the open-data readers from recorded answers: `npm run bench:open-data -- FOLDER`. The folder has
// wikivoyage/*.wikitext, overpass/*.json and corpora/*.json, as the services gave them. It fails where a listing is
// missed, where hours are read otherwise than the reference reads them, or where under 90 % of the map's are read.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "../src/domain/engine/solver/seeded-random.ts";
import { composeGuide } from "../src/guide/open/compose-guide.ts";
import type { OpenData } from "../src/guide/open/open-data.ts";
import { readOverpassAnswer } from "../src/guide/open/read-overpass-answer.ts";
import { readHoursText } from "../src/guide/open/reading/read-hours-text.ts";
import { type Listing, readListings } from "../src/guide/open/reading/read-listings.ts";
import { readOsmHours } from "../src/guide/open/reading/read-osm-hours.ts";
import { readNightPrice, readTicketPrice } from "../src/guide/open/reading/read-price-text.ts";
import { GUIDE } from "../test/support/guide.ts";
import { mutateText } from "../test/support/open-data/mutate-text.ts";
import { hoursDifference } from "../test/support/reference-hours.ts";

const FEWEST_HOURS_READ = 0.9;
const MUTATIONS = 10_000;
const LONGEST_MUTATED = 40_000;
const MAX_PAGE_MS = 50;
const WARM_UP = 200;
const TEMPLATE = /\{\{ *(?:see|do|buy|eat|drink|sleep|go|listing|marker)\s*[|\n}]/gi;

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error("Name the folder of recorded answers: npm run bench:open-data -- FOLDER");
  process.exit(1);
}
let faults = 0;
const unread: string[] = [];

console.log(`${"page".padEnd(44)}templates listings placed  hours       prices      ms`);
for (const file of filesOf("wikivoyage", /\.en\..*(?:wikitext|txt)$|^odd-.*wikitext$/)) {
  const wikitext = readFileSync(join(folder, "wikivoyage", file), "utf8");
  const startedAtMs = performance.now();
  const { listings } = readListings(pageOf(file, wikitext));
  const ms = performance.now() - startedAtMs;
  const templates = wikitext.match(TEMPLATE)?.length ?? 0;
  if (listings.length < templates * 0.95 && !file.includes(".fr.")) faults += 1;
  const hours = share(listings, ({ hours: text }) => text, readHoursText);
  const prices = share(
    listings,
    ({ price }) => price,
    (text, one) =>
      one.kind === "sleep"
        ? readNightPrice(text, currencyIn(text))
        : readTicketPrice(text, currencyIn(text)),
  );
  const placed = listings.filter(({ at }) => at !== undefined).length;
  console.log(
    `${file.padEnd(44)}${String(templates).padStart(9)}${String(listings.length).padStart(9)}${String(placed).padStart(7)}  ${hours.padEnd(12)}${prices.padEnd(12)}${ms.toFixed(1)}`,
  );
}

const values = new Map<string, number>();
for (const file of filesOf("corpora", /opening-hours.*json$/)) {
  for (const { text, count } of jsonOf<{ text: string; count: number }[]>("corpora", file)) {
    values.set(text, (values.get(text) ?? 0) + count);
  }
}
const answers = filesOf("overpass", /\.json$/).map((file) => ({
  file,
  answer: readOverpassAnswer(jsonOf("overpass", file)),
}));
if (values.size === 0) {
  for (const text of answers.flatMap(
    ({ answer }) => answer?.elements.flatMap(({ tags }) => tags.opening_hours ?? []) ?? [],
  )) {
    values.set(text, (values.get(text) ?? 0) + 1);
  }
}
let [all, read, compared] = [0, 0, 0];
const differences: string[] = [];
for (const [text, count] of values) {
  all += count;
  const hours = readOsmHours(text);
  if (hours === undefined) {
    unread.push(`map    ${text}`);
    continue;
  }
  read += count;
  const difference = hoursDifference(hours, text);
  if (difference === "unread") continue;
  compared += 1;
  if (difference !== undefined)
    differences.push(`${text} -> ${hours}: ${JSON.stringify(difference)}`);
}
console.log(
  `\nhours of the map: ${read} of ${all} read (${percent(read, all)}); ${compared} different texts beside the reference: ${differences.length} read otherwise`,
);
for (const difference of differences) console.log(`  ${difference}`);
if (differences.length > 0 || read < all * FEWEST_HOURS_READ) faults += 1;

const texts = filesOf("corpora", /wikivoyage-hours.*json$/).flatMap((file) =>
  jsonOf<{ text: string }[]>("corpora", file),
);
const readTexts = texts.flatMap(({ text }) => {
  const hours = readHoursText(text);
  if (hours === undefined) unread.push(`text   ${text}`);
  return hours === undefined ? [] : [{ text, hours }];
});
const own = readTexts.filter(
  ({ text, hours }) => hoursDifference(hours, text) === undefined,
).length;
console.log(
  `hours in free text: ${readTexts.length} of ${texts.length} read (${percent(readTexts.length, texts.length)}); the reference reads ${own} of the same texts the same way`,
);
const prices = filesOf("corpora", /wikivoyage-prices.*json$/)
  .flatMap((file) => jsonOf<{ text: string; type: string }[]>("corpora", file))
  .filter(({ type }) => ["see", "do", "sleep"].includes(type));
const readPrices = prices.filter(({ text, type }) => {
  const price =
    type === "sleep"
      ? readNightPrice(text, currencyIn(text))
      : readTicketPrice(text, currencyIn(text));
  if (price === undefined) unread.push(`price  ${text}`);
  return price !== undefined;
});
console.log(
  `prices of sights and hotels: ${readPrices.length} of ${prices.length} read (${percent(readPrices.length, prices.length)})`,
);

console.log("\nguides, each from one file alone:");
for (const file of filesOf("wikivoyage", /\.en\..*wikitext$/)) {
  const page = pageOf(file, readFileSync(join(folder, "wikivoyage", file), "utf8"));
  const points = readListings(page).listings.flatMap(({ at }) => at ?? []);
  compose(file, { pages: [page], osm: [] }, points);
}
for (const { file, answer } of answers) {
  const osm = answer?.elements ?? [];
  compose(
    file,
    { pages: [], osm },
    osm.flatMap(({ at }) => at ?? []),
  );
}
mutate();
console.log(`\nnot read (${unread.length}):`);
for (const text of unread) console.log(`  ${text}`);
process.exitCode = faults === 0 ? 0 : 1;

function compose(
  file: string,
  answers: Pick<OpenData, "pages" | "osm">,
  points: readonly { lat: number; lon: number }[],
) {
  const middle = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  const centre = {
    lat: middle(points.map(({ lat }) => lat)),
    lon: middle(points.map(({ lon }) => lon)),
  };
  const box = {
    south: centre.lat - 0.2,
    north: centre.lat + 0.2,
    west: centre.lon - 0.3,
    east: centre.lon + 0.3,
  };
  const place = {
    id: "osm:R1",
    name: file.split(/[.-]/)[0] ?? "",
    country: "",
    countryCode: "FR",
    timeZone: "UTC",
    currency: "EUR",
    centre,
    box,
  };
  const startedAtMs = performance.now();
  const guide = composeGuide(
    { place, roomPrices: GUIDE, wikidata: [], views: {}, failed: [], ...answers },
    new Date().toISOString(),
  );
  const ms = Math.round(performance.now() - startedAtMs);
  const what =
    guide.quality === "none"
      ? `${guide.reason} (${guide.placesFound}) ${guide.faults.slice(0, 3).join("; ")}`
      : `${guide.places.length} places, ${guide.known.hours} with hours, ${guide.known.prices} with a price; ${guide.hotels.length} hotels, ${guide.eateries.length} eateries`;
  console.log(`  ${file.padEnd(44)}${guide.quality.padEnd(6)}${what}, ${ms} ms`);
}

/** Broken copies of the recorded pages: the slowest, and what memory they leave behind. */
function mutate(): void {
  const pages = filesOf("wikivoyage", /\.wikitext$/)
    .map((file) => readFileSync(join(folder ?? "", "wikivoyage", file), "utf8"))
    .filter((text) => text.length < LONGEST_MUTATED);
  const random = seededRandom(20_261_123);
  let slowestMs = 0;
  const heapBytes = process.memoryUsage().heapUsed;
  for (let index = 0; pages.length > 0 && index < MUTATIONS; index += 1) {
    const page = pageOf("page", mutateText(pages[index % pages.length] ?? "", random));
    const cpu = process.cpuUsage();
    readListings(page);
    const { user, system } = process.cpuUsage(cpu);
    // The first pages are read before the code is compiled.
    if (index >= WARM_UP) slowestMs = Math.max(slowestMs, (user + system) / 1000);
  }
  const grownMb = (process.memoryUsage().heapUsed - heapBytes) / 1e6;
  console.log(
    `\n${MUTATIONS} mutations of ${pages.length} pages: no error, the slowest ${slowestMs.toFixed(0)} ms of processor time, heap ${grownMb.toFixed(0)} MB larger`,
  );
  if (slowestMs > MAX_PAGE_MS) faults += 1;
}

function filesOf(part: string, name: RegExp): string[] {
  const path = join(folder ?? "", part);
  return existsSync(path) ? readdirSync(path).filter((file) => name.test(file)) : [];
}

/** The caller says what is in it: these are our own recordings. */
function jsonOf<Value>(part: string, file: string): Value {
  return JSON.parse(readFileSync(join(folder ?? "", part, file), "utf8"));
}

function pageOf(title: string, wikitext: string) {
  return { title, revisionId: 1, revisedAt: "2026-01-01T00:00:00Z", wikitext };
}

/** The recordings don't say what city's currency it is. */
function currencyIn(text: string): string {
  return text.includes("£")
    ? "GBP"
    : text.includes("€")
      ? "EUR"
      : text.includes("¥")
        ? "JPY"
        : "USD";
}

function share(
  listings: readonly Listing[],
  textOf: (one: Listing) => string,
  reader: (text: string, one: Listing) => unknown,
): string {
  const said = listings.filter(
    (one) => textOf(one) !== "" && ["see", "do", "sleep"].includes(one.kind),
  );
  return `${said.filter((one) => reader(textOf(one), one) !== undefined).length} of ${said.length}`;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
}
