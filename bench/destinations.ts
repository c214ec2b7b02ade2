// The outcome for typed destinations: `npm run bench:destinations -- records.json cases.json titles.json [entities.json]`. The records are
// `PhotonRecord`s (stand-in/photon.ts), on which Photon's stand-in answers; the titles are what Wikivoyage has under them
// (`TitleOfGuide`), the entities Wikidata's (stand-in/sparql.ts); a case is an object with `typed`, whose other fields are printed as they are. Prints a JSON list: each
// case with its `outcome`.

import { readFileSync } from "node:fs";
import { findCity } from "../src/guide/find-city.ts";
import { createPlaceLocator } from "../src/server/guides/locate-place.ts";
import { createPhotonPlaces } from "../src/server/guides/photon-places.ts";
import { createWikidata } from "../src/server/guides/wikidata.ts";
import { createWikivoyage } from "../src/server/guides/wikivoyage.ts";
import { askJson } from "../src/server/lib/ask-json.ts";
import { systemClock } from "../src/server/lib/clock.ts";
import { type WikiPage, wikiReply } from "../stand-in/mediawiki.ts";
import type { PhotonRecord } from "../stand-in/photon.ts";
import { startPhotonServer } from "../stand-in/photon-server.ts";
import { serveJson } from "../stand-in/serve-json.ts";
import { sparqlReply, type WikidataEntity } from "../stand-in/sparql.ts";
import { GUIDE } from "../test/support/guide.ts";

type Case = { readonly typed: string };
type TitleOfGuide = {
  readonly title: string;
  readonly is: "page" | "redirect" | "disambiguation";
  readonly to?: string;
  readonly lat?: number;
  readonly lon?: number;
};

const [recordsFile, casesFile, titlesFile, entitiesFile] = process.argv.slice(2);
if (recordsFile === undefined || casesFile === undefined || titlesFile === undefined) {
  console.error(
    "Name three files: npm run bench:destinations -- records.json cases.json titles.json",
  );
  process.exit(1);
}
const records: readonly PhotonRecord[] = JSON.parse(readFileSync(recordsFile, "utf8"));
const cases: readonly Case[] = JSON.parse(readFileSync(casesFile, "utf8"));
const titles: readonly TitleOfGuide[] = JSON.parse(readFileSync(titlesFile, "utf8"));
const photon = await startPhotonServer(records);
const pages = titles.map(pageOf);
const guide = await serveJson(({ searchParams }) => ({
  status: 200,
  body: wikiReply(pages, searchParams),
}));
// Names in other languages: none where no file says so.
const entities: readonly WikidataEntity[] =
  entitiesFile === undefined ? [] : JSON.parse(readFileSync(entitiesFile, "utf8"));
const names = await serveJson(({ searchParams }) => sparqlReply(entities, searchParams));
const outcomes: object[] = [];
for (const one of cases) outcomes.push({ ...one, outcome: await outcomeOf(one.typed) });
await photon.close();
await guide.close();
await names.close();
process.stdout.write(`${JSON.stringify(outcomes, null, 2)}\n`);

function pageOf({ title, is, to, lat, lon }: TitleOfGuide, index: number): WikiPage {
  const page = { pageid: index + 1, title };
  if (is === "redirect") return { ...page, redirectTo: to ?? "" };
  if (is === "disambiguation") return { ...page, pageprops: { disambiguation: "" } };
  return { ...page, at: lat === undefined || lon === undefined ? undefined : { lat, lon } };
}

async function outcomeOf(typed: string): Promise<object> {
  const own = findCity(GUIDE, typed);
  if (own !== undefined) {
    const { name, country, centre } = own;
    return { kind: "planned", name, country, centre, from: "our own guide" };
  }
  // For each a new one, so that no failure rests on the next.
  const log = { warn() {}, debug() {} };
  const parts = { guide: GUIDE, userAgent: "bench", clock: systemClock, log, askService: askJson };
  const locator = createPlaceLocator({
    guide: GUIDE,
    photon: createPhotonPlaces(photon.url, parts),
    wikivoyage: createWikivoyage(guide.url, parts),
    wikidata: createWikidata(names.url, parts),
  });
  try {
    const { named: located } = await locator.locate(typed, AbortSignal.timeout(20_000));
    switch (located.kind) {
      case "none":
        return { kind: "refused", error: "destination_unknown" };
      case "several":
        return { kind: "asked", choices: located.labels };
      case "place": {
        const { place } = located;
        const ours =
          findCity(GUIDE, place.label ?? "") === undefined ? {} : { from: "our own guide" };
        return { kind: "planned", ...place, ...ours };
      }
    }
  } catch (error) {
    return { kind: "refused", error: "destination_unanswered", because: String(error) };
  }
}
