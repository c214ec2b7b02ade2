import type { SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";

const ASKS = /^(?:is|are|was|were|will|how|when|what|do|does|did|has|have|which)$/;
const ORDERS =
  /^(?:rm|add|keep|swap|move|no|not|nothing|lock|unlock|longer|shorter|earlier|later)$/;

/** What words about a plan that stands come to, as a form's don't. */
export function onTrip(segment: Segment): readonly SaidWish[] | undefined {
  return askedFact(segment) ?? unknownGone(segment) ?? byTransport(segment) ?? tooDear(segment);
}

/** "Will the queue be insane", "is the Louvre open on Monday": what the guide knows of it is said, or that it knows nothing. */
function askedFact({ items, needs, objects, when, meals, foods }: Segment) {
  const [first] = items.filter(({ words = "" }) => !/^(?:please|and)$/.test(words));
  // "The bazaar is closed on Sunday, I think".
  const saysShut = items.some(
    ({ word }, at) =>
      /^(?:closed|shut)$/.test(word ?? "") &&
      /\b(?:is|are)$/.test(items[at - 1]?.words ?? "") &&
      items.some(({ words }) => words === "i think"),
  );
  if ((!ASKS.test(first?.word ?? "") && !saysShut) || items.some(({ code }) => ORDERS.test(code)))
    return undefined;
  const [need, ...more] = new Set(needs);
  const told: SaidWish | undefined =
    need === undefined || more.length > 0 ? undefined : { verb: "need", need };
  if (need === "crowds" && told !== undefined) return [told];
  const [what, ...others] = objects.flat();
  const isOpen = items.some(({ word }) => /^(?:open|closed|shut|opens|closes)$/.test(word ?? ""));
  if (!isOpen || what?.kind !== "places" || others.length > 0) return undefined;
  return meals.length + foods.length > 0
    ? undefined
    : [{ verb: "is-open" as const, what, ...(when && { when }) }];
}

/** "Could we go there by boat instead of the underground", "bus or metro or taxi, whatever". */
function byTransport({ needs, objects, meals, foods, times, items, when, hasIt }: Segment) {
  const isOnly = needs.length > 0 && needs.every((need) => need === "transport");
  const isOther = objects.length + meals.length + foods.length + times.length > 0;
  const isOrder = items.some(({ code }) => /^(?:rm|add|keep|swap|move|no|not|nothing)$/.test(code));
  // "Too much walking on day 2, can we take the metro".
  const isLess = items.some(({ code }) => code === "lesswalk");
  return isOnly && !isOther && !isOrder && !hasIt
    ? [
        { verb: "need" as const, need: "transport" as const },
        ...(isLess ? [{ verb: "less-walking" as const, ...(when && { when }) }] : []),
      ]
    : undefined;
}

const SAYS_DEAR = /^(?:-|\?|it|all|thing|stuff|some|N|want|add|who|D|day|instead|by)$/;

/** "The lunch places are a bit pricey, any park picnic instead", "dinner on day 1 is too dear, find something under 15". */
function tooDear({ items, meals, foods: [food, ...others], when }: Segment) {
  const meal = items.findIndex(({ code }) => code === "meal");
  const cheap = items.findIndex(({ code }) => code === "cheap");
  const isSo = meal !== -1 && cheap > meal && meals.length === 1 && others.length === 0;
  const isAll = items.every(
    ({ code }) => SAYS_DEAR.test(code) || /^(?:meal|cheap|food)$/.test(code),
  );
  const [of] = meals;
  if (!isSo || !isAll || of === undefined || of === "breakfast") return undefined;
  const on = when && { when };
  return food === undefined
    ? [{ verb: "meal" as const, meal: of, isOther: true as const, isCheap: true as const, ...on }]
    : [{ verb: "meal" as const, meal: of, food, ...on }];
}

const TAKES_OUT =
  /^(?:remove|drop|skip|delete|cancel|lose|ditch|bin|scrap|take out|take off|leave out|get rid of|throw out|kick out|omit|can be omitted|be omitted|can go|may go)$/;
const NO_NAME =
  /^(?:half|something|boring|least|worst|first|last|tour|queue|line|long|some|again|there|early|late|same|other|rest|idea|one|instead)$/;

/** "Take out Madame Tussauds", which the plan hasn't: it is said that there is none. */
function unknownGone({ items, when, hasIt }: Segment): readonly SaidWish[] | undefined {
  const said = items.filter(({ code }) => code !== "-");
  const unknown = said.filter(({ code }) => code === "?");
  const [verb, ...others] = said.filter(({ code }) => code !== "?" && code !== "k" && code !== "D");
  const isName = unknown.every(({ word = "" }) => word.length > 3 && !NO_NAME.test(word));
  const isTaking = verb?.code === "rm" && TAKES_OUT.test(verb.words ?? "");
  if (!isTaking || others.length > 0 || hasIt || !isName) return undefined;
  if (unknown.length < 1 || unknown.length > 3) return undefined;
  // "The ghastly castle" is a castle.
  if (said.findLastIndex(({ code }) => code === "k") > said.indexOf(unknown[0] ?? verb))
    return undefined;
  const name = unknown.map(({ words = "" }) => words).join(" ");
  const what: SaidObject = { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] };
  return [{ verb: "remove", what, ...(when && { when }) }];
}
