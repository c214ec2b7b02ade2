import type { Meal, Trip, TripDay } from "../trip/trip.ts";
import { saidItems } from "./language/said-items.ts";
import type { NameIndex } from "./language/said-names.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./language/said-wish.ts";
import { saidWords } from "./language/said-words.ts";

type About = { readonly trip: Trip; readonly whole: string; readonly names: NameIndex };
type MealWish = Extract<SaidWish, { readonly verb: "meal" }>;

const NO_MATTER =
  /^(?:(?:and|but|though) ){0,5}(?:(?:it|that)(?:['’]?s| is) )?(?:also )?(?:no problem|not a problem|fine|ok|okay|no big deal|(?:i|we) (?:do ?n['’]?o?t|don['’]?t) mind)(?: (?:either|too|as well|at all|with it|with that))?$/i;
const TAKES = /^(?:remove|swap|fewer|at-most|not-on)$/;
const ELSE =
  /^(?:(?:and|but|so|maybe|perhaps|preferably|please|pls) ){0,5}(?:(?:anything|something|somewhere|another (?:one|place|restaurant)|other) (?:else )?)?(?:near|with|close to|around|by|that has|where they have)\b/i;
const OF_OTHER = /\b(?:the other(?: one)?|that (?:night|nite|evening|one|meal)|instead)\b/i;
const IS_INSTEAD = /\binstead\s*$/i;
const OF_IT =
  /^(?:(?:and|but|because|cos|bc|as|since) ){0,5}(?:it|its|it['’]s|that|thats|that['’]s|they|they['’]re|looks?|sounds?|too|quite|a bit)\b/i;
const NOTE: Choice = { label: "note", name: "", wishes: [{ verb: "note" }] };
/** So far behind it is spoken of. */
const SPOKEN_OF = 4;

/**
 * What parts of a text about a trip say of each other, by what the plan has: where another table is to be and what it is to
 * have, which meal "the other" is, what is too dear, and what doesn't matter.
 */
export function besideOnPlan(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  const told: SaidPart[] = [];
  for (const [at, part] of parts.entries()) {
    const former = told.at(-1);
    if (former !== undefined && isNoMatter(former, part)) {
      told.splice(-1, 1, asideOf(former), asideOf(part));
      continue;
    }
    const table = former === undefined ? undefined : withItsPlace(former, part, about);
    if (table !== undefined) {
      told.splice(-1, 1, table);
      continue;
    }
    told.push(apart(part, parts.slice(Math.max(0, at - SPOKEN_OF), at), about));
  }
  return told;
}

const asideOf = ({ from, to, text }: SaidPart): SaidPart => ({ from, to, text, kind: "aside" });
const askOf = ({ from, to, text }: SaidPart, choices: readonly Choice[]): SaidPart => ({
  ...{ from, to, text, choices },
  kind: "ask",
  isTurned: true,
});
const itemsOf = (text: string, { names }: About) => saidItems(text, saidWords(text), names);

/** "Halal ramen is not necessary, but no problem either". */
function isNoMatter(former: SaidPart, part: SaidPart): boolean {
  const takes = ({ verb, ...wish }: SaidWish) =>
    TAKES.test(verb) || ("isOther" in wish && wish.isOther === true) || "isGone" in wish;
  return (
    part.kind !== "wish" &&
    NO_MATTER.test(part.text.trim()) &&
    former.kind === "wish" &&
    former.wishes.some(takes)
  );
}

/** "Not the Quatre Gats. Anything else near the Palau, with fish": there, and with it. */
function withItsPlace(former: SaidPart, part: SaidPart, about: About): SaidPart | undefined {
  const [wish, ...others] = former.kind === "wish" ? former.wishes : [];
  const isOther = wish?.verb === "meal" && wish.isOther === true && others.length === 0;
  if (!isOther || former.kind !== "wish" || part.kind === "aside" || !ELSE.test(part.text))
    return undefined;
  const items = itemsOf(part.text, about);
  const [food, ...foods] = items.flatMap((item) => item.food ?? []);
  const [what, ...things] = items.flatMap((item) => item.what ?? []);
  const isMore = items.some(({ meal, table, minutes }) => (meal ?? table ?? minutes) !== undefined);
  if (isMore || foods.length + things.length > 0 || (food ?? what) === undefined) return undefined;
  if (what !== undefined && what.kind !== "places") return undefined;
  const to = part.to;
  const there: MealWish = {
    ...wish,
    ...(what === undefined ? {} : { near: what }),
    ...(food === undefined ? {} : { food }),
  };
  return { ...former, to, text: about.whole.slice(former.from, to), wishes: [there] };
}

function apart(part: SaidPart, before: readonly SaidPart[], about: About): SaidPart {
  const former = before.at(-1);
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  if (wish === undefined || part.kind !== "wish" || others.length > 0) return part;
  const led = about.whole.slice(0, part.from);
  // "While they do the zoo, ..." says what others do.
  if (/\b(?:while|whilst)\s*$/i.test(led)) return askOf(part, [NOTE]);
  // "90 min of modern art, hmm. LX Factory instead?"
  if (wish.verb === "add" && former?.kind === "ask" && IS_INSTEAD.test(part.text))
    return askOf(part, [...insteadOf(former, wish, about), choiceOf(wish)]);
  if (wish.verb === "cheaper" && OF_IT.test(part.text) && former !== undefined)
    return ofDearOne(part, former, about);
  if (wish.verb === "meal" && wish.food !== undefined && wish.when === undefined)
    return OF_OTHER.test(part.text) ? ofOtherMeal(part, wish, before, about) : part;
  return part;
}

/** Places of the plan of the kind that was complained of. */
function insteadOf(
  former: SaidPart,
  { what: by }: Extract<SaidWish, { readonly verb: "add" }>,
  about: About,
): readonly Choice[] {
  const kinds = itemsOf(former.text, about).flatMap(({ what }) =>
    what?.kind === "category" ? what.categories : [],
  );
  const spans = itemsOf(former.text, about).flatMap(({ code, minutes }) =>
    code === "S" ? (minutes ?? []) : [],
  );
  const places = about.trip.tripData.itinerary
    .flatMap(({ plan }) => plan)
    .filter(({ category }) => category !== undefined && kinds.includes(category));
  const isSoLong = ({ visit }: (typeof places)[number]) =>
    visit !== undefined && spans.includes(visit.endMinutes - visit.startMinutes);
  const meant = places.some(isSoLong) ? places.filter(isSoLong) : places;
  return meant.slice(0, 2).map(({ id, placeName: name }) => {
    const what = { kind: "places", text: name, found: [{ id, name, in: "plan" }] } as const;
    return choiceOf({ verb: "swap", what, by });
  });
}

/** "Not the Quatre Gats, it's pricey for what it is": nothing else is. */
function ofDearOne(part: SaidPart, former: SaidPart, about: About): SaidPart {
  const items = itemsOf(former.text, about);
  if (items.every(({ what, table }) => (what ?? table) === undefined)) return part;
  return former.kind === "wish" ? asideOf(part) : askOf(part, [NOTE]);
}

/** "For the other just pizza": at one of the tables that were named, or on one of the days. */
function ofOtherMeal(
  part: SaidPart,
  wish: MealWish,
  before: readonly SaidPart[],
  about: About,
): SaidPart {
  const { itinerary } = about.trip.tripData;
  const named = before
    .flatMap(({ text }) => itemsOf(text, about))
    .flatMap(({ table }) => table ?? []);
  const isAt = ({ guideId, placeName }: Meal) =>
    named.some(({ id, name }) => guideId === id || placeName === name);
  const choices = itinerary.flatMap(({ meals = [] }: TripDay, at) =>
    meals
      .filter(isAt)
      .map(({ kind }) => choiceOf({ ...wish, meal: kind, when: { days: [at + 1] } })),
  );
  return choices.length === 0 ? askOf(part, [choiceOf(wish)]) : askOf(part, choices);
}
