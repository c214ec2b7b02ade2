import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";
import type { Reading } from "./rule.ts";

const IS_INDOORS =
  /\b(?:indoors?(?! (?:pool|market))|inside|under a roof|air ?con(?:dition(?:ed|ing)?)?|aircon|(?:with|has|have) ac)\b/;
const FROM_HEAT = /\b(?:avoid|escape|out of|away from)(?: the)? heat\b/;
const IS_OUTDOORS = /\b(?:outdoors?|outside|in the open)\b/;
const AFTER_DARK =
  /\b(?:after (?:sunset|sundown|dark)|at night|in the evenings?|when it(?:s| is) dark)\b/;
const OR_WATER = /\b(?:water|swimming|pool|beach|sea)\b/;
/** Words for hours, where none are said, from when to when they are. */
const HOURS = [
  { said: /\b(?:daytime|during the day|by day|in the day|all day)\b/, from: 0, to: 18 * 60 },
  { said: /\b(?:midday|middle of the day|noon|hottest|heat)\b/, from: 12 * 60, to: 16 * 60 },
  { said: /\bafternoons?\b/, from: 12 * 60, to: 17 * 60 },
] as const;
const NIGHT_MINUTES = 21 * 60;
const LATE_MINUTES = 21 * 60 + 30;
const REFUSES = /^(?:no|not|nothing)$/;
/** "..., pool time back at the hotel 3-5": hours of something else. */
const SAYS_PAUSE = /, (?:(?!,).)*\b(?:break|nap|back|free|athotel)\b/;
const SAYS_ELSE = /^(?:rm|if|instead|instof|rather|except|but|swap|fewer|hotel|athotel)$/;

/**
 * "Keep us indoors or in the water between noon and five", "everything air-conditioned in the daytime": nothing in the open then.
 * "Outdoor things after sunset" makes the days longer.
 */
export function indoors(segment: Segment): Reading | undefined {
  const { items, objects, meals, foods, tables, range, when } = segment;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const isOfOthers =
    meals.length + foods.length + tables.length > 0 ||
    objects.flat().some((what) => what.kind === "places" || !IS_ANY.test(what.text));
  if (isOfOthers || items.some(({ code }) => SAYS_ELSE.test(code))) return undefined;
  if (range !== undefined && SAYS_PAUSE.test(items.map(({ code }) => code).join(" ")))
    return undefined;
  const on = when === undefined || when.isEvery === true ? {} : { when };
  const isRefused = items.some(({ code }) => REFUSES.test(code));
  const isLate = IS_OUTDOORS.test(said) && AFTER_DARK.test(said) && !isRefused;
  const late: readonly SaidWish[] = isLate
    ? [{ verb: "end-day", minutes: LATE_MINUTES, ...on }]
    : [];
  const hours = HOURS.find((one) => one.said.test(said));
  // "Only indoor things on Sunday".
  const isAllDay = on.when !== undefined && items.some(({ code }) => /^(?:only|all)$/.test(code));
  const fromMinutes = range?.fromMinutes ?? hours?.from ?? (isAllDay ? 0 : undefined);
  const toMinutes = range?.toMinutes ?? hours?.to ?? (isAllDay ? NIGHT_MINUTES : undefined);
  const isFromHeat = range !== undefined && FROM_HEAT.test(said);
  const isInside = isFromHeat || (isRefused ? IS_OUTDOORS : IS_INDOORS).test(said);
  if (!isInside || fromMinutes === undefined || toMinutes === undefined)
    return isLate ? late : undefined;
  const orWater = OR_WATER.test(said) ? { orWater: true as const } : {};
  return [{ verb: "indoors", fromMinutes, toMinutes, ...orWater, ...on }, ...late];
}

/** "Indoor things" are any. */
const IS_ANY = /^(?:indoors?|outdoors?|outside|inside)\b|^(?:beach|pool|swimming)/i;
