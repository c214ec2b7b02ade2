import { nameKey } from "../../src/domain/engine/ground/match-name.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { seededRandom } from "../../src/domain/engine/solver/seeded-random.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { knownOpenCity } from "../../src/guide/known-open-city.ts";
import { composeGuide } from "../../src/guide/open/compose-guide.ts";
import type { OpenGuide } from "../../src/guide/open/open-guide.ts";
import { addSmallPlaces } from "./add-small-places.ts";
import { addWrittenPlaces } from "./add-written-places.ts";
import { type Answers, openDataOf } from "./answers.ts";

const NOW = "2026-11-22T10:00:00Z";
const IDS_A_CITY = 10_000;
const SMALL_IDS = 1_000;

/**
 * One of our own guide's cities as it is composed from what the open services would answer about it. Its id, and those of
 * places that both know, are our own guide's, so that the same measures apply to both.
 *
 * @param number tells apart what chance gives each city.
 */
export function composeCity(
  written: GuideCity,
  number: number,
): { readonly guide: OpenGuide; readonly city: KnownCity } {
  const random = seededRandom(number + 1);
  const firstId = 900_000_000 + number * IDS_A_CITY;
  const { name, country, countryCode, timeZone, currency, centre, bounds: box } = written;
  const id = `osm:R${firstId}`;
  const place = { id, name, country, countryCode, timeZone, currency, centre, box };
  const answers: Answers = { wikidata: [], osm: [], listings: [], views: {} };
  addWrittenPlaces(answers, written, firstId, random);
  addSmallPlaces(answers, written, firstId + SMALL_IDS, random);
  const guide = composeGuide(openDataOf(place, answers), NOW);
  if (guide.quality === "none") throw new Error(`${name}: ${guide.reason} ${guide.faults[0]}`);
  const ids = new Map(
    written.places.flatMap((one, index): [string, string][] => [
      [`q${firstId + index}`, one.id],
      [nameKey(one.name), one.id],
    ]),
  );
  const city = knownOpenCity(guide);
  const places = city.places.map((one) => ({
    ...one,
    id: ids.get(one.id) ?? ids.get(nameKey(one.name)) ?? one.id,
  }));
  return { guide, city: { ...city, id: written.id, places } };
}
