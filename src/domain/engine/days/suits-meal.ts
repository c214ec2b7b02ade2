import { type EateryDiet, PRICE_LEVELS, type PriceLevel } from "../../places/eatery-kind.ts";
import { distanceKm } from "../../places/geo.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { Meal } from "../../trip/trip.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownCity, KnownEatery } from "../known-city.ts";
import { isNamed } from "../visits/named-places.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** What a meal costs that fits the budget, and the most that it may cost. */
const PRICES: Readonly<Record<BudgetTitle, { wanted: PriceLevel; most: PriceLevel }>> = {
  Economy: { wanted: "low", most: "middle" },
  Budget: { wanted: "low", most: "middle" },
  Standard: { wanted: "middle", most: "middle" },
  Comfort: { wanted: "middle", most: "high" },
  Premium: { wanted: "high", most: "high" },
};
/** What travellers say they keep to, as guides name it; of other needs no guide knows anything. */
const DIETS: Readonly<Partial<Record<Need, EateryDiet>>> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  glutenFree: "gluten-free",
  halal: "halal",
  kosher: "kosher",
};
/** With so many stalls there is a choice for vegetarians, but nothing is sure for a stricter diet. */
const STALLS: ReadonlySet<KnownEatery["kind"]> = new Set(["market", "food-hall", "food-street"]);
const IN_MALL = /\b(?:malls?|food courts?|shopping (?:cent(?:re|er)|mall)|department store)\b/i;
/** Where these are what one comes for, stalls are no choice for who eats no meat. */
const OF_MEAT =
  /\b(?:bifanas?|pregos?|cutlets?|veal|tripe|grill\w*|pork|beef|lamb|mutton|chicken|duck|goose|sausages?|ham|oysters?|mechoui|roast\w*|steak\w*|parrillas?|churrascaria|barbecue|kebabs?|fish|seafood)\b/i;
const MORE_MEAT = /\b(?:schnitzel|ribs|knuckles?|wagyu|prawns?|crabs?|squid|meats?|rabbit|game)\b/i;
/** What a kitchen that is known for meat has beside it. */
const HAS_GREENS =
  /\b(?:vegetarian\w*|vegan\w*|vegetables?|greens|salads?|meatless|paneer|tofu|falafel|hummus|mezz?e|pizzas?|pasta|plant-based|beans|lentils?|da[ai]?l|dosas?|noodles|dumplings|risotto|gnocchi|curr(?:y|ies)|omelettes?|pancakes?|soups?|sandwich(?:es)?|cheese|tacos|burritos|tapas|small plates|plates from|mushrooms?|artichokes?|eggs?|thalis?|pide|ravioli|bakery|buffet|for each|for all)\b/i;
const MEATLESS = /\b(?:vegetarian|vegan|veganism|meatless|meat-free|without meat)\b/i;
const NO_MEAT: ReadonlySet<EateryDiet> = new Set(["vegetarian", "vegan"]);

/** What is known for it is no table for who may not touch it; other kitchens may serve it, too. */
const SEAFOOD =
  /\b(?:seafood|shellfish|fish\w*|oysters?|crabs?|lobsters?|prawns?|shrimps?|clams?|mussels?|squid|octopus|cod|sushi|sashimi|ceviche\w*|cevicher[ií]a|marisc\w*|marisqueira|poke|anchov\w*|sardines?|eels?|herrings?|salmon|tuna|trout|mackerel|fugu|blowfish|hamo)\b/i;

/** Fish that is cooked, and all other seafood, is fine for who leaves these out. */
const RAW =
  /\b(?:raw (?:fish|seafood)|oysters?|roh\w* fisch\w*|austern?|poissons? crus?|hu[iî]tres?|pescado crudo|ostras?|pesce crudo|ostriche|peixe cru)\b|生魚|刺身|牡蠣|生鱼|生蚝/i;

/** What travellers say that they don't eat, and the tables that are known for it. */
const NOT_EATEN: readonly { readonly said: RegExp; readonly tables: RegExp }[] = [
  {
    said: /\b(?:pork|schwein\w*|porc|cerdo|maiale|porco)\b|豚|猪肉|خنزير/i,
    tables:
      /\b(?:pork|ham|jam[oó]n|bacon|tonkatsu|kurobuta|bak kut teh|char siu|chorizo|sausages?|ribs|carnitas|cochinita|al pastor|porchetta|guanciale|carbonara|amatriciana|knuckles?|bifanas?|suckling pig|pigs?|tonkotsu)\b/i,
  },
  {
    said: /\b(?:beef|rind\w*|bœuf|boeuf|ternera|vacuno|manzo|carne bovina)\b|牛|بقر/i,
    tables: /\b(?:beef|steaks?|parrillas?|wagyu|gyudon|brisket|burgers?)\b/i,
  },
  {
    said: /\b(?:lamb|mutton|lamm\w*|agneau|cordero|agnello|cordeiro)\b|羊/i,
    tables: /\b(?:lamb|mutton|mechoui)\b/i,
  },
  {
    said: /\b(?:spic(?:y|es?)|mild|scharf\w*|[ée]pic[ée]s?|picantes?|piccanti?e?)\b|辛|辣|حار/i,
    tables: /\b(?:spicy|fiery|chill?i(?:es)?|sichuan)\b/i,
  },
  { said: RAW, tables: /\b(?:oysters?|sushi|sashimi|ceviche\w*|cevicher[ií]a|poke|omakase)\b/i },
  { said: SEAFOOD, tables: SEAFOOD },
];

/** What these travellers ask of any place to eat. */
export type MealTastes = {
  readonly eatNoSeafood: boolean;
  /** What the tables that they stay away from are known for. */
  readonly notEaten?: readonly RegExp[] | undefined;
  readonly budget: BudgetTitle;
  /** What they or some of them keep to: a table has a choice for each. */
  readonly diets: readonly EateryDiet[];
  /** None of them eats meat. */
  readonly eatNoMeat: boolean;
  /** Some of them keep to no diet. */
  readonly eatAnything: boolean;
  readonly withChildren: boolean;
  /** They came for stalls, food halls and markets. */
  readonly likesStalls: boolean;
  /** A counter without seats is no meal for them: dear trips, and people who walk little. */
  readonly needSeats: boolean;
  /** They eat at no stall: a weak stomach, or a wish. */
  readonly noStalls: boolean;
  /** Places that they don't want to be at, on any day or on some: nor do they eat there. */
  readonly avoidedPlaces?: readonly string[] | undefined;
  /** So many that nobody seats them together who doesn't expect them. */
  readonly isGroup?: boolean | undefined;
};

/** From so many on; editorial. */
const GROUP_FROM = 5;

/** What travellers ask of any place to eat, by their request. */
export function tastesOf({
  budget,
  traveller,
  interests = [],
  wishes = [],
  people = 1,
}: Pick<PlanRequest, "budget" | "traveller" | "interests" | "wishes"> &
  Partial<Pick<PlanRequest, "people">>): MealTastes {
  // Who pays for a good hotel and likes food wants good tables.
  const isGood = budget === "Comfort" || budget === "Premium";
  const noStalls = wishes.some(avoidsStalls);
  const likesStalls = interests.includes("food") && !isGood && !noStalls;
  const keptTo = wishes.flatMap((wish) => {
    if (wish.kind !== "need") return [];
    const diet = dietOf(wish);
    return diet === undefined ? [] : [{ diet, isOfAll: wish.isOfSome === undefined }];
  });
  const walksLittle = wishes.some(({ kind }) => kind === "walkLess");
  return {
    budget,
    eatNoSeafood: wishes.some((wish) => wish.kind === "need" && isSeafoodFree(wish)),
    notEaten: wishes.flatMap((wish) => notEatenBy(wish)),
    isGroup: people >= GROUP_FROM,
    avoidedPlaces: wishes.flatMap((wish) => (wish.kind === "without" ? wish.names : [])),
    withChildren: traveller === "Family",
    likesStalls,
    noStalls,
    needSeats: !likesStalls && (budget === "Premium" || walksLittle),
    diets: keptTo.map(({ diet }) => diet),
    eatNoMeat: keptTo.some(({ diet, isOfAll }) => isOfAll && NO_MEAT.has(diet)),
    eatAnything: !keptTo.some(({ isOfAll }) => isOfAll),
  };
}

const OF_STALLS = /\b(?:street (?:food|stalls?|vendors?|eats)|stalls?|hawkers?|food carts?)\b/i;

/** Whether a wish is to eat nothing from the street. */
export function avoidsStalls(wish: TripWish): boolean {
  return wish.kind === "need" && wish.need === "noFood" && OF_STALLS.test(wish.text);
}

/** Whether a place to eat is a row of stalls or a counter among them. */
export function isStall({ kind, isStandUp }: KnownEatery): boolean {
  return kind === "food-street" || kind === "market" || isStandUp === true;
}

/** Kitchens in whose best known dishes are nuts. */
const NUTTY =
  /\b(?:nuts?|peanuts?|satay|pad thai|moles?|baklava|pistachios?|almonds?|walnuts?|hazelnuts?|cashews?)\b/i;

function notEatenBy(wish: TripWish): readonly RegExp[] {
  if (wish.kind !== "need") return [];
  if (wish.need === "nutFree") return [NUTTY];
  return wish.need !== "noFood"
    ? []
    : // "No pork, but fish is fine".
      NOT_EATEN.flatMap(({ said, tables }) =>
        said.test(withoutRaw(wish.text.split(/\bbut\b/i)[0] ?? "", said)) ? [tables] : [],
      );
}

/** "No raw fish" is not no fish. */
function withoutRaw(text: string, said: RegExp): string {
  return said === RAW ? text : text.replace(RAW, "");
}

/** Whether a need is to eat no seafood. */
export function isSeafoodFree({
  need,
  text,
}: {
  readonly need: Need;
  readonly text: string;
}): boolean {
  return need === "seafoodFree" || (need === "noFood" && SEAFOOD.test(withoutRaw(text, SEAFOOD)));
}

/** Whether a diet is one of those that most kitchens have nothing for. */
export function isStrict(diets: MealTastes["diets"]): boolean {
  return diets.some((diet) => diet !== "vegetarian");
}

/** The diet that a need asks for; undefined where it is none that guides know of. */
export function dietOf({ need }: { readonly need: Need }): EateryDiet | undefined {
  return DIETS[need];
}

/**
 * Whether a place to eat is right for a kind of meal of these travellers, at whatever hour: served there, not too dear,
 * with seats for who needs them, with a choice for those who keep to a diet, not formal where children come along, and not at
 * a place that they stay away from. A café is for breakfast and cake, never for dinner.
 */
export function suitsMeal(eatery: KnownEatery, kind: Meal["kind"], tastes: MealTastes): boolean {
  const { budget, diets, eatNoSeafood, withChildren, needSeats, avoidedPlaces = [] } = tastes;
  const said = `${eatery.name} ${eatery.details}`;
  const isDear = PRICE_LEVELS.indexOf(eatery.price) > PRICE_LEVELS.indexOf(PRICES[budget].most);
  const isCake = eatery.kind === "cafe" && kind === "dinner";
  const isForAdults = withChildren && eatery.isFormal === true;
  const isStanding = needSeats && eatery.isStandUp === true;
  return (
    eatery.meals.includes(kind) &&
    !isDear &&
    !isCake &&
    !isForAdults &&
    !isStanding &&
    !(tastes.noStalls && isStall(eatery)) &&
    !avoidedPlaces.some((names) => isNamed(eatery, names)) &&
    !(eatNoSeafood && SEAFOOD.test(said)) &&
    !tastes.notEaten?.some((tables) => tables.test(said)) &&
    suitsDiets(eatery, diets)
  );
}

/** Around the middle of a quarter, or a market. */
const QUARTER_KM = 0.2;

/** The places to eat that are not in a quarter that the travellers stay away from. */
export function eateriesFor(
  { places, eateries = [] }: Pick<KnownCity, "places" | "eateries">,
  { avoidedPlaces = [] }: MealTastes,
): readonly KnownEatery[] {
  const quarters = places.filter(
    (place) =>
      (place.category === "old-town" || place.category === "market") &&
      avoidedPlaces.some((names) => isNamed(place, names)),
  );
  return quarters.length === 0
    ? eateries
    : eateries.filter((one) => quarters.every(({ at }) => distanceKm(at, one.at) > QUARTER_KM));
}

/** How many levels its price is off what fits the budget; at stalls one eats cheaply. */
export function priceSteps({ price }: KnownEatery, { budget, likesStalls }: MealTastes): number {
  const wanted = likesStalls ? "low" : PRICES[budget].wanted;
  return Math.abs(PRICE_LEVELS.indexOf(price) - PRICE_LEVELS.indexOf(wanted));
}

/** Whether all of it is for who eats no meat: the others rather go elsewhere. */
export function isMeatless({ name, details }: KnownEatery): boolean {
  return MEATLESS.test(`${name} ${details}`);
}

/** Whether meat or fish is all that the guide says of its kitchen, whatever else is on the list. */
export function isOfMeat(eatery: KnownEatery): boolean {
  return servesMeat(eatery) && !HAS_GREENS.test(`${eatery.name} ${eatery.details}`);
}

/** Whether its kitchen is known for meat or fish among other things. */
export function servesMeat({ name, details }: KnownEatery): boolean {
  const said = `${name} ${details}`;
  return OF_MEAT.test(said) || MORE_MEAT.test(said);
}

/** Whether one eats there at stalls, in the street or at a counter: what street food is. */
export function hasStalls({ kind, isStandUp }: Pick<KnownEatery, "kind" | "isStandUp">): boolean {
  return STALLS.has(kind) || isStandUp === true;
}

/** The food court of a mall is no street, whatever its stalls sell. */
export function isInMall({ kind, name, details }: KnownEatery): boolean {
  return kind === "food-hall" && IN_MALL.test(`${name} ${details}`);
}

/** Whether who keeps to these diets has a choice there. */
export function suitsDiets(
  { kind, name, details, diets: known = [] }: KnownEatery,
  diets: readonly EateryDiet[],
): boolean {
  return diets.every((diet) => {
    if (NO_MEAT.has(diet) && STALLS.has(kind) && OF_MEAT.test(name)) return false;
    const hasChoice = STALLS.has(kind) && !OF_MEAT.test(details);
    return (
      known.includes(diet) || (diet === "vegetarian" && (known.includes("vegan") || hasChoice))
    );
  });
}
