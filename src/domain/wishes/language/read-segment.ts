import { withoutAccents } from "../../plain-text.ts";
import { withoutColour } from "./plain-order.ts";
import { isRemark } from "./remark.ts";
import { oneMuseum } from "./rules/counts.ts";
import { daysOut } from "./rules/days-out.ts";
import { describedThing } from "./rules/described.ts";
import { feasts } from "./rules/feasts.ts";
import { exceptFood, FOOD_RULES, mealOfTheirOwn } from "./rules/food.ts";
import { freeDays } from "./rules/free-days.ts";
import { HOUR_RULES } from "./rules/hours.ts";
import { indoors } from "./rules/indoors.ts";
import { lateAndEarly } from "./rules/late-and-early.ts";
import { hotelWish, isOfLodging, sumOfMoney } from "./rules/money.ts";
import { onTrip } from "./rules/on-trip.ts";
import { ofHeat, PEOPLE_RULES } from "./rules/people.ts";
import { PLACE_RULES } from "./rules/places.ts";
import { ROLE_RULES } from "./rules/roles.ts";
import { each, isKnownPlace, type Reading, type Rule } from "./rules/rule.ts";
import { sights } from "./rules/sights.ts";
import { SWAP_RULES } from "./rules/swaps.ts";
import { thrift } from "./rules/thrift.ts";
import { weakOnFoot } from "./rules/weak-on-foot.ts";
import { DAY_RULES, WHOLE_DAY_RULES } from "./rules/whole-days.ts";
import type { SaidItem, SaidObject } from "./said-items.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import { kindsThatGo, type SaidWish } from "./said-wish.ts";
import { isDescribedThing } from "./things.ts";
import { withUnnamed } from "./unnamed.ts";
import { withoutQualifiers } from "./without-qualifiers.ts";

const ASIDE =
  /^(?:-|it|by|\?|who|child|elder|so|then|fine|N|S|all|because|day|like|yes|thing|stuff|top|outing|only|last|first|any|some|special|party|athotel|plan|calm|walk|cheap|hotel)$/;
export const WISH_VERB =
  /^(?:rm|add|keep|swap|move|no|nothing|start|end|back|fewer|longer|shorter)$/;
/** Where several take a segment, the first is meant. */
const RULES = [
  ...SWAP_RULES,
  ...PLACE_RULES,
  ...HOUR_RULES,
  ...WHOLE_DAY_RULES,
  ...FOOD_RULES,
  ...PEOPLE_RULES,
  ...ROLE_RULES,
];

export const COST = {
  tail: 1.1,
  rule: 1,
  bare: 1.6,
  unnamed: 1.5,
  aside: 2,
  ask: 0.7,
  item: 0.8,
  unread: 0.4,
  colour: 0.4,
};

export type Read = {
  readonly segment: Segment;
  readonly reading: Reading | "aside" | "ask" | "bare";
  readonly cost: number;
  /** Things that no list has, without a verb: wanted where nothing else is said. */
  readonly isUnnamed?: true;
  /** Words behind it that say nothing to do. */
  readonly unused?: readonly SaidItem[];
  /** Where what it is contrasted with ends: "three hours, and not less". */
  readonly until?: number | undefined;
};

/** What a segment is read as, and what that costs. */
export function readSegment(segment: Segment, isBareWanted: boolean): Read {
  const who = whoIn(segment);
  if (who !== undefined) return { segment, reading: [{ verb: "with", who }], cost: COST.aside };
  const hotel = hotelWish(segment);
  if (hotel !== undefined) return { segment, reading: hotel, cost: COST.rule };
  const told = isBareWanted ? undefined : onTrip(segment);
  if (told !== undefined) return { segment, reading: told, cost: COST.rule };
  const sum = sumOfMoney(segment);
  if (sum !== undefined)
    return { segment, reading: sum, cost: COST.ask + COST.item * segment.items.length };
  if (isOfLodging(segment))
    return { segment, reading: [{ verb: "need", need: "lodging" }], cost: COST.rule };
  const byWeather = ofWeather(segment, isBareWanted);
  if (byWeather !== undefined) return byWeather;
  const known = isBareWanted ? ofForm(segment) : weakOnFoot(segment, false);
  if (known !== undefined) return { segment, reading: known, cost: COST.rule };
  const needed = isBareWanted ? wantedWithNeeds(segment) : undefined;
  if (needed !== undefined) return needed;
  const reading = tellsOfOthers(segment, isBareWanted) ? undefined : exactReading(segment);
  if (reading !== undefined && segment.items[0]?.code !== "but")
    return { segment, reading, cost: COST.rule };
  const unnamed = ofUnnamed(segment, isBareWanted);
  if (typeof unnamed?.reading === "object") return unnamed;
  const plain = ofPlain(segment, isBareWanted);
  if (plain !== undefined) return plain;
  const qualified = isBareWanted ? withQualifiers(segment) : undefined;
  if (qualified !== undefined) return qualified;
  if (unnamed !== undefined) return unnamed;
  if (/^(?:N |fine )?[PKk]$/.test(segment.shape) && !isRemark(segment.items)) {
    return {
      segment,
      reading:
        isBareWanted &&
        segment.when === undefined &&
        isWholeName(segment) &&
        !(segment.isEither && (segment.objects[0] ?? []).length > 1) &&
        // "Near a park" says where.
        segment.items.every(
          ({ isSubject, code, word = "" }) =>
            isSubject !== true && (code !== "by" || /^(?:for|with|w)$/.test(word)),
        )
          ? "bare"
          : "ask",
      cost: COST.bare,
    };
  }
  if (isTail(segment)) return { segment, reading: "aside", cost: COST.tail };
  if (isAside(segment) || isOfPeople(segment) || isIndifferent(segment) || isRemark(segment.items))
    return { segment, reading: "aside", cost: COST.aside };
  return { segment, reading: "ask", cost: COST.ask + COST.item * segment.items.length };
}

/** What is read of words before there is a plan, whatever stands beside them. */
function ofForm(segment: Segment): Reading | undefined {
  return (
    weakOnFoot(segment, true) ??
    freeDays(segment) ??
    feasts(segment) ??
    oneMuseum(segment) ??
    indoors(segment) ??
    thrift(segment) ??
    lateAndEarly(segment) ??
    daysOut(segment) ??
    mealOfTheirOwn(segment) ??
    sights(segment) ??
    ofHeat(segment) ??
    exceptFood(segment) ??
    describedThing(segment)
  );
}

/** What the rules say of a segment whose every item they take. */
export function exactReading(segment: Segment): Reading | "aside" | undefined {
  return (
    ruleReading(ofThere(segment) ?? ofMeal(segment)) ??
    (ITS_HOUR.test(segment.shape) && segment.hasIt ? ruleReading(ofIt(segment)) : undefined) ??
    ruleReading(segment) ??
    (isAside(segment) ? undefined : ruleReading(ofIt(segment)))
  );
}

/** A plain order whose other words only colour it. */
function ofPlain(segment: Segment, isBareWanted: boolean): Read | undefined {
  const plain = withoutColour(segment.items);
  const left = plain && segmentOf(plain.items);
  if (plain === undefined || left === undefined) return undefined;
  // "The Vespa is scary" wants none.
  const states = segment.items.some(({ word = "" }) =>
    /^(?:is|are|was|were|its|will|r)$/.test(word),
  );
  if ((states && !/[a-z]{2}|T/.test(left.shape)) || tellsOfOthers(segment, isBareWanted))
    return undefined;
  const unnamed = ofUnnamed(left, isBareWanted);
  const reading =
    exactReading(left) ??
    unnamed?.reading ??
    (isBareWanted && /^[PK]$/.test(left.shape) && left.when === undefined ? "bare" : undefined);
  if (reading !== "bare" && (typeof reading !== "object" || "choices" in reading)) return undefined;
  // "The shops that close early" are not all.
  const isWhich = /^(?:for|with|w|that|thats|which|who|where|when|while|like)$/;
  if (
    typeof reading === "object" &&
    kindsThatGo(reading).length > 0 &&
    isWhich.test(plain.unused[0]?.word ?? "")
  )
    return undefined;
  const dropped = segment.items.length - plain.items.length;
  return {
    segment: unnamed?.segment ?? left,
    reading,
    cost: (reading === "bare" ? COST.bare : COST.rule) + COST.colour * dropped,
    unused: plain.unused,
    ...(plain.contrast.length > 0 && { until: plain.contrast.at(-1)?.to }),
  };
}

/** "They will see the playground", "she loves gardens" say why; "she can do the Tate" is a wish, and of the form what she loves. */
function tellsOfOthers({ items, shape }: Segment, isBareWanted: boolean): boolean {
  const [first] = items;
  const isOther = first?.isSubject === true && /^(?:he|she|they)$/.test(first.word ?? "");
  const isMay = items.some(({ words = "" }) =>
    /\b(?:can|could|should|may|must|wants?|needs?|would)\b/.test(words),
  );
  return isOther && !isMay && !isBareWanted && /\b(?:add|want)\b/.test(shape);
}

const BESIDE_NEED = /^(?:-|want|add|like|some|fine|first|N|P|K|k|food|Q|D|by|and|or)$/;
const IS_SOMEWHERE = /^(?:somewhere|anywhere|nice|good)$/;

/** "Gluten-free pizza", "a swim somewhere by tram or bus": what is wanted, and what one needs of it. */
function wantedWithNeeds(segment: Segment): Read | undefined {
  const { items } = segment;
  const isNeed = ({ code, need }: SaidItem, at: number) =>
    code === "need" || (code === "noun" && need === "transport" && led(at));
  // "By tram or bus".
  const led = (at: number) =>
    items.slice(0, at).findLast(({ code }) => !/^(?:noun|or|and|-)$/.test(code))?.code === "by";
  const needs = items.flatMap((item, at) => (isNeed(item, at) ? [item.need ?? "facts"] : []));
  const rest = items.filter((item, at) => {
    const next = items[at + 1];
    const joins = /^(?:by|and|or|-)$/.test(item.code) && next !== undefined && isNeed(next, at + 1);
    return !isNeed(item, at) && !joins && !IS_SOMEWHERE.test(item.word ?? "");
  });
  if (needs.length === 0 || !rest.every(({ code }) => BESIDE_NEED.test(code))) return undefined;
  const left = segmentOf(rest);
  const read = left === undefined || left.shape === "" ? undefined : readSegment(left, true);
  const wishes = read === undefined || left === undefined ? undefined : wantedOf(read, left);
  if (wishes === undefined) return undefined;
  const told = [...new Set(needs)].map((need): SaidWish => ({ verb: "need", need }));
  return { segment, reading: [...wishes, ...told], cost: COST.rule };
}

/** What a clause by itself wants on the form; undefined where that is open. */
function wantedOf({ reading }: Read, { objects, foods }: Segment): readonly SaidWish[] | undefined {
  if (reading === "bare") return (objects[0] ?? []).map((what) => ({ verb: "add", what }));
  if (typeof reading === "object" && !("choices" in reading)) return reading;
  const [food, ...others] = foods;
  return food !== undefined && others.length === 0 && objects.length === 0
    ? [{ verb: "meal", meal: "any", food }]
    : undefined;
}

const IS_NO_DINNER =
  /coffee|tea\b|cocktail|wine|beer|drink|brunch|breakfast|picnic|cake|ice cream|bubble/;

/** "Maybe a museum in the afternoon", "a pub after dinner": what is wanted, whose words say when. */
function withQualifiers(segment: Segment): Read | undefined {
  const left = withoutQualifiers(segment.items) ?? ofDescribed(segment.items);
  const rest = left && segmentOf(left);
  // "The opera or a concert": one of either kind.
  const either = rest?.isEither ? each(rest, (what) => ({ verb: "add", what })) : undefined;
  const wishes = rest && (Array.isArray(either) ? either : wantedOf(readSegment(rest, true), rest));
  if (wishes === undefined) return undefined;
  const { part, foods } = segment;
  const isDinner = part === "evening";
  // What is eaten in the morning or the afternoon is none of the two meals.
  if (foods.length > 0 && part !== undefined && !isDinner) return undefined;
  if (isDinner && foods.some((food) => IS_NO_DINNER.test(food))) return undefined;
  const reading = wishes.map((wish) =>
    isDinner && wish.verb === "meal" && wish.meal === "any"
      ? { ...wish, meal: "dinner" as const }
      : wish,
  );
  return { segment, reading, cost: COST.rule };
}

/** "A surf lesson one morning": what guides describe. */
function ofDescribed(items: readonly SaidItem[]): readonly SaidItem[] | undefined {
  const named = withUnnamed(items);
  const areKnown = named?.every(
    ({ what, code }) => code !== "P" || (what !== undefined && isDescribedThing(what.text)),
  );
  return named !== undefined && areKnown === true ? withoutQualifiers(named) : undefined;
}

const WEATHER: SaidWish = { verb: "need", need: "weather" };

/** "A beach day if it's sunny" is one; "museums if it rains" are none. Of both is said what nobody knows. */
function ofWeather(segment: Segment, isBareWanted: boolean): Read | undefined {
  const { items } = segment;
  const isRain = items.some(({ code }) => code === "rain");
  if (!isRain && items.every(({ code }) => code !== "shine")) return undefined;
  // "... otherwise the aquarium" is said with it.
  const end = items.findIndex(({ code }) => code === "else");
  const first = end === -1 ? items : items.slice(0, end);
  const others = items.slice(first.length);
  // "Museums if it rains, a park on Sunday" are two.
  const at = first.findIndex(({ code }) => code === "rain" || code === "shine");
  const isLed = first.slice(0, at).some(({ code }) => code !== "-");
  const behind = isLed ? first.slice(at + 1, -1) : [];
  if ([...behind, ...others].some(({ code }) => code === ",")) return undefined;
  const rest = segmentOf(first.filter(({ code }) => code !== "rain" && code !== "shine"));
  const read = rest === undefined ? undefined : readSegment(rest, isBareWanted);
  const objects = read?.reading === "bare" ? (rest?.objects[0] ?? []) : [];
  const bare = objects.map((what): SaidWish => ({ verb: "add", what }));
  const said =
    typeof read?.reading === "object" && !("choices" in read.reading) ? read.reading : bare;
  if (!isRain && said.length === 0) return undefined;
  // What isn't read costs as much as without it.
  const cost = (read?.cost ?? COST.rule) + others.length * COST.tail * 0.1;
  return { segment, reading: [...(isRain ? [] : said), WEATHER], cost };
}

/** Before there is a plan "we love trains" keeps nothing, and "something with gladiators" is wanted. */
function asWanted(item: SaidItem, at: number, items: readonly SaidItem[]): readonly SaidItem[] {
  if (item.code === "keep" && /^(?:we|i) (?:really )?(?:love|adore)$/.test(item.words ?? ""))
    return [{ ...item, code: "want" }];
  if (item.word === "something" && items[at + 1]?.word === "with")
    return [{ ...item, code: "add" }];
  // "8 yr old into trains".
  const isAge =
    item.code === "N" &&
    [items[at - 1], items[at + 1]].some((one) => one !== undefined && IS_WHO.test(one.code));
  return isAge || (item.word === "with" && items[at - 1]?.word === "something") ? [] : [item];
}

const IS_SEVERAL = /[^s]s$| /;

function ofUnnamed(segment: Segment, isBareWanted: boolean): Read | undefined {
  // "I need it for presents", "my knee is not".
  const [first] = segment.items;
  const isOfSomebody =
    isBareWanted && /^(?:my|our|his|her)$/.test(first?.word ?? "") && isLiking(segment);
  const isOfOther =
    segment.hasIt ||
    (first?.isSubject === true &&
      !isOfSomebody &&
      !/^(?:i|we|she|he|they)$/.test(first.word ?? ""));
  const items =
    !isOfOther && segment.items.some(({ code }) => code === "?")
      ? withUnnamed(isBareWanted ? segment.items.flatMap(asWanted) : segment.items)
      : undefined;
  const named = items && segmentOf(items);
  if (named === undefined) return undefined;
  const reading = ruleReading(named);
  const areDescribed = named.objects
    .flat()
    .every(({ kind, text }) => kind === "category" || isDescribedThing(text));
  const isWanted = !isLiking(segment) || (isBareWanted && areDescribed);
  if (
    /^(?:(?:want |add )+P(?: want)?|P want)$/.test(named.shape) &&
    typeof reading === "object" &&
    isWanted
  )
    return { segment: named, reading, cost: COST.unnamed };
  if (segment.items.some(({ isSubject }) => isSubject === true) || segment.isEither)
    return undefined;
  const [[only] = []] = named.objects;
  const isList =
    (named.objects[0] ?? []).length > 1 ||
    IS_SEVERAL.test(only?.text ?? "") ||
    isDescribedThing(only?.text ?? "");
  const hasKnown = named.objects.flat().some(isKnownPlace);
  const areThings = named.objects
    .flat()
    .every((what) => isKnownPlace(what) || isDescribedThing(what.text));
  if (isBareWanted && isList && areThings && named.shape === "P" && named.when === undefined)
    return {
      segment: named,
      reading: "bare",
      cost: COST.bare + COST.item,
      ...(hasKnown ? {} : { isUnnamed: true }),
    };
  // "No boat trip" takes nothing out that has another name.
  const cost = COST.ask + COST.item * (segment.items.length - 0.1);
  return /^(?:no|rm|not|want|add|swap)\b/.test(named.shape)
    ? { segment: named, reading: "ask", cost }
    : undefined;
}

/** "He loves trains" says what he is like, "I'd love a cat café" what he wants. */
const LIKES = /\b(?:loves?|likes?|enjoys?|adores?|into|fan|obsessed)\b/;
const WOULD = /\b(?:would|wed|id|hed|shed|theyd)\b/;
const isLiking = ({ items }: Segment) => {
  const said = items.map(({ words = "" }) => words).join(" ");
  return LIKES.test(said) && !WOULD.test(said);
};

function ruleReading(segment: Segment | undefined): Reading | "aside" | undefined {
  return segment === undefined
    ? undefined
    : (firstReading(DAY_RULES, segment.dayShape, segment) ??
        firstReading(RULES, segment.shape, segment));
}

const DROPS =
  /^(?:take|leave|get|kick|throw|chuck|drop|bin|skip|remove|cut|lose|delete|ditch|scrap|cancel|strike|axe|chuck|omit)$/;
const OPINION = /^(?:hate|hates|dislike|dont|seen|been|tired|sick|not|isnt)$/;

/** What may be said of the place before it without its name: "..., 1.5 max". */
const IMPLIED =
  /^(?:(?:want )?S|S max|max S|max S max|only S|S min|leave min S|S not S|S not S S|min S|shorter|longer|(?:add )?earlier|later|(?:only |want )*booked T(?:at|by))$/;

/** "It should begin before 5" is about the place that was named. */
const ITS_HOUR = /^(?:want |add )*(?:start|end|keep) (?:T(?:at|by|since|from)|R)$/;

/** "Lunch at 2 is too late. It should begin at 12": an hour of the meal that was named before. */
function ofMeal({ items, objects, meals, hasIt, shape }: Segment): Segment | undefined {
  const [first] = items;
  if (first?.ofMeal === undefined || objects.length > 0 || meals.length > 0) return undefined;
  const isHour = hasIt
    ? /^(?:want |add |move |start )*(?:R|T(?:at|by|since|from))$/.test(shape)
    : /^(?:want |add |move |max )*T(?:at|by)(?: max)?$/.test(shape);
  if (!isHour) return undefined;
  const { from, ofMeal: meal } = first;
  return segmentOf([
    { code: "meal", from, to: from, meal, word: meal },
    ...items.filter(({ code }) => !/^(?:start|it|want|add|move|max)$/.test(code)),
  ]);
}

/** "Begin there at 5": at the one place that was named before. */
function ofThere({ items, objects, refers }: Segment): Segment | undefined {
  const at = items.findIndex(({ word }) => word === "there");
  const item = items[at];
  const isTimed = items.some(({ code }) => /^(?:S|T\w+|longer|shorter|meal)$/.test(code));
  // "We leave there at 10" says where one stays.
  const isLeft = items.some(({ code }) => code === "leave" || code === "depart");
  if (item === undefined || !isTimed || isLeft || objects.length > 0) return undefined;
  if (refers?.isSole !== true || refers.what.kind !== "places") return undefined;
  return segmentOf(items.with(at, { ...item, code: "P", what: refers.what }));
}

/** A segment where "it" is the one thing that the clause before has named. */
function ofIt({ items, hasIt, objects, refers, shape, when, spans }: Segment): Segment | undefined {
  // "More time in ...", "in the gained time" are of something else.
  const isOfElse = /(?:^| )(?:in|at|for|time)$/.test(items.at(-1)?.words ?? "");
  // "We like parks, max one a day".
  const { what: last } = refers ?? {};
  const isCount =
    /^(?:max N|N max)$/.test(shape) && last?.kind === "category" && last.isPlural === true;
  const isImplied =
    isCount ||
    (!isOfElse && IMPLIED.test(shape) && (when === undefined || shape.includes("booked")));
  if (!(hasIt || isImplied) || objects.length > 0 || refers?.isSole !== true) return undefined;
  // "Skip it" drops it; "the kids will hate it" is an opinion.
  const verb = items.find(({ code }) => code !== "-" && code !== "not");
  const isSaidOf = items.some(
    ({ code, isSubject, word }) => IS_WHO.test(code) || (isSubject === true && word !== "it"),
  );
  const drops = items.some(({ code }) => code === "rm" || code === "no");
  const said = items.find(({ code }) => code === "it")?.word;
  const isMany =
    refers.what.kind === "places" ? refers.what.found.length > 1 : refers.what.isPlural;
  // "They" are people where one place was named; "I love it" asks for nothing.
  if (said?.startsWith("the") === true && !isMany) return undefined;
  if (/\b(?:want|like)\b/.test(shape) && spans.length === 0) return undefined;
  if (said === undefined && shape === "rm" && !DROPS.test(verb?.word ?? "")) return undefined;
  if (
    drops &&
    (isSaidOf || !/^(?:rm|it|all|leave)$/.test(verb?.code ?? "") || OPINION.test(verb?.word ?? ""))
  )
    return undefined;
  const { what } = refers;
  const code = what.kind === "places" ? "P" : what.isPlural ? "K" : "k";
  const at = items.findIndex((item) => item.code === "it");
  const [first] = items;
  if (at === -1 && first !== undefined && (isCount || what.kind === "places"))
    return segmentOf([{ ...first, code, what }, ...items]);
  return segmentOf(items.map((item, index) => (index === at ? { ...item, code, what } : item)));
}

/** "With two kids, 4 and 7": nothing else is said. */
function whoIn({ items }: Segment): "children" | "elders" | undefined {
  const isWhoOnly = items.every(
    ({ code }) => IS_WHO.test(code) || /^(?:-|N|and|,|by|it|S)$/.test(code),
  );
  const ages = items.flatMap(({ number }) => number ?? []);
  if (!isWhoOnly) return undefined;
  if (items.some(({ code }) => code === "elder")) return "elders";
  // Older ones run about.
  const isTeen = items.some(({ word = "" }) => word.startsWith("teen"));
  return items.some(({ code }) => code === "child") && !isTeen && !ages.some((age) => age > 8)
    ? "children"
    : undefined;
}

function firstReading(
  rules: readonly Rule[],
  shape: string,
  segment: Segment,
): Reading | "aside" | undefined {
  for (const [pattern, read] of rules) {
    const reading = pattern.test(shape) ? read(segment) : undefined;
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** "Catacombs" for the "Catacombs of Paris", where it is the only one. */
function isFirstWord({ text, found }: Extract<SaidObject, { readonly kind: "places" }>): boolean {
  const [only, ...others] = found;
  return (
    others.length === 0 &&
    text.length > 5 &&
    /^ (?:of|de|and|in|at) /.test(
      withoutAccents(only?.name ?? "").replace(withoutAccents(text), ""),
    )
  );
}

/** One word of a name by itself may be an ordinary word: "sacred". */
function isWholeName({ objects }: Segment): boolean {
  // "MoMA, Met, Whitney": several names are no ordinary words.
  if (objects.flat().filter(({ kind }) => kind === "places").length > 2) return true;
  return objects.flat().every(
    (what) =>
      what.kind !== "places" ||
      // "Penguins": whichever place has them.
      (isDescribedThing(what.text) && isKnownPlace(what)) ||
      (what.found.every(({ id, name }) => id !== name) &&
        (/\W/.test(what.text.trim()) ||
          what.found.some(({ name }) => name.split(" ").length < 3) ||
          isFirstWord(what))),
  );
}

/** "Whichever is less packed", "the kids don't mind". */
function isIndifferent({ items }: Segment): boolean {
  return (
    items.some(({ code }) => code === "any") &&
    // "The football stadium, the rest is up to you" names one.
    !items.some(
      ({ code }, at) => code === "?" && /^(?:the|a|an)$/.test(items[at - 1]?.word ?? ""),
    ) &&
    items.every(
      ({ code }) =>
        ASIDE.test(code) || /^(?:or|and|,|rest|rather|not|add|pick|calm|order|top)$/.test(code),
    )
  );
}

const LEADS =
  /^(?:near|around|with|w|for|like|as|when|while|where|which|who|from|by|until|til|in|at|on|next|before|so)$/;
const IN_TAIL =
  /^(?:-|\?|it|by|who|child|elder|fine|N|hotel|thing|stuff|like|top|some|because|calm|any)$/;

/** "... near there", "... for my son": what stands behind a wish and says nothing that turns it. */
export function isTail({ items }: Segment): boolean {
  const [first] = items;
  return (
    LEADS.test(first?.word ?? "") &&
    /^(?:-|by|\?|like)$/.test(first?.code ?? "") &&
    items.every(({ code }) => IN_TAIL.test(code)) &&
    (items.some(({ code }) => /^(?:\?|who|child|elder|thing|some)$/.test(code)) ||
      // "For the light".
      (first?.word === "for" && items.length > 1))
  );
}

function isOfPeople({ items }: Segment): boolean {
  return (
    items.some(({ code }) => IS_WHO.test(code)) &&
    items.every(({ code }) => IS_WHO.test(code) || /^(?:-|and|,|it|want|by)$/.test(code))
  );
}

/** A reason, or a clause with neither a wish's verb nor anything that it could be about. */
function isAside({ items }: Segment): boolean {
  // "A toddler, so gentle".
  const so = items.findIndex(({ code }) => code === "so");
  if (so !== -1 && items.slice(so).some(({ code }) => code === "calm")) return false;
  const [first, second] = items;
  // "Relaxed days but one full day".
  if (first?.code === "N" && items.some(({ code }) => code === "outing")) return false;
  if (first?.code === "else" && items.slice(1).every(({ code }) => /^[-?]$/.test(code)))
    return items.length > 1;
  // "Or my mum loses it" says what happens else.
  if (first?.code === "or" && (second?.isSubject === true || IS_WHO.test(second?.code ?? "")))
    return items.every(({ what, when, bound }) => (what ?? when ?? bound) === undefined);
  const comma = items.findIndex(({ code }) => code === ",");
  if (first?.code === "because")
    return (
      !(comma !== -1 && items.slice(comma).some(({ what, when, food }) => what ?? when ?? food)) &&
      !items.some(
        ({ code, word }) =>
          // "Since the queue becomes long".
          !/^(?:becomes|gets|takes)$/.test(word ?? "") &&
          (WISH_VERB.test(code.split(" ")[0] ?? "") ||
            (/^(?:want|not|if|only)$/.test(code) && !/^(?:go|get|have)$/.test(word ?? ""))),
      )
    );
  const isSaidOf =
    first?.isSubject === true ||
    first?.code === "it" ||
    /^(?:who|child|elder|N|all)$/.test(first?.code ?? "");
  return (
    isSaidOf &&
    items.every(({ code }) => ASIDE.test(code)) &&
    items.some(({ code }) =>
      /^(?:\?|fine|who|child|elder|N|calm|only|S|walk|cheap|any|party)$/.test(code),
    )
  );
}
