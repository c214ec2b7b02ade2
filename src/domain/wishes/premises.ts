import type { Trip, TripDay } from "../trip/trip.ts";
import { daysSaid } from "./language/parts-together.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./language/said-wish.ts";
import type { Wish } from "./wish.ts";
import { dayIdsOf } from "./wishes-of.ts";

/** Whether a question is about days that the trip doesn't have. */
export function isOfNoDay(part: SaidPart, days: readonly TripDay[]): boolean {
  if (part.kind !== "ask") return false;
  const named = daysSaid(part.text);
  return named.length > 0 && named.every((when) => dayIdsOf(when, days)?.length === 0);
}

/** A part that takes for granted what isn't so: it is asked what is meant instead. */
export function withPremise(part: SaidPart, { tripData: { itinerary } }: Trip): SaidPart {
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  if (wish === undefined || others.length > 0 || !("what" in wish)) return part;
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

const TOO_FULL =
  /\b(?:too|so|very|pretty|rather) (?:much|full|long|packed|busy|dense|crammed|stressful)\b/i;
const TAKES =
  /^(?:remove|remove-some|remove-others|swap|fewer|at-most|most-a-day|not-on|end-day|pace|free)$/;

/** "Day 2 is too full, drop the museum", which is on another day: day 2 gets lighter all the same. */
export function lighterDay(
  { text }: SaidPart,
  wishes: readonly Wish[],
  days: readonly TripDay[],
): SaidWish | undefined {
  const [when, ...others] = TOO_FULL.test(text) ? daysSaid(text) : [];
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

const WANTS =
  /\b(?:need|needs|want|wants|add|see|visit|include|must|have|do|put|prefer|like|love|glad|can we|could we|move|first|at|in the|on|before)\b/i;
const TURNS =
  /\b(?:no|not|never|without|remove|drop|skip|swap|exchange|too|boring|expensive|less|fewer|shorter|longer|more|closed|shut|instead of|rather than|only|just|if|or|enough|from|foot|have to|is it|are they)\b|n['’]?t\b/i;
const MAY_BE_SO = /^(?:keep|visitAt|first|last|morning|afternoon|evening|sunset)$/;

/** What a question's words may ask for that is so already. */
export function maybeSo(part: SaidPart): SaidWish | undefined {
  const [choice] = part.kind === "ask" ? part.choices : [];
  const [wish, ...others] = choice?.wishes ?? [];
  if (choice === undefined || wish === undefined || others.length > 0) return undefined;
  const isPlain = WANTS.test(part.text) && !TURNS.test(part.text);
  return isPlain && MAY_BE_SO.test(choice.label) ? wish : undefined;
}
