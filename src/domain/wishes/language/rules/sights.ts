import type { PlaceCategory } from "../../../places/place-category.ts";
import type { SaidItem, SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";
import { isDescribedThing } from "../things.ts";
import { isNoun } from "../unnamed.ts";
import { isKnownPlace, type Reading } from "./rule.ts";

const EVENINGS: ReadonlySet<PlaceCategory> = new Set(["nightlife", "show"]);

type Places = Extract<SaidObject, { readonly kind: "places" }>;

/** "The tulips at Keukenhof": what one sees there, and words that only join. */
const IN_SIGHT = /^(?:-|add|want|like|\?|P|K|k|some|more|all|hedge)$/;
const BEHIND = /^(?:-|Q|D|first|day|same|outing|more|other|fine|hedge|,)$/;
const SAYS_WHERE = /(?:^| )(?:at|in|inside)(?: (?:the|a))?$/;
/** What one has, or somebody is, at a place is no sight. */
const IS_OWN =
  /\b(?:my|our|his|her|their|is|are|was|were|been|flat|apartment|airbnb|hostel|near|not|from|meeting|friends?|wedding|left|lost|live|lives?|staying|closed|shut)\b/;
const IS_SHOP = /\b(?:stores?|shops?|outlets?|caf[eé]s?|clubs?|restaurants?|bars?)\b/;
const isSeveral = ({ word = "" }: SaidItem) => /[^s]s$/.test(word);
const SAYS_EARLY = /^(?:-|,|add|want|move|P|walk|first|Q|day|before|noun|need|by|hedge|fine)$/;
const BY_THE_DAY = /^(?:-|add|want|more|outing|N|day|P|\?|or|and|by|rail|D|other|hedge|fine)$/;

/** What is read of a sight that one names, whatever one says beside it of what is there or when. */
export function sights(segment: Segment): Reading | undefined {
  const { meals, foods, tables, times, spans } = segment;
  if (meals.length + foods.length + tables.length + times.length + spans.length > 0)
    return undefined;
  return sightThere(segment) ?? early(segment) ?? dayTrip(segment) ?? thingFirst(segment);
}

/** "See the Botticellis in the Uffizi": the Uffizi. */
function sightThere({ items, when }: Segment): Reading | undefined {
  const at = items.findLastIndex(isKnown);
  const place = items[at]?.what;
  const before = items.slice(0, at);
  const led = before.at(-1)?.code === "-" ? before.slice(-2) : [];
  const isWhere = SAYS_WHERE.test(led.map(wordsOf).join(" "));
  const sight = before.filter(({ code }) => /^[?PKk]$/.test(code));
  if (place?.kind !== "places" || place.found.length > 1 || !isWhere || sight.length === 0)
    return undefined;
  const isSo =
    before.every(({ code }) => IN_SIGHT.test(code)) &&
    items.slice(at + 1).every(({ code }) => BEHIND.test(code)) &&
    !IS_OWN.test(before.map(wordsOf).join(" ")) &&
    !IS_SHOP.test(before.map(wordsOf).join(" ")) &&
    // "Withmuu in Hongdae": who knows what that is.
    (before.some(({ code }) => code === "add" || code === "want") ||
      sight.some((one) => one.code !== "?" || isSeveral(one))) &&
    // "Penguins at Boulders" are theirs, "the Louvre in Montmartre" is another place.
    sight.every((one) => !isKnown(one) || one.what === place || areSame(one.what, place)) &&
    (before[0]?.isSubject !== true || before.some(({ code }) => /^(?:want|add)$/.test(code)));
  if (!isSo) return undefined;
  // "Fado in Alfama": an evening there.
  const evenings = sight.flatMap(({ what }) =>
    what?.kind === "category" && what.categories.some((one) => EVENINGS.has(one)) ? [what] : [],
  );
  const on = when === undefined ? {} : { when };
  return [
    ...evenings.map((what): SaidWish => ({ verb: "add", what, ...on })),
    seen(place, items, when),
  ];
}

/** "First thing", "first" at the end, "early in the day": what is first of something else is no hour. */
function isOfTheDay(codes: readonly string[]): boolean {
  const behind = codes.slice(codes.indexOf("first") + 1);
  return codes.at(-1) === "first" || behind.some((code) => /Q|day|noun|need/.test(code));
}

/** "Jardin Majorelle early, before the crowds". */
function early({ items, objects, when }: Segment): Reading | undefined {
  const [place, ...others] = objects.flat();
  const at = items.findIndex(({ what }) => what === place);
  const isEarly = items.slice(at + 1).some(({ code }) => code === "first");
  return isEarly &&
    place?.kind === "places" &&
    isKnownPlace(place) &&
    others.length === 0 &&
    isOfTheDay(items.map(({ code }) => code)) &&
    items.every(({ code }) => SAYS_EARLY.test(code))
    ? [{ verb: "move", what: place, to: "first", ...(when && { when }) }]
    : undefined;
}

/** "One day in the winelands", "a day trip to Nikko or Kamakura": of several the best known. */
function dayTrip({ items, when }: Segment): Reading | undefined {
  const at = items.findIndex(({ code, word }) => code === "outing" && word !== "half");
  const where = items[at + 1]?.code === "-" ? items.slice(at + 1) : [];
  if (at === -1 || !items.every(({ code }) => BY_THE_DAY.test(code))) return undefined;
  if (!/\b(?:in|to|at)\b/.test(where.map(wordsOf).join(" "))) return undefined;
  if (items.slice(0, at).some(({ code }) => /^[?P]$/.test(code))) return undefined;
  const named = where.flatMap(({ what }) => (what?.kind === "places" ? [what] : []));
  const best = named.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  const unknown = where.filter(({ code }) => code === "?");
  if (best !== undefined) return unknown.length > 0 ? undefined : [seen(best, items, when)];
  const [thing, ...others] = unknown;
  return thing !== undefined && others.length === 0 && isNoun(thing)
    ? [seen(unknownOf(wordsOf(thing)), items, when)]
    : undefined;
}

/** "Dinosaurs first". */
function thingFirst({ items }: Segment): Reading | undefined {
  const said = items.filter(({ code }) => code !== "-");
  const [thing, first, ...others] = said;
  return thing?.code === "?" &&
    first?.code === "first" &&
    others.length === 0 &&
    isDescribedThing(wordsOf(thing))
    ? [seen(unknownOf(wordsOf(thing)), items)]
    : undefined;
}

function isKnown({ what }: SaidItem): boolean {
  return what?.kind === "places" && isKnownPlace(what);
}

function areSame(one: SaidObject | undefined, other: Places): boolean {
  return one?.kind === "places" && one.found.some(({ id }) => id === other.found[0]?.id);
}

/** Names of a form come in the order of their fame. */
function rankOf({ found }: Places): number {
  const [one] = found;
  return one === undefined || one.id === one.name ? Number.POSITIVE_INFINITY : Number(one.id);
}

function unknownOf(name: string): Places {
  return { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] };
}

const wordsOf = ({ word = "", words = word }: SaidItem) => words;

/** By all its words, so that none of them is left to turn it. */
const seen = (what: Places, items: readonly SaidItem[], when?: Segment["when"]): SaidWish => ({
  verb: "add",
  what: { ...what, text: items.map(wordsOf).join(" "), found: what.found.slice(0, 1) },
  ...(when === undefined ? {} : { when }),
});

/** Whether a wish has taken every word of its clause. */
export function isWholeSight(wish: SaidWish, { items }: Segment): boolean {
  return wish.verb === "add" && wish.what.text === items.map(wordsOf).join(" ");
}
