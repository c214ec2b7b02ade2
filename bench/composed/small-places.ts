import type { Position } from "../../src/domain/places/geo.ts";
import type { PlaceCategory } from "../../src/domain/places/place-category.ts";
import type { AnsweredPlace } from "./answered-place.ts";
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
  ["Football Club", "Q476028", 75],
  ["City", "Q515", 240],
  ["Northern District", "Q4286337", 30],
  ["Battle at the Gates", "Q178561", 35],
  ["Treaty of the Two Kings", "Q131569", 40],
  ["Summer Games", "Q159821", 90],
  ["Opera Company", "Q215380", 20],
];
const SPREAD_DEGREES = 0.035;

/** The services' other answers about a city: small places with an article or two, and things that are no place to visit. */
export function smallPlaces(
  city: string,
  centre: Position,
  firstId: number,
  random: () => number,
): AnsweredPlace[] {
  const spot = () => ({
    lat: Number((centre.lat + (random() + random() - 1) * SPREAD_DEGREES).toFixed(6)),
    lon: Number((centre.lon + (random() + random() - 1) * SPREAD_DEGREES).toFixed(6)),
  });
  const small = Array.from({ length: SMALL_PLACES }, (_, index): AnsweredPlace => {
    const [category, kind] = SMALL_KINDS[index % SMALL_KINDS.length] ?? ["museum", "Museum of"];
    const { wikidataClass, tags = {}, section } = KIND_MARKS[category];
    const name = `${kind} ${nameOf(random)}`;
    const at = spot();
    const id = `Q${firstId + index}`;
    const hasItem = random() < 0.5;
    const isTagged = random() < 0.3 && hasItem;
    const allTags = { ...tags, ...(isTagged ? { wikidata: id } : {}) };
    const sitelinks = 1 + Math.floor(random() * random() * 12);
    const item = { id, wikidataClass, sitelinks, views: Math.round(sitelinks * random() * 60) };
    return {
      name,
      at,
      ...(hasItem && sitelinks >= 3 ? { item } : {}),
      ...(isAskedFor(allTags)
        ? { element: { type: random() < 0.5 ? "way" : "node", id: firstId + index, tags: allTags } }
        : {}),
      ...(random() < 0.12
        ? {
            listing: {
              kind: "see",
              section,
              at,
              wikidata: hasItem ? id : "",
              hours: "",
              price: "",
              address: "",
              content: `A small stop for those who pass by ${name} anyway.`,
            },
          }
        : {}),
    };
  });
  const others = NOT_VISITED.map(([name, wikidataClass, sitelinks], index): AnsweredPlace => {
    const id = `Q${firstId + SMALL_PLACES + index}`;
    const views = sitelinks * 300;
    return {
      name: `${city} ${name}`,
      at: spot(),
      item: { id, wikidataClass, sitelinks, views },
    };
  });
  return [...small, ...others];
}

function nameOf(random: () => number): string {
  const part = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "mo";
  const name = `${part()}${part()}${part()}${part()}`.toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
