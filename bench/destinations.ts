// What becomes of typed destinations: `npm run bench:destinations -- records.json cases.json`. The records are
// `PhotonRecord`s (stand-in/photon.ts), on which Photon's stand-in answers; a case is an object with `typed`, whose other
// fields are printed as they are. Prints a JSON list: each case with its `outcome`.
import { readFileSync } from "node:fs";
import { findCity } from "../src/guide/find-city.ts";
import { createPlaceLocator } from "../src/server/guides/locate-place.ts";
import { askJson } from "../src/server/lib/ask-json.ts";
import { systemClock } from "../src/server/lib/clock.ts";
import type { PhotonRecord } from "../stand-in/photon.ts";
import { startPhotonServer } from "../stand-in/photon-server.ts";

type Case = { readonly typed: string };

const [recordsFile, casesFile] = process.argv.slice(2);
if (recordsFile === undefined || casesFile === undefined) {
  console.error("Name both files: npm run bench:destinations -- records.json cases.json");
  process.exit(1);
}
const records: readonly PhotonRecord[] = JSON.parse(readFileSync(recordsFile, "utf8"));
const cases: readonly Case[] = JSON.parse(readFileSync(casesFile, "utf8"));
const photon = await startPhotonServer(records);
const outcomes: object[] = [];
for (const one of cases) outcomes.push({ ...one, outcome: await outcomeOf(one.typed) });
await photon.close();
process.stdout.write(`${JSON.stringify(outcomes, null, 2)}\n`);

async function outcomeOf(typed: string): Promise<object> {
  const own = findCity(typed);
  if (own !== undefined) {
    const { name, country, centre } = own;
    return { kind: "planned", name, country, centre, from: "our own guide" };
  }
  // For each a new one, so that no failure rests on the next.
  const log = { warn() {}, debug() {} };
  const parts = { userAgent: "bench", clock: systemClock, log, askService: askJson };
  const locator = createPlaceLocator(photon.url, parts);
  try {
    const { named: located } = await locator.locate(typed, AbortSignal.timeout(20_000));
    switch (located.kind) {
      case "none":
        return { kind: "refused", error: "destination_unknown" };
      case "several":
        return { kind: "asked", choices: located.labels };
      case "place": {
        const { place } = located;
        const ours = findCity(place.label ?? "") === undefined ? {} : { from: "our own guide" };
        return { kind: "planned", ...place, ...ours };
      }
    }
  } catch (error) {
    return { kind: "refused", error: "destination_unanswered", because: String(error) };
  }
}
