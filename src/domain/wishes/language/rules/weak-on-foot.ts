import type { Segment } from "../said-segment.ts";
import type { Reading } from "./rule.ts";

const PARTS_AND_WAYS =
  /\b(?:knees?|hips?|legs?|foot|feet|ankles?|walk(?:s|ers?)?|walking(?! (?:tour|shoe|route|street))|mobility|arthritis)\b/;
const TROUBLE =
  /\b(?:bad(?:ly)?|weak|sore|hurt(?:s|ing)?|aches?|aching|pain(?:s|ful)?|trouble|problems?|issues?|difficult(?:y|ies)?|struggles?|limited|reduced|poor(?:ly)?|slow walkers?|walks? (?:very |so |too )?slow(?:ly)?|done|gone|shot|killing|replaced|replacement|operated|operation|surgery|tired|tires easily|unsteady|arthritis|not (?:so |very |too |that )?(?:good|great|well|fit|steady)|(?:cant|cannot|can not|doesnt|does not|dont) walk)\b/;
/** A trouble by itself, where it is somebody's: "grandma's hip". */
const SOMEBODYS = /\b(?!is |its )(?:\w+s|my|her) (?:hips?|knees?)$/;
/** These are worst on stairs. */
const JOINTS = /\b(?:knees?|hips?|legs?|foot|feet|ankles?|mobility|arthritis)\b/;
/** What somebody's body needs, whatever else is said of it. */
export const OF_BODIES = /^(?:pregnant|cleanAir)$/;
/** "Walking is no problem", "never tired of walking". */
const NO_TROUBLE = /\b(?:no|never|without|isnt|nor|used to) /;

/**
 * "She is six months pregnant" asks for a gentle trip, "my son has asthma" for one without smoke and dust. "Grandpa walks badly", "not good on her feet": someone's trouble with walking limits it for all, and a plan that is
 * made for a bad hip has no stairs.
 *
 * @param isOfForm before there is a plan.
 * @returns undefined where a place, an hour or a meal is named beside it, which may be what it is about.
 */
export function weakOnFoot(segment: Segment, isOfForm: boolean): Reading | undefined {
  const { items, objects, times, meals, foods, needs, when } = segment;
  if (objects.length + times.length + meals.length + foods.length > 0) return undefined;
  const [need] = needs;
  if (need !== undefined && needs.every((one) => one === need && OF_BODIES.test(one)))
    return items.some(({ code }) => /^(?:not|no|if|or)$/.test(code))
      ? undefined
      : [{ verb: "need", need }];
  if (needs.length > 0) return undefined;
  if (when !== undefined || items.some(({ code }) => code === "if" || code === "or"))
    return undefined;
  // "I want tulips, my knees are bad" are two.
  const want = items.findIndex(({ code }) => code === "want" || code === "add");
  const comma = items.findIndex(({ code }, at) => at > want && code === ",");
  if (want !== -1 && comma !== -1 && items.slice(want, comma).some(({ code }) => code === "?"))
    return undefined;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const isTrouble =
    (PARTS_AND_WAYS.test(said) && TROUBLE.test(said)) ||
    (items.some(({ code }) => code === "elder") && SOMEBODYS.test(said));
  if (!isTrouble || NO_TROUBLE.test(said)) return undefined;
  const climbs = isOfForm && JOINTS.test(said);
  // "In our late seventies, with a bad knee", "68, slow pace with bad knees".
  const isSlow =
    isOfForm &&
    items.some(
      ({ code, words = "", number = 0 }) =>
        code === "calm" ||
        (number >= 65 && number <= 99) ||
        /\b(?:seventies|eighties|70 s|80 s)$/.test(words),
    );
  return [
    ...(isSlow ? [{ verb: "pace", pace: "relaxed" } as const] : []),
    { verb: "less-walking" },
    ...(climbs ? [{ verb: "need", need: "stepFree" } as const] : []),
  ];
}
