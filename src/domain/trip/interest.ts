import type { PlaceCategory } from "../places/place-category.ts";

/** Interests that a traveller may choose; each but food, which is for places that the guide names, stands for some kinds of place. Ours, optional. */
export const INTERESTS = [
  { id: "history", title: "Art and history", categories: ["museum", "palace", "monument"] },
  { id: "faith", title: "Churches and temples", categories: ["worship"] },
  { id: "streets", title: "Old streets", categories: ["old-town"] },
  /** Markets and streets to eat at (`isForFood`), and meals at stalls. */
  { id: "food", title: "Street food", categories: [] },
  { id: "markets", title: "Markets and shops", categories: ["market"] },
  { id: "views", title: "Views", categories: ["viewpoint"] },
  { id: "outdoors", title: "Parks and nature", categories: ["park", "nature"] },
  { id: "beach", title: "Beaches", categories: ["beach"] },
  { id: "evenings", title: "Shows and evenings", categories: ["show", "nightlife"] },
  { id: "animals", title: "Zoos and theme parks", categories: ["zoo", "theme-park"] },
] as const satisfies readonly {
  id: string;
  title: string;
  categories: readonly PlaceCategory[];
}[];

export type InterestId = (typeof INTERESTS)[number]["id"];

export const INTEREST_IDS: readonly InterestId[] = INTERESTS.map((interest) => interest.id);

/** The kinds of place that these interests stand for. */
export function categoriesOf(interests: readonly InterestId[]): ReadonlySet<PlaceCategory> {
  return new Set(
    INTERESTS.filter(({ id }) => interests.includes(id)).flatMap(({ categories }) => categories),
  );
}

/** In words: "Art and history". */
export function interestTitles(interests: readonly InterestId[]): string[] {
  return INTERESTS.filter(({ id }) => interests.includes(id)).map(({ title }) => title);
}
