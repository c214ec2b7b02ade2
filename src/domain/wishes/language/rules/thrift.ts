import type { Segment } from "../said-segment.ts";
import type { Reading } from "./rule.ts";

const IS_FREE =
  /\b(?:free|costs? nothing|cheap|without (?:a |an )?(?:ticket|entry fee|admission))\b/;
const OF_SIGHTS = /\b(?:things?|stuff|sights|activities|attractions|places|entry|admission)\b/;
const CANT_PAY =
  /\b(?:(?:cant|cannot|can not|dont want to|do not want to)(?: really)? (?:afford|pay|spend)|(?:tight|small|low|limited|shoestring) budget|on a shoestring|(?:were|im|are|am|is|so|totally|bit|completely) broke|broke (?:students?|backpackers?)|^broke$|save money)\b/;
const SAYS_ELSE = /^(?:rm|if|instead|instof|rather|except|but|swap|fewer|day|act|need|R|N)$/;

/**
 * "As many free things as possible", "we can't afford to get into every Gaudí house": a trip with few tickets, whatever is named
 * behind it.
 */
export function thrift(segment: Segment): Reading | undefined {
  const { items, objects, meals, foods, tables, times } = segment;
  const others = meals.length + foods.length + tables.length + times.length;
  if (others > 0 || items.some(({ code }) => SAYS_ELSE.test(code))) return undefined;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const cant = CANT_PAY.exec(said);
  // "Thrift shops, no theme parks because we can't afford it" is more.
  const isReason = objects.flat().some(({ text }) => {
    const at = said.indexOf(text.toLowerCase());
    return at !== -1 && at < (cant?.index ?? 0);
  });
  if (cant !== null && !isReason) return [{ verb: "cheaper" }];
  const isTurned = items.some(({ code }) => code === "not" || code === "no");
  const kinds = objects.flat();
  const isOfKinds = /(?:^|, )(?:-, )*free, (?:K(?:, and, K|, ,, K)*)$/.test(
    items
      .filter(({ code }) => code !== "-")
      .map(({ code }) => code)
      .join(", "),
  );
  // "Mostly free museums".
  if (isOfKinds)
    return [{ verb: "cheaper" }, ...kinds.map((what) => ({ verb: "add", what }) as const)];
  return !isTurned && objects.length === 0 && IS_FREE.test(said) && OF_SIGHTS.test(said)
    ? [{ verb: "cheaper" }]
    : undefined;
}
