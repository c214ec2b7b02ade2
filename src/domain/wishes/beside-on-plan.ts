import type { Meal, Trip, TripDay } from "../trip/trip.ts";
import { isPlanned } from "./language/object-choices.ts";
import { type SaidObject, saidItems } from "./language/said-items.ts";
import type { NameIndex } from "./language/said-names.ts";
import {
  asideOf,
  askOf,
  type Choice,
  choiceOf,
  type SaidPart,
  type SaidWish,
} from "./language/said-wish.ts";
import { saidWords } from "./language/said-words.ts";
import { isOfNoDay } from "./premises.ts";

type About = { readonly trip: Trip; readonly whole: string; readonly names: NameIndex };
type MealWish = Extract<SaidWish, { readonly verb: "meal" }>;

const NO_MATTER =
  /^(?:(?:and|but|though) ){0,5}(?:(?:it|that)(?:['’]?s| is) )?(?:also )?(?:no problem|not a problem|fine|ok|okay|no big deal|(?:i|we) (?:do ?n['’]?o?t|don['’]?t) mind)(?: (?:either|too|as well|at all|with it|with that))?$/i;
const TAKES = /^(?:remove|swap|fewer|at-most|not-on)$/;
const ELSE =
  /^(?:(?:and|but|so|maybe|perhaps|preferably|please|pls) ){0,5}(?:(?:anything|something|somewhere|another (?:one|place|restaurant)|other) (?:else )?)?(?:near|with|close to|around|by|that has|where they have)\b/i;
const OF_OTHER = /\b(?:the other(?: one)?|that (?:night|nite|evening|one|meal)|instead)\b/i;
/** What one says before or behind what one wants. */
const SAYS_NOTHING =
  /^(?:(?:oh|and|but|so|well|ok|okay|just|it['’]?s|what a) ){0,3}(?:seriously|really|pity|shame|k{3,8}|ha(?:ha){0,4}|lol|lmao|change of plans?|please correct|nobody['’]?s fussed|(?:i )?(?:do ?n['’]?t care|idc|dunno)(?: which)?|hate to be that person|only catch|never understood(?: it)?|what|nor|soon|no thanks?|(?:already |all )?(?:pai?yed|paid)(?: for)?|non ?refundable|no refunds?|(?:it )?(?:ca ?n['’]?t|cannot) be (?:moved|changed|cancel\w{0,4})|(?:so )?(?:shuffle|move|arrange|shift) the rest(?: around (?:it|that))?|other days? (?:are|is) (?:ok|fine|good))$/i;
const THE_OTHER = /\b(?:the other(?: one)?|that (?:night|nite|evening|one|meal))\b/i;
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
export function besideOnPlan(said: readonly SaidPart[], about: About): readonly SaidPart[] {
  const parts = said.map(asMeant).map((part, at, all) => withoutOutcry(part, all[at - 1], about));
  const told: SaidPart[] = [];
  for (const [at, part] of parts.entries()) {
    const former = told.at(-1);
    if (former !== undefined && isNoMatter(former, part)) {
      told.splice(-1, 1, asideOf(former), asideOf(part));
      continue;
    }
    // "... it's pricey. Anything else near the Palau": the wish before what is only told.
    const wished = told.findLastIndex(({ kind }) => kind !== "aside");
    const led = told[wished];
    const table = led && withItsPlace(led, part, about);
    if (table !== undefined) {
      told.splice(wished, 1, table);
      continue;
    }
    const joined = former === undefined ? undefined : ifClosed(former, part, told.at(-2), about);
    const wanted = STILL_WANTED.test(part.text) ? told.findLastIndex(takesOnly) : -1;
    const gone = told[wanted];
    if (part.kind !== "wish" && gone !== undefined) {
      told.splice(wanted, 1, keptOrGone(gone));
      told.push(asideOf(part));
      continue;
    }
    if (joined !== undefined) {
      told.splice(-1, 1, joined);
      continue;
    }
    const beside = {
      before: parts.slice(Math.max(0, at - SPOKEN_OF), at),
      next: parts[at + 1],
      hasNoDay: parts.some((one) => isOfNoDay(one, about.trip.tripData.itinerary)),
    };
    told.push(apart(part, beside, about));
  }
  return told;
}

/** What words most likely mean is a wish as one that is read for certain. */
function asMeant(part: SaidPart): SaidPart {
  const [meant] = part.kind === "ask" && part.isMeant === true ? part.choices : [];
  const { from, to, text } = part;
  return meant === undefined ? part : { from, to, text, kind: "wish", wishes: meant.wishes };
}

const OUTCRY =
  /^(?:(?:it|that|this)? ?(?:is|are|s|['’]s|was) )?(?:just |really |so |pretty )?(?:mad|insane|brutal|nuts|crazy|a joke|ridiculous|(?:way )?too much|a bit much)$/i;
const OUTCRY_OF = /^(?:P|k|E|meal|T\w+|S)$/;

/** "Dinner at 20:35 is mad": of the dinner, and no wish for days with less in them. */
function withoutOutcry(part: SaidPart, former: SaidPart | undefined, about: About): SaidPart {
  const wishes =
    part.kind === "wish"
      ? part.wishes
      : part.kind === "ask"
        ? part.choices.flatMap((one) => one.wishes)
        : [];
  const isPace = wishes.length > 0 && wishes.every(({ verb }) => verb === "pace");
  const isOfOne =
    former !== undefined && itemsOf(former.text, about).some(({ code }) => OUTCRY_OF.test(code));
  return isPace && isOfOne && OUTCRY.test(part.text.trim()) ? asideOf(part) : part;
}

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

const IF_CLOSED =
  /^(?:and |so )?if (?:(?:it|that)(?:['’]?s| is) |they(?:['’]re| are) )?(?:closed|shut|not open)\b/i;
const TAKES_IT = /^(?:then )?(?:take|leave|drop|skip|bin|remove|lose) (?:it|that|them)(?: out)?$/i;

/** "Is the tower open? If it's closed, take it out": it is said whether it is, and one tap takes it out. */
function ifClosed(
  former: SaidPart,
  part: SaidPart,
  question: SaidPart | undefined,
  { whole }: About,
): SaidPart | undefined {
  const [wish] = question?.kind === "wish" ? question.wishes : [];
  if (wish?.verb !== "is-open" || !IF_CLOSED.test(former.text) || !TAKES_IT.test(part.text))
    return undefined;
  const both = { from: former.from, to: part.to, text: whole.slice(former.from, part.to) };
  const { what } = wish;
  const choices = (["remove", "keep"] as const).map((verb) => choiceOf({ verb, what }));
  return { ...both, kind: "ask", choices, isTurned: true };
}

const STILL_WANTED =
  /^(?:(?:and|but|the|my|our) ){0,3}(?:parents|others|rest|kids|adults|they|he|she|mum|mom|dad|husband|wife)\b.{0,20}\b(?:still|do|does)(?: want| wants| like| likes| go)?\b/i;

const takesOnly = (part: SaidPart) =>
  part.kind === "wish" &&
  part.wishes.length > 0 &&
  part.wishes.every(({ verb }) => verb === "remove");

/** "We two don't do the Basilica. Our parents still want to": it is in the plan of all. */
function keptOrGone(part: SaidPart): SaidPart {
  const wishes = part.kind === "wish" ? part.wishes : [];
  const things = wishes.flatMap((wish) => (wish.verb === "remove" ? [wish.what] : []));
  const choices = things.flatMap((what) =>
    (["keep", "remove"] as const).map((verb) => choiceOf({ verb, what })),
  );
  return askOf(part, choices);
}

type Beside = {
  readonly before: readonly SaidPart[];
  readonly next: SaidPart | undefined;
  /** Some words name a day that the trip doesn't have. */
  readonly hasNoDay: boolean;
};

/** "We'll see it from the bus". */
const SEEN_FROM =
  /\b(?:see|seen) (?:it|them|that|this|those) from (?:the|a|our) (?:bus|boat|train|tram|taxi|cab|car)\b/i;
const NOT_NEEDED =
  /\b(?:not|no longer|n['’]?t) (?:be )?(?:needed|necessary|required)\b|\bno need\b/i;
const SAYS_WALK = /\b(?:walk\w{0,4}|steps?|foot|feet|on my legs|around|distances?)\b/i;
const FISH_IS_FINE =
  /\b(?:fish|seafood)(?: is| are|['’]s)? (?:ok|okay|fine|good)\b|\bpesc[ae]tarian\b|\beat fish\b/i;

/** A note, or a whole day off, is nothing that such words ask for; nor is a name that nobody knows. */
const isIdle = ({ label, wishes: [wish] }: Choice) =>
  label === "note" ||
  (wish?.verb === "free" && wish.part === "day") ||
  (wish?.verb === "add" &&
    wish.what.kind === "places" &&
    wish.what.found.every(({ id, name }) => id === name));

function apart(part: SaidPart, { before, next, hasNoDay }: Beside, about: About): SaidPart {
  const former = before.at(-1);
  if (part.kind === "ask") {
    if (SAYS_NOTHING.test(part.text.trim()) && part.choices.every(isIdle)) return asideOf(part);
    const [meant] = part.choices[0]?.wishes ?? [];
    const isFood = meant?.verb === "meal" && meant.food !== undefined && meant.when === undefined;
    return isFood && THE_OTHER.test(part.text) ? ofOtherMeal(part, meant, before, about) : part;
  }
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  if (wish === undefined || part.kind !== "wish" || others.length > 0) return part;
  const led = about.whole.slice(0, part.from);
  // "While they do the zoo, ..." says what others do.
  if (/\b(?:while|whilst)\s*$/i.test(led)) return askOf(part, [NOTE]);
  const itself = [choiceOf(wish)];
  if (isComplaint(part, wish, next, about)) {
    const at = itemsOf(part.text, about).find(({ bound }) => bound !== undefined)?.minutes;
    return askOf(part, notThen(wish, at));
  }
  // "The gyoza place + the beer hall are out".
  if (BRINGS.test(wish.verb) && isListedOut(part, next, about)) return askOf(part, [NOTE]);
  // "A + B first", of which A is asked about.
  if (former !== undefined && isListed(former, part, about)) return askOf(part, itself);
  switch (wish.verb) {
    case "add":
      // "90 min of modern art, hmm. LX Factory instead?"
      return former?.kind === "ask" && IS_INSTEAD.test(part.text) && !isPlanned(wish.what)
        ? askOf(part, [...insteadOf(former, wish, about), ...itself])
        : ofThatKind(part, wish, next, about);
    case "not-on":
      // "My ticket is Friday, not Saturday".
      return former?.kind === "ask" && ONLY_NOT.test(part.text)
        ? askOf(part, itself)
        : asAbsent(part, wish, about);
    case "remove":
      return ofSome(part, wish, former, about) ?? asAbsent(part, wish, about);
    case "start-day":
    case "end-day":
      return ofOthers(part, wish, hasNoDay);
    case "cheaper":
      return OF_IT.test(part.text) ? ofDearOne(part, before, about) : part;
    case "meal":
      if (FOR_SO_MANY.test(part.text) && wish.minutes !== undefined) return asideOf(part);
      if (wish.table !== undefined && NOT_NEEDED.test(part.text))
        return notNeeded(part, wish, about);
      return wish.food !== undefined && wish.when === undefined && OF_OTHER.test(part.text)
        ? ofOtherMeal(part, wish, before, about)
        : part;
    case "less-walking":
      // "Bad knee, cabs between stuff".
      return SAYS_WALK.test(part.text) ? part : askOf(part, itself);
    case "need":
      if (/\b(?:do ?n['’]?t|do not) drink$/i.test(part.text)) return asideOf(part);
      return wish.need === "vegetarian" && FISH_IS_FINE.test(about.whole)
        ? askOf(part, itself)
        : wish.need === "transport" && SEEN_FROM.test(led + part.text)
          ? asideOf(part)
          : part;
    case "free-hours":
      // "My feet get no rest".
      return /\bno\s*$/i.test(led) ? asideOf(part) : part;
    default:
      return part;
  }
}

const FOR_SO_MANY =
  /\b(?:table|lunch|dinner) for (?:two|three|four|five|six|seven|eight|[2-9])\b(?!:| ?[ap]m)/i;
const SOMEBODY =
  /\b(?:my|our|her|his|the|an?) (?:\p{L}{1,12} ){0,2}(?:daughter|son|mum|mom|mother|dad|father|parents|sister|brother|friends?|aunt|uncle|cousins?|gran|granny|grandma|grandpa|husband|wife|boyfriend|girlfriend|bf|gf|partner|niece|nephew|kids?|little one|toddler|baby|teens?|eldest|youngest)\b/iu;
const ARRIVES = /^.{0,20}\b(?:lands?|arrives?|flies|gets? in|comes|leaves?|departs?)\b/i;

function isOfOthers(text: string): boolean {
  const somebody = SOMEBODY.exec(text);
  return somebody !== null && ARRIVES.test(text.slice(somebody.index + somebody[0].length));
}

/** "Not the tower for our toddler". */
function isForSome(text: string): boolean {
  const somebody = SOMEBODY.exec(text);
  return somebody !== null && /\bfor $/i.test(text.slice(0, somebody.index));
}

const OTHERS_GO =
  /\b(?:i|we|he|she|dad|mum|mom|others?|rest|grandma|grandpa)\b.{0,12}\b(?:go(?:es)?|do(?:es)?|stays?|alone|without|still)\b/i;

/** "Our daughter lands on Saturday at 16:00": no arrival of the others; they may want to be free then. */
function ofOthers(
  part: SaidPart,
  wish: Extract<SaidWish, { readonly verb: "start-day" | "end-day" }>,
  hasNoDay: boolean,
): SaidPart {
  const on = wish.when === undefined ? {} : { when: wish.when };
  if (isOfOthers(part.text) && typeof wish.minutes === "number") {
    const from = wish.minutes - (wish.verb === "start-day" ? 3 * 60 : 2 * 60);
    const free = {
      verb: "free-hours",
      fromMinutes: from,
      toMinutes: from + 3 * 60,
      ...on,
    } as const;
    return askOf(part, [choiceOf(free), NOTE]);
  }
  // The last day is none that the trip has.
  const isOfLast = wish.verb === "end-day" && wish.when?.days?.includes(-1) === true;
  return hasNoDay && isOfLast ? askOf(part, [choiceOf(wish)]) : part;
}

/** "No tea ceremony for the little one" leaves it to the others, and "never the pastéis" may go nobody knows what. */
function ofSome(
  part: SaidPart,
  { what }: Extract<SaidWish, { readonly verb: "remove" }>,
  former: SaidPart | undefined,
  { whole }: About,
): SaidPart | undefined {
  if (!isPlanned(what)) return undefined;
  const keep = choiceOf({ verb: "keep", what });
  if (isForSome(part.text) && OTHERS_GO.test(whole.slice(part.to)))
    return askOf(part, [keep, choiceOf({ verb: "remove", what })]);
  if (!/^(?:(?:and|but) )?never (?:the |our )?/i.test(part.text) || /\bagain\b/i.test(part.text))
    return undefined;
  const isAfterLoss = /\b(?:lose|drop|skip|cut|remove|leave out)\b/i.test(former?.text ?? "");
  const { from, to, text } = part;
  return isAfterLoss
    ? { from, to, text, kind: "wish", wishes: keep.wishes }
    : askOf(part, [keep, choiceOf({ verb: "remove", what })]);
}

const BRINGS = /^(?:add|meal)$/;
const ONLY_NOT = /^(?:and |but )?not (?:on |the )?\p{L}{2,12}$/iu;
const TIMED = /^(?:set-start|set-end|start-day|end-day|meal|move|stay)$/;
const CALLS_BAD =
  /\b(?:nightmare|madness|mad|joke|hell|no chance|no way|ridiculous|insane|crazy|impossible|hopeless|sardines|awful|brutal|nuts|no thanks?|no thank you|nope|nah|is(?:n['’]?t| not) happening)\b|\b(?:i|we|they|he|she)(?:['’]?d| would|['’]?ll| will) (?:be (?:asleep|dead|knackered|starving|wrecked|exhausted|broken)|die|fall asleep|never|hate)\b/i;

/** "The tram at 7 with a toddler = nightmare": an hour that somebody complains of is none that is wanted. */
function isComplaint(
  part: SaidPart,
  wish: SaidWish,
  next: SaidPart | undefined,
  { whole }: About,
): boolean {
  const isOfHour = /\d|\b(?:last|end|first|start)\b/i.test(part.text);
  if (!TIMED.test(wish.verb) || !isOfHour || next?.kind === "wish") return false;
  const [rest = ""] = whole.slice(part.to).split(/[.!?;\n]/, 1);
  return CALLS_BAD.test(rest);
}

const LATE_MEAL = 19 * 60;

/** @param at its hour as it was said. */
function notThen(wish: SaidWish, at: number | undefined): readonly Choice[] {
  if (wish.verb === "meal" && typeof wish.minutes === "number") {
    const minutes = wish.minutes >= LATE_MEAL ? "earlier" : "later";
    return [{ label: minutes, name: wish.meal, wishes: [{ ...wish, minutes }] }];
  }
  if (!("what" in wish) || wish.what === undefined || !isPlanned(wish.what))
    return [choiceOf(wish)];
  const { what } = wish;
  const gone = choiceOf({ verb: "remove", what });
  if (wish.verb === "stay") return [choiceOf({ verb: "stay", what, minutes: "shorter" }), gone];
  const isLast = wish.verb === "move" && wish.to === "last";
  const start = typeof at === "number" ? at : undefined;
  const to = isLast || (start ?? 0) >= LATE_HOUR ? "earlier" : "later";
  return isLast || start !== undefined
    ? [choiceOf({ verb: "move", what, to }), gone]
    : [gone, choiceOf({ verb: "keep", what })];
}

const LATE_HOUR = 17 * 60;

function isListed(former: SaidPart, part: SaidPart, about: About): boolean {
  const names = itemsOf(former.text, about).filter(({ code }) => code !== "-");
  return (
    former.kind === "ask" &&
    names.length === 1 &&
    names[0]?.what !== undefined &&
    /^\s*(?:\+|&|and|n)\s*(?:the )?$/i.test(about.whole.slice(former.to, part.from))
  );
}

function isListedOut(part: SaidPart, next: SaidPart | undefined, { whole }: About): boolean {
  return (
    next !== undefined &&
    /^\s*(?:\+|&|and|n|,)\s*(?:the )?$/i.test(whole.slice(part.to, next.from)) &&
    /\b(?:out|can go|not needed)$/i.test(next.text)
  );
}

/** "No Forum on day 3?", of a plan without it, asks for it. */
function asAbsent(
  part: SaidPart,
  { what, when }: Extract<SaidWish, { readonly verb: "remove" | "not-on" }>,
  { whole, trip }: About,
): SaidPart {
  const isAsked = /^no\b/i.test(part.text) && whole.slice(part.to).trimStart().startsWith("?");
  const ids = what.kind === "places" ? what.found.map(({ id }) => id) : [];
  const isThere = trip.tripData.itinerary.some(({ plan }) =>
    plan.some(({ id }) => ids.includes(id)),
  );
  if (!isAsked || what.kind !== "places" || isThere) return part;
  return askOf(part, [choiceOf({ verb: "add", what, ...(when && { when }) })]);
}

/** "Put the basilica and the square in the morning": the one that the plan has. */
function ofThatKind(
  part: SaidPart,
  { what }: Extract<SaidWish, { readonly verb: "add" }>,
  next: SaidPart | undefined,
  { trip, whole }: About,
): SaidPart {
  if (what.kind !== "category" || what.isPlural) return part;
  const at = part.text.indexOf(what.text);
  if (!/\bthe $/i.test(part.text.slice(0, Math.max(0, at)))) return part;
  const word = what.text.toLowerCase();
  const [one, ...others] = trip.tripData.itinerary
    .flatMap(({ plan }) => plan)
    .filter(({ placeName }) => placeName.toLowerCase().split(/\W+/).includes(word));
  if (one === undefined || others.length > 0) return part;
  const { id, placeName: name } = one;
  const place: SaidObject = { kind: "places", text: what.text, found: [{ id, name, in: "plan" }] };
  const [led, ...more] = next?.kind === "wish" ? next.wishes : [];
  const isJoined =
    next !== undefined && /^\s*(?:and|&|\+)\s*$/i.test(whole.slice(part.to, next.from));
  const { from, to, text } = part;
  return led?.verb === "move" && isJoined && more.length === 0
    ? { from, to, text, kind: "wish", wishes: [{ ...led, what: place }] }
    : askOf(part, [choiceOf({ verb: "keep", what: place }), choiceOf({ verb: "add", what })]);
}

/** "They take me to lunch, so The Albert is not needed": the meal there. */
function notNeeded(part: SaidPart, { table }: MealWish, { trip }: About): SaidPart {
  const { itinerary } = trip.tripData;
  const isAt = ({ guideId, placeName }: Meal) => guideId === table?.id || placeName === table?.name;
  const at = itinerary.findIndex(({ meals }) => meals?.some(isAt));
  const meal = itinerary[at]?.meals?.find(isAt);
  if (meal === undefined) return part;
  const { from, to, text } = part;
  const gone: SaidWish = { verb: "meal", meal: meal.kind, isGone: true, when: { days: [at + 1] } };
  return { from, to, text, kind: "wish", wishes: [gone] };
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
function ofDearOne(part: SaidPart, before: readonly SaidPart[], about: About): SaidPart {
  const named = before.findLast(({ text }) =>
    itemsOf(text, about).some(({ what, table }) => (what ?? table) !== undefined),
  );
  if (named === undefined) return part;
  return named.kind === "wish" ? asideOf(part) : askOf(part, [NOTE]);
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
  // "Any park picnic instead" is of all of them.
  if (choices.length === 0 && /\binstead\b/i.test(part.text)) return part;
  return askOf(part, choices.length === 0 ? [choiceOf(wish)] : choices);
}
