import type { PlaceCategory } from "../../src/domain/places/place-category.ts";

type Tags = Readonly<Record<string, string>>;
/**
 * How the open services mark a kind of place: its class at Wikidata, its tags in OpenStreetMap (none where our question
 * doesn't ask for such), and where the travel guide lists it.
 */
export const KIND_MARKS: Readonly<
  Record<PlaceCategory, readonly [string, Tags, "see" | "do" | "buy" | "drink", string]>
> = {
  museum: ["Q33506", { tourism: "museum" }, "see", "Museums and galleries"],
  palace: ["Q16560", { historic: "castle" }, "see", "Landmarks"],
  worship: ["Q16970", { amenity: "place_of_worship" }, "see", "Religious sites"],
  monument: ["Q4989906", { tourism: "attraction" }, "see", "Landmarks"],
  viewpoint: ["Q6017969", { tourism: "viewpoint" }, "see", "Landmarks"],
  park: ["Q22698", { leisure: "park" }, "see", "Parks and gardens"],
  market: ["Q132510", { amenity: "marketplace" }, "buy", "Markets"],
  "old-town": ["Q174782", { tourism: "attraction" }, "see", "Landmarks"],
  beach: ["Q40080", { natural: "beach" }, "do", "Beaches"],
  show: ["Q24354", { amenity: "theatre" }, "do", "Performing arts"],
  nightlife: ["Q622425", {}, "drink", "Bars"],
  nature: ["Q8502", { natural: "peak" }, "see", "Nature"],
  zoo: ["Q43501", { tourism: "zoo" }, "see", "Landmarks"],
  "theme-park": ["Q2416723", { tourism: "theme_park" }, "do", "Amusement parks"],
};

/** Whether our question to Overpass asks for what has these tags: of churches, parks and stages those alone that Wikidata knows. */
export function isAskedFor(tags: Tags): boolean {
  return (
    tags.tourism !== undefined || (Object.keys(tags).length > 0 && tags.wikidata !== undefined)
  );
}
