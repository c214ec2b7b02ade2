import type { MealKind } from "../../places/eatery-kind.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { type ChildStage, youngestStage } from "../../trip/child-ages.ts";
import { categoriesOf } from "../../trip/interest.ts";
import { SHORT_VISIT_MINUTES } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { dietOf, suitsDiets } from "../days/suits-meal.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { bringsChildren, firstSights } from "../visits/first-sights.ts";
import { isFunForSmallChildren } from "../visits/is-fun-for-small-children.ts";
import { isAskedFor } from "../visits/is-unwanted.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

type Asking = Pick<PlanRequest, "traveller" | "childAges" | "interests" | "wishes" | "budget">;

/** Something of a day that isn't for those who travel. */
export type Unfit = {
  readonly day: CheckedDay;
  /** The place, to see, to eat at or at the end of the walk; "" where it is the whole day. */
  readonly name: string;
} & (
  | {
      readonly why:
        | "forChildren"
        | "longForChildren"
        | "nothingForChildren"
        | "longWalkForChildren"
        | "tableDoesNotSuit";
    }
  /** With the words of the diets that a table has no known choice for. */
  | { readonly why: "noChoiceAt"; readonly meal: MealKind; readonly wishes: readonly string[] }
);

/** What adults plan for children, and what small children have seen enough of before they are in. */
const FOR_CHILDREN: ReadonlySet<PlaceCategory> = new Set(["zoo", "theme-park"]);
const FOR_ADULTS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace"]);
/** Adults who didn't ask for a zoo or a theme park don't give it half of a day. */
const LONG_FOR_ADULTS_MINUTES = 150;
/** Of what is for adults, so long at a time is too much for children of that age. */
const LONG_FOR_CHILDREN_MINUTES = { underSix: 95, sixToTwelve: 95, teenagers: 180 } as const;
/** So far nobody walks with small children. */
const LONG_WALK_MINUTES = 25;

/**
 * What of a plan isn't for those who travel, unless they named it: zoos for adults, long museums and walks for children, days
 * without anything for them, formal tables with them, and tables without a choice for who keeps to a diet.
 */
export function unfitVisits(
  days: readonly CheckedDay[],
  request: Asking,
  city: KnownCity | undefined,
): Unfit[] {
  const isFamily = bringsChildren(request);
  const stage = youngestStage(request.childAges ?? []);
  const liked = categoriesOf(request.interests ?? []);
  const isChosen = ({ text, category }: CheckedVisit) =>
    isAskedFor({ name: text.placeName }, request.wishes ?? []) ||
    (category !== undefined && liked.has(category));
  const isUnfit = (visit: CheckedVisit) =>
    isFamily ? isLongForChildren(visit, LONG_FOR_CHILDREN_MINUTES[stage]) : isForChildren(visit);
  const why = isFamily ? "longForChildren" : "forChildren";
  return days.flatMap((day): Unfit[] => [
    ...day.visits
      .filter((visit) => isUnfit(visit) && !isChosen(visit))
      .map(({ text }) => ({ day, why, name: text.placeName }) as const),
    ...unfitTables(day, request, city),
    ...(isFamily && lacksFun(day, stage)
      ? [{ day, why: "nothingForChildren", name: "" } as const]
      : []),
    ...(isFamily && stage === "underSix" ? longWalks(day) : []),
  ]);
}

/** Of which children have little, where the guide doesn't say that it is for families. */
const DULL: ReadonlySet<PlaceCategory> = new Set([
  "museum",
  "palace",
  "worship",
  "monument",
  "market",
  "old-town",
]);

/** Hours of a family's plan at what is neither for children, nor of an interest, nor what one comes to the city for. */
export function hoursDullForChildren(
  days: readonly CheckedDay[],
  request: Asking,
  city: KnownCity | undefined,
): number {
  if (!bringsChildren(request)) return 0;
  const liked = categoriesOf(request.interests ?? []);
  const famous = new Set(firstSights(city?.places ?? []).map(({ id }) => id));
  const isDull = ({ known, category }: CheckedVisit) =>
    known !== undefined &&
    known.visitMinutes > SHORT_VISIT_MINUTES &&
    category !== undefined &&
    DULL.has(category) &&
    !liked.has(category) &&
    !famous.has(known.id) &&
    !isForFamilies(known);
  const minutes = days
    .flatMap(({ visits }) => visits.filter(isDull))
    .reduce((sum, { startMinutes, endMinutes }) => sum + endMinutes - startMinutes, 0);
  return minutes / 60;
}

function isForChildren({ known, category, startMinutes, endMinutes }: CheckedVisit): boolean {
  const isLong = endMinutes - startMinutes > LONG_FOR_ADULTS_MINUTES;
  return (
    known?.isForChildren === true ||
    (isLong && category !== undefined && FOR_CHILDREN.has(category))
  );
}

function isLongForChildren(
  { known, category, startMinutes, endMinutes }: CheckedVisit,
  minutes: number,
): boolean {
  if (category === undefined || !FOR_ADULTS.has(category)) return false;
  return endMinutes - startMinutes >= minutes && !isForFamilies(known);
}

function isForFamilies(known: CheckedVisit["known"]): boolean {
  return known !== undefined && (known.suits.includes("Family") || isFunForSmallChildren(known));
}

const INDOORS: ReadonlySet<PlaceCategory> = new Set([...FOR_ADULTS, "worship"]);

/** Of places that nobody knows nobody can say that they are nothing for children. */
function lacksFun({ visits }: CheckedDay, stage: ChildStage): boolean {
  return (
    visits.length > 0 &&
    visits.every(({ known }) => known && !isForFamilies(known) && !isSightFor(stage, known))
  );
}

/** From six on children like what the whole world comes to see, where it isn't rooms. */
function isSightFor(stage: ChildStage, { mustSee, category }: KnownPlace): boolean {
  return stage !== "underSix" && mustSee && !INDOORS.has(category);
}

function longWalks(day: CheckedDay): Unfit[] {
  return day.legs.flatMap((leg) =>
    leg?.mode === "walk" && leg.minutes >= LONG_WALK_MINUTES
      ? [{ day, why: "longWalkForChildren", name: leg.to }]
      : [],
  );
}

function unfitTables(day: CheckedDay, request: Asking, city: KnownCity | undefined): Unfit[] {
  const { traveller, wishes = [] } = request;
  const keptTo = wishes.flatMap((wish) => {
    const diet = wish.kind === "need" ? dietOf(wish) : undefined;
    return diet === undefined ? [] : [{ diet, text: wish.text }];
  });
  return (day.text.meals ?? []).flatMap(({ kind: meal, guideId, placeName }): Unfit[] => {
    const eatery = city?.eateries?.find(({ id }) => id === guideId);
    if (eatery === undefined || placeName === undefined) return [];
    const at = { day, name: placeName };
    const lacking = keptTo.filter(({ diet }) => !suitsDiets(eatery, [diet]));
    const lacked = [...new Set(lacking.map(({ text }) => text))];
    if (lacked.length > 0) return [{ ...at, why: "noChoiceAt", meal, wishes: lacked }];
    return traveller === "Family" && eatery.isFormal === true
      ? [{ ...at, why: "tableDoesNotSuit" }]
      : [];
  });
}
