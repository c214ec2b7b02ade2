import type { PlaceCategory } from "../../places/place-category.ts";
import { type ChildStage, youngestStage } from "../../trip/child-ages.ts";
import { needsStepFree } from "../../trip/needs-step-free.ts";
import { SHORT_VISIT_MINUTES } from "../../trip/pace.ts";
import { type PlanRequest, walksLess } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { isFunForSmallChildren } from "./is-fun-for-small-children.ts";

export const FIRST_SIGHTS = 10;
/** So many of them a plan of one, two ... days can hold; a longer one all. */
const HELD_BY_DAYS = [4, 7, 8, 9];
/** Of those who asked for an interest: the rest of a day is for that. */
const HELD_A_DAY_BESIDE_INTERESTS = 3;
/** The parts that one gets to without steps are a lesser sight. */
const STEPS_LESS = 15;
/** What takes longer is a day of its own, for those who ask for it. */
const LONGEST_SIGHT_MINUTES = 300;
/** Children see so many of the city's first sights whether these are for them or not: one a day and so many more, within these. */
const ICONS = {
  underSix: { least: 2, most: 6 },
  sixToTwelve: { least: 3, most: 7 },
} as const;
const ICONS_MORE = 1;

/** Kinds that are made for children, and how much better known these are to them than to all. */
const FOR_CHILDREN: ReadonlySet<PlaceCategory> = new Set(["zoo", "theme-park"]);
const FOR_CHILDREN_MORE = 15;
/** Kinds of which children have little, where the guide doesn't say otherwise. */
const OLDER_CHILDREN: readonly PlaceCategory[] = ["museum", "palace", "worship"];
/** What any child from six on likes, and kinds that are none of it though they suit families. */
const TREATS: ReadonlySet<PlaceCategory> = new Set(["zoo", "theme-park", "beach"]);
const NO_TREATS: ReadonlySet<PlaceCategory> = new Set([
  "worship",
  "old-town",
  "market",
  "monument",
]);
const FOR_ADULTS: Readonly<Record<ChildStage, ReadonlySet<PlaceCategory>>> = {
  underSix: new Set([...OLDER_CHILDREN, "monument", "old-town", "market", "viewpoint", "nature"]),
  sixToTwelve: new Set(OLDER_CHILDREN),
  teenagers: new Set(),
};
/** Nobody brings children to a cabaret or a bar that isn't for families. */
const NIGHTS_OUT: ReadonlySet<PlaceCategory> = new Set(["show", "nightlife"]);

/** A square or a fountain on the way is over before it bores anybody, and so is a must-see that takes no longer than this. */
const QUICK_SIGHT_MINUTES = 45;
const ON_THE_WAY: ReadonlySet<PlaceCategory> = new Set(["monument", "old-town", "viewpoint"]);

/** Who goes to see them. */
export type Sightseers = Pick<PlanRequest, "traveller" | "childAges" | "wishes"> & {
  readonly days?: number;
};

type Sight = Pick<
  KnownPlace,
  | "id"
  | "popularity"
  | "visitMinutes"
  | "category"
  | "suits"
  | "isForSmallChildren"
  | "isForAdults"
  | "mustSee"
  | "stepFree"
>;

/** The first sights of a city, ten at most, the first one first; which cost what does not count. */
export function firstSights<Place extends Sight>(
  places: readonly Place[],
  who?: Sightseers,
): Place[] {
  const short = places.filter(({ visitMinutes }) => visitMinutes <= LONGEST_SIGHT_MINUTES);
  return byFame(short, who).slice(0, FIRST_SIGHTS);
}

/**
 * A city's places, the most popular first; for who needs to go without steps, what has some in parts after what is
 * `STEPS_LESS` less popular. For a family with children under 13 the most popular that are for children
 * come right after the first few (`iconsOf`).
 */
export function byFame<Place extends Sight>(places: readonly Place[], who?: Sightseers): Place[] {
  const less = who !== undefined && needsStepFree(who) ? STEPS_LESS : 0;
  const fame = ({ popularity, stepFree }: Sight) =>
    stepFree === "partly" ? popularity - less : popularity;
  const known = places.toSorted((a, b) => fame(b) - fame(a) || a.id.localeCompare(b.id));
  if (who === undefined || !hasChildren(who)) return known;
  const icons = known.slice(0, iconCount(who));
  const others = known.slice(icons.length);
  return [
    ...icons,
    ...others
      .filter((place) => !isForAdults(place, who))
      .sort((a, b) => childrensRank(b) - childrensRank(a)),
    ...others.filter((place) => isForAdults(place, who)),
  ];
}

/** What a city is known for: a family sees it whether it is for children or not. */
export function iconsOf<Place extends Sight>(places: readonly Place[], who: Sightseers): Place[] {
  return firstSights(places).slice(0, iconCount(who));
}

function iconCount(who: Sightseers): number {
  const { least, most } = ICONS[stageOf(who) === "underSix" ? "underSix" : "sixToTwelve"];
  return Math.min(most, Math.max(least, (who.days ?? 1) + ICONS_MORE));
}

/** How many of the first sights so many days can hold. */
export function sightsHeldIn(days: number, interests: readonly string[] = []): number {
  const held = HELD_BY_DAYS[days - 1] ?? FIRST_SIGHTS;
  return interests.length === 0 ? held : Math.min(held, HELD_A_DAY_BESIDE_INTERESTS * days);
}

/** Whether children under 13 come along who have little of it. */
export function isForAdults(place: Sight, who: Sightseers): boolean {
  const stage = stageOf(who);
  if (place.isForAdults === true && stage !== "teenagers") return true;
  if (NIGHTS_OUT.has(place.category) && stage !== "teenagers")
    return !place.suits.includes("Family") && place.isForSmallChildren !== true;
  if (ON_THE_WAY.has(place.category) && place.visitMinutes <= SHORT_VISIT_MINUTES) return false;
  if (place.mustSee && place.visitMinutes <= QUICK_SIGHT_MINUTES) return false;
  const isForThem =
    isFunForSmallChildren(place) || (stage === "sixToTwelve" && place.suits.includes("Family"));
  return FOR_ADULTS[stage].has(place.category) && !isForThem;
}

/** Whether teenagers come along, and nobody says that it is for families: rooms and churches that they have seen enough of. */
export function isDullForTeenagers({ category, suits }: Sight, who: Sightseers): boolean {
  return (
    bringsChildren(who) &&
    !hasChildren(who) &&
    OLDER_CHILDREN.includes(category) &&
    !suits.includes("Family")
  );
}

/** Adults see what teenagers see. */
function stageOf(who: Sightseers): ChildStage {
  return bringsChildren(who) ? youngestStage(who.childAges ?? []) : "teenagers";
}

/** Whether a family has children with it: one that walks less and names no ages travels with its grandparents. */
export function bringsChildren({ traveller, childAges = [], wishes = [] }: Sightseers): boolean {
  return traveller === "Family" && (childAges.length > 0 || !walksLess({ wishes }));
}

function childrensRank(place: Sight): number {
  return place.popularity + (isMadeForChildren(place) ? FOR_CHILDREN_MORE : 0);
}

/**
 * Whether older children and teenagers come along for whom it is a treat: rides and animals, water and heights, and what
 * the guide says is for families, but churches, monuments and shops.
 */
export function isTreat(place: Sight, who: Sightseers): boolean {
  const stage = stageOf(who);
  if (!bringsChildren(who) || stage === "underSix") return false;
  const isFun = stage !== "teenagers" && isFunForSmallChildren(place);
  const isForFamilies = place.suits.includes("Family") && !NO_TREATS.has(place.category);
  return TREATS.has(place.category) || isFun || isForFamilies;
}

/** Whether people go there for the children's sake. */
export function isMadeForChildren({ category }: Sight): boolean {
  return FOR_CHILDREN.has(category);
}

/** Whether a family's children are under 13. */
export function hasChildren(who: Sightseers): boolean {
  return stageOf(who) !== "teenagers";
}
