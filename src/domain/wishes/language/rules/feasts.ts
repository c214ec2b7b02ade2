import type { SaidItem, SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";
import { isDescribedThing } from "../things.ts";
import type { Reading } from "./rule.ts";

const FEASTS =
  /\b(?:carnival|mardi gras|day of the dead|dia de (?:los )?muertos|kings day|songkran|diwali|holi|loy krathong|oktoberfest|(?:st|saint) patricks day|bastille day|(?:chinese|lunar) new year|cherry blossoms?|sakura|(?:autumn|fall) (?:leaves|foliage|colou?rs)|gion (?:festival|matsuri))\b(?! (?:fireworks?|parades?|countdown))/g;
/** What is seen at a feast, and whose it is. */
const SEEN =
  /\b(?:(?:new years?(?: eve)?|nye|thanksgiving|christmas|pride|carnival|day of the dead|kings day|canada day|national day|(?:st|saint) patricks day|bastille day|(?:chinese|lunar) new year|halloween|easter) )?(?:fireworks?|parades?|countdown)\b/g;
/** Who says more than that they come for it, or nothing good of it. */
const SAYS_ELSE =
  /^(?:no|not|nothing|rm|fewer|except|but|if|instead|instof|rather|or|max|swap|only)$/;
const SAYS_AGAINST =
  /\b(?:afraid|scared|fears?|worr\w+|nois\w+|loud|crowds?|crush|busy|shut|closed|during|after|before|dinner|lunch|instead)\b/;

/**
 * "New Year's fireworks from a good spot", "here for Day of the Dead, the parade": what is named so is wanted, whatever else is
 * said of it. Which place that is, and when, the guide knows of the trip's dates.
 */
export function feasts(segment: Segment): Reading | undefined {
  const { items, objects, times, meals, foods, needs, tables, when } = segment;
  const others = times.length + meals.length + foods.length + tables.length;
  if (others > 0 || needs.some((need) => need !== "facts")) return undefined;
  // "It's Carnival, so" tells when they come: what there is then is planned anyway.
  if (/^its?$/.test(items.find(({ code }) => code !== ",")?.word ?? "")) return undefined;
  if (items.some(({ code }) => code.split(" ").some((one) => SAYS_ELSE.test(one))))
    return undefined;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const names = [...new Set([...(said.match(FEASTS) ?? []), ...(said.match(SEEN) ?? [])])];
  const known = objects.flat();
  const isOfOthers = known.some((what) => names.every((name) => !isPart(what, name)));
  if (names.length === 0 || isOfOthers || SAYS_AGAINST.test(said)) return undefined;
  // "Cherry blossoms, trains": a list.
  if (items.some((item, at) => isJoint(item) && isElse(items.slice(at + 1), names)))
    return undefined;
  const whats = names.map((name) => objectOf(name, known));
  return whats.some(({ found }) => found.length > 1)
    ? undefined
    : whats.map((what) => ({ verb: "add", what, ...(when === undefined ? {} : { when }) }));
}

const isJoint = ({ code }: SaidItem) => code === "," || code === "and";

const isElse = (behind: readonly SaidItem[], names: readonly string[]) =>
  behind.length > 0 &&
  behind.every(({ code, word = "" }) => code === "?" && isDescribedThing(word)) &&
  behind.every(({ word = "" }) => names.every((name) => !name.includes(word)));

/** Whether a wish is one for a feast: what else is said of it tells why, or how. */
export function isOfFeast(wish: SaidWish): boolean {
  return (
    wish.verb === "add" && [FEASTS, SEEN].some((named) => plain(wish.what.text).search(named) === 0)
  );
}

function isPart({ text }: SaidObject, name: string): boolean {
  const own = plain(text);
  return own.includes(name) || name.includes(own);
}

function objectOf(
  name: string,
  known: readonly SaidObject[],
): Extract<SaidObject, { readonly kind: "places" }> {
  const own = known.find(
    (what) =>
      what.kind === "places" &&
      what.found.some((one) => one.id !== one.name) &&
      // "Of the Dead", of "Day of the Dead".
      (plain(what.text).includes(name) || name.endsWith(plain(what.text))),
  );
  return own?.kind === "places"
    ? { ...own, text: name }
    : { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’'‘`]/g, "");
}
