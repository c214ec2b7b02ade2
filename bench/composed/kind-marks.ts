import type { PlaceCategory } from "../../src/domain/places/place-category.ts";

/** How the open services mark a kind of place. */
export type KindMarks = {
  /** Its class at Wikidata. */
  readonly wikidataClass: string;
  /** Its tags in OpenStreetMap; undefined where our question doesn't ask for such. */
  readonly tags: Readonly<Record<string, string>> | undefined;
  /** Under which heading the travel guide lists it. */
  readonly kind: "see" | "do" | "buy" | "drink";
  readonly section: string;
};

export const KIND_MARKS: Readonly<Record<PlaceCategory, KindMarks>> = {
  museum: marks("Q33506", { tourism: "museum" }, "see", "Museums and galleries"),
  palace: marks("Q16560", { historic: "castle" }, "see", "Landmarks"),
  worship: marks("Q16970", { amenity: "place_of_worship" }, "see", "Religious sites"),
  monument: marks("Q4989906", { tourism: "attraction" }, "see", "Landmarks"),
  viewpoint: marks("Q6017969", { tourism: "viewpoint" }, "see", "Landmarks"),
  park: marks("Q22698", { leisure: "park" }, "see", "Parks and gardens"),
  market: marks("Q132510", { amenity: "marketplace" }, "buy", "Markets"),
  "old-town": marks("Q174782", { tourism: "attraction" }, "see", "Landmarks"),
  beach: marks("Q40080", { natural: "beach" }, "do", "Beaches"),
  show: marks("Q24354", { amenity: "theatre" }, "do", "Performing arts"),
  nightlife: marks("Q622425", undefined, "drink", "Bars"),
  nature: marks("Q8502", { natural: "peak" }, "see", "Nature"),
  zoo: marks("Q43501", { tourism: "zoo" }, "see", "Landmarks"),
  "theme-park": marks("Q2416723", { tourism: "theme_park" }, "do", "Amusement parks"),
};

/** Classes that sights have and that say nothing of their kind: building, tourist attraction, skyscraper. */
export const VAGUE_CLASSES = ["Q41176", "Q570116", "Q1497375"] as const;

function marks(
  wikidataClass: string,
  tags: KindMarks["tags"],
  kind: KindMarks["kind"],
  section: string,
): KindMarks {
  return { wikidataClass, tags, kind, section };
}

/** Whether our question to Overpass asks for what has these tags: of churches, parks and stages those alone that Wikidata knows. */
export function isAskedFor(tags: Readonly<Record<string, string>>): boolean {
  return (
    tags.tourism !== undefined || (Object.keys(tags).length > 0 && tags.wikidata !== undefined)
  );
}
