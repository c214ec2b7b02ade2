import type { Position } from "../../src/domain/places/geo.ts";
import type { PlaceCategory } from "../../src/domain/places/place-category.ts";
import type { Answers } from "./answers.ts";
import { isAskedFor, KIND_MARKS } from "./kind-marks.ts";

/** A city's small places beside its sights: the map and Wikidata know hundreds. */
const SMALL_PLACES = 140;
const SMALL_KINDS: readonly (readonly [PlaceCategory, string])[] = [
  ["worship", "Church of Saint"],
  ["museum", "Museum of Doctor"],
  ["worship", "Chapel of Saint"],
  ["park", "Park of Captain"],
  ["museum", "House of the Painter"],
  ["monument", "Memorial to Colonel"],
  ["show", "Theatre of Master"],
  ["palace", "Villa of Count"],
];
const SYLLABLES = ["Bar", "del", "mo", "ri", "tan", "ko", "vel", "sun", "ha", "lin", "dor", "es"];
/** Known to many, and nothing to visit. */
const NOT_VISITED: readonly (readonly [string, string, number])[] = [
  ["Central Station", "Q55488", 45],
  ["University", "Q3918", 70],
  ["International Airport", "Q1248784", 60],
  ["City", "Q515", 240],
  ["Northern District", "Q4286337", 30],
  ["Battle at the Gates", "Q178561", 35],
  ["Opera Company", "Q215380", 20],
];
const SPREAD_DEGREES = 0.035;

/** Adds small places with an article or two, and things that are no place to visit. */
export function addSmallPlaces(
  { wikidata, osm, listings, views }: Answers,
  { name: city, centre }: { readonly name: string; readonly centre: Position },
  firstId: number,
  random: () => number,
): void {
  const off = () => (random() + random() - 1) * SPREAD_DEGREES;
  const spot = () => ({ lat: centre.lat + off(), lon: centre.lon + off() });
  for (let nth = 0; nth < SMALL_PLACES; nth += 1) {
    const [category, kind] = SMALL_KINDS[nth % SMALL_KINDS.length] ?? ["museum", "Museum of"];
    const [wikidataClass, ownTags, , section] = KIND_MARKS[category];
    const [name, at, number] = [`${kind} ${nameOf(random)}`, spot(), firstId + nth];
    const id = `Q${number}`;
    const hasItem = random() < 0.5;
    const tags = { ...ownTags, ...(random() < 0.3 && hasItem ? { wikidata: id } : {}) };
    const sitelinks = 1 + Math.floor(random() * random() * 12);
    if (hasItem && sitelinks >= 3) {
      wikidata.push({
        id,
        label: name,
        at,
        sitelinks,
        classes: [wikidataClass],
        wikipediaTitle: name,
      });
      views[name] = Math.round(sitelinks * random() * 60);
    }
    if (isAskedFor(tags)) osm.push({ type: "node", id: number, at, tags: { name, ...tags } });
    if (random() < 0.12) {
      const content = `A small stop for those who pass by ${name} anyway.`;
      listings.push({ kind: "see", section, name, at, wikidata: hasItem ? id : "", content });
    }
  }
  for (const [nth, [thing, wikidataClass, sitelinks]] of NOT_VISITED.entries()) {
    const [id, name] = [`Q${firstId + SMALL_PLACES + nth}`, `${city} ${thing}`];
    const classes = [wikidataClass];
    wikidata.push({ id, label: name, at: spot(), sitelinks, classes, wikipediaTitle: name });
    views[name] = sitelinks * 300;
  }
}

function nameOf(random: () => number): string {
  const part = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "mo";
  const name = `${part()}${part()}${part()}${part()}`.toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
