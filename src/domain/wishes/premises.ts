import type { Trip, TripDay } from "../trip/trip.ts";
import { daysSaid } from "./language/parts-together.ts";
import type { When } from "./language/said-times.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./language/said-wish.ts";
import type { Wish } from "./wish.ts";
import { dayIdsOf } from "./wishes-of.ts";

/** "The Grand Bazaar is on Sunday", "there are two museums on day 2". */
const SAYS_WHAT_IS =
  /\b(?:is|are|was|were) (?:on|in|at|planned|scheduled|both|all|placed|the)\b|\bthere (?:is|are)\b|\b(?:noticed?|saw|see) that\b/i;

/** Whether a question is about days that the trip doesn't have. */
export function isOfNoDay(part: SaidPart, days: readonly TripDay[]): boolean {
  if (part.kind !== "ask") return false;
  const named = daysSaid(part.text);
  // "After the 2nd church".
  const isMissing = (when: When) => when.dates === undefined && dayIdsOf(when, days)?.length === 0;
  return named.length > 0 && named.every(isMissing);
}

/** A part that takes for granted what isn't so: it is asked what is meant instead. */
export function withPremise(part: SaidPart, trip: Trip, whole: string): SaidPart {
  const { itinerary } = trip.tripData;
  if (part.kind === "ask")
    return COMPLAINS.test(part.text + whole.slice(part.to, part.to + 6))
      ? elsewhere(part, itinerary)
      : part;
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  if (wish === undefined || others.length > 0) return part;
  if (wish.verb === "meal") return hourThatIs(part, wish, itinerary);
  if (!("what" in wish)) return part;
  if (wish.what.kind !== "places") return part;
  const [place] = wish.what.found;
  const asked = (choices: readonly Choice[]): SaidPart => {
    const { from, to, text } = part;
    return { from, to, text, kind: "ask", choices, isTurned: true };
  };
  // "Day 3 is too full, drop Chinatown", which is on day 1.
  if (wish.verb === "remove" && place?.in === "plan" && daysSaid(part.text).length === 0) {
    const on = dayIdsOf(wish.when, itinerary);
    const own = itinerary.find(({ plan }) => plan.some(({ id }) => id === place.id));
    const { when: _, ...anyDay } = wish;
    return on === undefined || own === undefined || on.includes(own.id)
      ? part
      : asked([choiceOf(anyDay), choiceOf({ verb: "keep", what: wish.what })]);
  }
  // "Swap Sentosa to Friday" moves no Skyline Luge Sentosa that the plan hasn't.
  const isPartly =
    place?.in === "guide" &&
    place.name !== place.id &&
    place.name.toLowerCase().endsWith(` ${wish.what.text.toLowerCase()}`);
  return wish.verb === "move" && wish.to === "day" && isPartly
    ? asked([{ label: "visitAt", name: place.name, wishes: [wish] }])
    : part;
}

/** "Dinner at 20:35", which it is on one of several days: hardly what is wanted on all of them. */
function hourThatIs(
  part: SaidPart,
  wish: SaidWish & { readonly verb: "meal" },
  days: readonly TripDay[],
): SaidPart {
  const { from, to, text } = part;
  const { minutes, meal, when } = wish;
  // "Somewhere else for that lunch": for which of them?
  if (
    wish.isOther === true &&
    when === undefined &&
    /\bthat (?:one|meal|lunch|dinner)\b/i.test(text)
  )
    return { from, to, text, kind: "ask", choices: others(wish, days), isTurned: true };
  if (typeof minutes !== "number" || when !== undefined) return part;
  const has = ({ meals = [] }: TripDay) =>
    meals.some(({ kind, startMinutes }) => kind === meal && startMinutes === minutes);
  const own = days.flatMap((day, at) => (has(day) ? [at + 1] : []));
  if (own.length === 0 || own.length === days.length) return part;
  const shifted = (label: "earlier" | "later"): Choice => ({
    ...{ label, name: meal },
    wishes: [{ verb: "meal", meal, minutes: label, when: { days: own } }],
  });
  const choices = [shifted("earlier"), shifted("later"), choiceOf(wish)];
  return { from, to, text, kind: "ask", choices, isTurned: true };
}

/** Days are offered by what is eaten there now. */
function others(
  wish: SaidWish & { readonly verb: "meal" },
  days: readonly TripDay[],
): readonly Choice[] {
  return days.flatMap(({ meals = [] }, at) => {
    const { placeName } = meals.find(({ kind }) => kind === wish.meal) ?? {};
    return placeName === undefined
      ? []
      : [{ label: "swap", name: placeName, wishes: [{ ...wish, when: { days: [at + 1] } }] }];
  });
}

/** "The market is on Sunday" by itself may be an order. */
const COMPLAINS = /\b(?:noticed?|saw|planned|scheduled|there (?:is|are))\b|,? but\b/i;

/** "Belém is on Monday, but it is closed then", and the plan has it on Friday: it is said where it is. */
function elsewhere(part: Extract<SaidPart, { readonly kind: "ask" }>, days: readonly TripDay[]) {
  const [wish, ...others] = part.choices[0]?.wishes ?? [];
  const isTold = SAYS_WHAT_IS.test(part.text) && !/\b(?:not|n't|or|if)\b/i.test(part.text);
  if (!isTold || wish?.verb !== "move" || others.length > 0 || wish.to !== "day") return part;
  const { what, when } = wish;
  const [place] = what.kind === "places" ? what.found : [];
  const own = days.find(({ plan }) => plan.some(({ id }) => id === place?.id));
  if (when === undefined || own === undefined) return part;
  const { from, to, text } = part;
  return dayIdsOf(when, days)?.includes(own.id) === true
    ? part
    : { from, to, text, kind: "wish" as const, wishes: [{ verb: "not-on" as const, what, when }] };
}

const TOO_FULL =
  /\b(?:too|so|very|pretty|rather) (?:much|full|long|packed|busy|dense|crammed|stressful)\b/i;
const TAKES =
  /^(?:remove|remove-some|remove-others|swap|fewer|at-most|most-a-day|not-on|end-day|pace|free)$/;

const OF_DAY =
  /^(?:(?:and|but|also|ok|i think|on) )*(?:day \d|(?:the )?(?:first|second|third|fourth|fifth|sixth|last) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;

/** "Day 2 is too full, drop the museum", which is on another day: day 2 gets lighter all the same. */
export function lighterDay(
  { text }: SaidPart,
  wishes: readonly Wish[],
  days: readonly TripDay[],
): SaidWish | undefined {
  const [when, ...others] = TOO_FULL.test(text) && OF_DAY.test(text) ? daysSaid(text) : [];
  const ids = dayIdsOf(when, days);
  if (when === undefined || others.length > 0 || ids?.length !== 1) return undefined;
  const [day] = days.filter(({ id }) => ids.includes(id));
  const isLighter = wishes.some(
    (wish) =>
      TAKES.test(wish.verb) &&
      (wish.dayIds?.some((id) => ids.includes(id)) === true ||
        ("what" in wish &&
          wish.what.kind === "places" &&
          wish.what.found.some(({ id }) => day?.plan.some((one) => one.id === id)))),
  );
  return isLighter ? undefined : { verb: "pace", pace: "relaxed", when };
}
