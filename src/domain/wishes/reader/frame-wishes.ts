import { plainItems } from "../language/said-items.ts";
import { DAY_READERS } from "./day-frames.ts";
import type { Frame, FrameVerb } from "./frame.ts";
import {
  type Around,
  type Reader,
  type Readings,
  type Slots,
  slotsOf,
  unsure,
} from "./frame-slots.ts";
import { MEAL_READERS } from "./meal-frames.ts";
import { NEED_READERS } from "./need-frames.ts";
import { PLACE_READERS } from "./place-frames.ts";
import { STOP, sentenceStart } from "./words.ts";

const READERS: Partial<Record<FrameVerb, Reader>> = {
  ...PLACE_READERS,
  ...DAY_READERS,
  ...MEAL_READERS,
  ...NEED_READERS,
};

/**
 * What a frame comes to in the words that the planner knows.
 *
 * @returns none where its words name nothing that is known.
 */
export function readingsOf(frame: Frame, around: Around): Readings {
  const beside = { ...around, from: frame.from };
  const slots = slotsOf(frame, beside);
  if (slots === undefined) return [];
  const readings = (READERS[frame.verb]?.(slots) ?? []).filter(
    (wishes, at, all) =>
      wishes.length > 0 &&
      all.findIndex((other) => JSON.stringify(other) === JSON.stringify(wishes)) === at,
  );
  if (slots.isVague) return unsure(readings);
  return OF_HOURS.test(frame.verb) && slots.when.when === undefined
    ? onWhichDays(readings, slots)
    : readings;
}

const OF_HOURS = /^(?:start|end|free|busy|easier|fuller|mealtime|cut|indoors|nomeal|mealnear)$/;
/** Characters behind a frame in which its day may be named. */
const NEAR_BEHIND = 60;
const SAYS_EACH = /\b(?:every|each|all|daily|always|days|mornings|evenings|nights|trip)\b/i;

/** "Jetlagged on day 1, so start at 11": on the day that is named beside it, or on each? */
function onWhichDays(readings: Readings, { frame, beside }: Slots): Readings {
  const own = sentenceStart(beside.text, frame.from);
  // "Day 2 is until 23:00. Can we be back by 21:30?": a sentence that asks for nothing tells the day.
  const before = sentenceStart(beside.text, Math.max(own - 1, 0));
  const isIdle = !beside.frames.some(({ from, to }) => from < own && to > before);
  const start = isIdle ? before : own;
  const [behind = ""] = beside.text.slice(frame.to, frame.to + NEAR_BEHIND).split(STOP);
  const around = beside.text.slice(start, frame.to) + behind;
  const named = plainItems(around, beside.names).flatMap((item) => item.when ?? []);
  const days = named.filter((when) => when.isEvery !== true);
  const [day, ...others] = days;
  const isOther = others.some((one) => JSON.stringify(one) !== JSON.stringify(day));
  if (day === undefined || isOther || SAYS_EACH.test(frame.text)) return readings;
  const onDay = readings.map((wishes) => wishes.map((wish) => ({ ...wish, when: day })));
  return [...onDay, ...readings];
}
