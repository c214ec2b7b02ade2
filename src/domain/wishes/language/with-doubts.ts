import { limitChoices, nearChoices } from "./near-choices.ts";
import { objectChoices } from "./object-choices.ts";
import { onButtons } from "./on-buttons.ts";
import { openOf } from "./parts-together.ts";
import { exactReading } from "./read-segment.ts";
import { isOfFeast } from "./rules/feasts.ts";
import { LIMITS, withNear } from "./said-choices.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import { isLastOfLong } from "./said-names.ts";
import { segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";
import { type About, asAside, itemsOf, REFERS, settled, type Wished } from "./settled.ts";
import { isUncovered } from "./uncovered.ts";

/** A clause that takes something back from the wish before it. */
const RESTRICTS =
  /^(?:(?:and|but|so|just|pls|please) )*(?:except|apart from|unless|other than|but not|not)\b/i;
/** "Not the dome" may be what is to stay. */
const BARE_NOT = /^(?:(?:and|but|so|just|also|well|pls|please) )*not\b/i;
const IS_NO = /^(?:no|nope|nah|no thanks)$/i;
/** A bound, an hour or another way: no reason. */
const SAYS_BOUND =
  /\b(?:latest|earliest|maximum|tops|at most|at least|instead)\b|\b(?:like|around|about|by|until|till?|before|after) \d/i;
const SAYS_WHY = /^(?:because|bc|cause|cuz|since|as|so|if|it['’]?s|first time|1st time)\b/i;
const OTHERS_ARE_BUSY =
  /\b(?:husband|wife|partner|girlfriend|boyfriend|gf|bf|mum|mom|mother|dad|father|friend|sister|brother|colleague)s? (?:is|are|has|have|works?|will)\b.*\b(?:busy|conference|meetings?|work\w*|appointment|course|seminar)\b/i;
const IS_DIET = /^(?:vegetarian|vegan|glutenFree|halal|kosher)$/;
const DROPS = /\b(?:skip|drop|avoid|leave out|lose|bin|ditch|miss)\b/i;

/**
 * The last look at what was read: a wish that the words beside it take back, bound or name otherwise is asked, and so is
 * one whose words don't say what it does.
 */
export function withDoubts(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  const items = itemsOf(about.whole, about);
  const told = parts.map((part) => namedIn(boundOf(dietOf(part, about)), parts, items));
  /** Exceptions that the wish before them has. */
  const said = new Set<SaidPart>();
  for (const [at, part] of told.entries()) {
    const led = told.slice(0, at).findLastIndex(asksOrWishes);
    const former = told[led];
    const whole = former && withException(former, part, about);
    if (whole !== undefined) {
      told[led] = whole;
      said.add(part);
      continue;
    }
    // "Nezu Museum (garden!)" says what is there.
    if (former?.kind === "wish" && isThere(former, part, about)) {
      told[at] = asAside(part);
      continue;
    }
    // "Museums, no".
    const gone =
      former !== undefined && led === at - 1 && IS_NO.test(part.text)
        ? refused(former, part, about)
        : undefined;
    if (gone !== undefined) {
      told[led] = gone;
      said.add(part);
      continue;
    }
    // "The market on Saturday, but not for lunch": one eats elsewhere.
    if (former?.kind === "wish" && comesOnly(former) && NOT_FOR_MEAL.test(part.text)) {
      told[at] = asAside(part);
      continue;
    }
    const kept = former === undefined ? undefined : keptOf(former, part, about);
    if (kept !== undefined) {
      told[at] = kept;
      continue;
    }
    if (part.kind === "ask" && former?.kind === "wish" && RESTRICTS.test(part.text)) {
      const others = exceptOn(former, part, about);
      told[led] = others ?? openOf(former);
      if (
        others !== undefined &&
        itemsOf(part.text, about).every(({ code }) => /^(?:Dnot|-)$/.test(code))
      )
        said.add(part);
    }
    const one = former?.kind === "wish" ? allButOne(former, part, about) : undefined;
    if (one !== undefined) told[led] = one;
    const isLeft = /^except\b/i.test(part.text) && !said.has(part) && isLimit(told[at - 1]);
    if (part.kind === "ask" && (isLeft || (former !== undefined && BARE_NOT.test(part.text)))) {
      const rankOf = (one: Choice) => ((isLeft ? MAY_BE : STAYS).test(one.label) ? 0 : 1);
      told[at] = { ...part, choices: part.choices.toSorted((a, b) => rankOf(a) - rankOf(b)) };
    }
    if (part.kind !== "aside" && isExample(part, former, about)) told[at] = asGoing(openOf(part));
    else if (isWhy(part, former, about)) told[at] = asAside(part);
    else if (
      part.kind === "wish" &&
      (isDoubtful(part, { former, next: told[at + 1] }, about) || isUncovered(part, parts, items))
    )
      told[at] = withKeeping(openOf(part), part.wishes, about);
  }
  const done = told.flatMap((part) => (part.kind === "wish" ? part.wishes : []));
  const left = told
    .filter((part) => !said.has(part))
    .map(withoutNothing)
    .map((part) => withOffers(part, done, about))
    .map((part) =>
      onButtons(part, () => segmentOf(itemsOf(part.text, about)), about.whole, about.names),
    );
  return settled(left, about);
}

const PART_OF_IT = /^(?:the )?(?:gardens?|views?|terrace|roof|shop)\b\W*$/i;

/** What a place has, in brackets behind it. */
function isThere(former: Wished, part: SaidPart, { whole }: About): boolean {
  return (
    whole[part.from - 1] === "(" &&
    whole.slice(former.to, part.from - 1).trim() === "" &&
    PART_OF_IT.test(part.text) &&
    former.wishes.every((one) => one.verb === "add" && one.what.kind === "places")
  );
}

/** What is named, and then a "no": it is left out where nothing else was read of it. */
function refused(former: SaidPart, { to }: SaidPart, { whole }: About): SaidPart | undefined {
  const { from } = former;
  const text = whole.slice(from, to);
  const added = former.kind === "wish" ? former.wishes : [];
  const gone = added.flatMap(({ verb, ...wish }): SaidWish[] =>
    verb === "add" && "what" in wish && wish.what !== undefined
      ? [{ verb: "remove", what: wish.what }]
      : [],
  );
  if (gone.length > 0 && gone.length === added.length)
    return { from, to, text, kind: "wish", wishes: gone };
  const choices = former.kind === "ask" ? former.choices : [];
  const out = choices.filter(({ wishes }) => wishes.some(({ verb }) => verb === "remove"));
  return out.length === 0
    ? undefined
    : { from, to, text, kind: "ask", choices: out, isTurned: true };
}

/** "I hate museums, but he wants one": one of the kind, or none. */
function allButOne(former: Wished, part: SaidPart, { whole, names }: About): SaidPart | undefined {
  const [wish, ...others] = former.wishes;
  if (part.kind === "aside" || wish?.verb !== "remove" || others.length > 0) return undefined;
  const { what } = wish;
  const items = saidItems(part.text, saidWords(part.text), names);
  const isOne = items.some(({ code }, at) => code === "want" && items[at + 1]?.number === 1);
  const [between = ""] = whole
    .slice(former.to, part.from + 4)
    .split(/[.!?]/)
    .slice(-1);
  const isBut = /\bbut\b/i.test(between);
  if (
    what.kind !== "category" ||
    !isOne ||
    !isBut ||
    items.some(({ what, food, meal }) => what ?? food ?? meal)
  )
    return undefined;
  const { from, to, text } = former;
  const choices = [choiceOf({ verb: "at-most", what, count: 1 }), choiceOf(wish)];
  return { from, to, text, kind: "ask", choices, isTurned: true };
}

/** Who travels, a feast and what nobody knows is nothing that the words beside it could take back. */
function asksOrWishes(part: SaidPart): boolean {
  return part.kind === "wish"
    ? part.wishes.some((wish) => !/^(?:with|need)$/.test(wish.verb) && !isOfFeast(wish))
    : part.kind === "ask";
}

type Beside = { readonly former: SaidPart | undefined; readonly next: SaidPart | undefined };

function isDoubtful(part: Wished, { former, next }: Beside, about: About): boolean {
  const { text, wishes } = part;
  const takes = wishes.length > 0 && wishes.every(({ verb }) => verb === "remove");
  // "Keep the tower and not the dome".
  const led =
    former?.kind === "ask" && /^(?:please |pls )?keep\b/i.test(former.text)
      ? former.choices[0]?.wishes
      : former?.kind === "wish"
        ? former.wishes
        : [];
  const isAfterKept =
    led !== undefined &&
    led.length > 0 &&
    led.every(({ verb }) => /^(?:keep|remove-others)$/.test(verb));
  if (takes && BARE_NOT.test(text) && former !== undefined && !isAfterKept && !about.isBareWanted)
    return true;
  return wishes.some((wish) => isUnsaid(wish, part, next, about));
}

/** "Skip the obvious stuff, Eiffel, Louvre": examples of what isn't wanted. */
function isExample(part: SaidPart, former: SaidPart | undefined, about: About): boolean {
  return (
    former?.kind === "ask" &&
    DROPS.test(former.text) &&
    about.whole.slice(former.to, part.from).replace(",", "").trim() === "" &&
    itemsOf(part.text, about).some(({ what }) => what !== undefined) &&
    !itemsOf(part.text, about).some(({ code }) =>
      /^(?:add|want|more|rm|no|not|keep|move|swap)$/.test(code),
    )
  );
}

/** "Not the tower", after what is to go: it stays. */
const STAYS = /^keep$/;
const MAY_BE = /^(?:keep|add)$/;

const LESS = /^(?:remove-some|fewer|at-most|most-a-day|pace)$/;

/** "Take out 2 things but not the mosque": it is none of them. */
function keptOf(former: SaidPart, part: SaidPart, about: About): SaidPart | undefined {
  const wishes =
    former.kind === "wish" ? former.wishes : former.kind === "ask" ? former.choices[0]?.wishes : [];
  if (
    wishes === undefined ||
    wishes.length === 0 ||
    part.kind === "aside" ||
    !BARE_NOT.test(part.text)
  )
    return undefined;
  const said = itemsOf(part.text, about).filter(({ code }) => !/^(?:-|but)$/.test(code));
  const [not, { what } = { what: undefined }, ...others] = said;
  const isOne = not?.code === "not" && others.length === 0 && what?.kind === "places";
  if (!isOne || what.found[0]?.in !== "plan" || !wishes.every(({ verb }) => LESS.test(verb)))
    return undefined;
  const { from, to, text } = part;
  return { from, to, text, kind: "wish", wishes: [{ verb: "keep", what }] };
}

const NOT_FOR_MEAL = /^(?:but )?not for (?:lunch|dinner|eating|food)$/i;

function comesOnly({ wishes }: Wished): boolean {
  return wishes.every(
    (wish) => (wish.verb === "add" || wish.verb === "move") && wish.what.kind === "places",
  );
}

/** "No crowds, except the Colosseum": it may be there. */
function isLimit(part: SaidPart | undefined): boolean {
  if (part === undefined || part.kind === "aside") return false;
  const wishes = part.kind === "wish" ? part.wishes : (part.choices[0]?.wishes ?? []);
  return wishes.some(({ verb }) => LIMITS.test(verb));
}

/** "Not the gondola, too expensive". */
function isWhy(part: SaidPart, former: SaidPart | undefined, { whole }: About): boolean {
  // "..., because then | it is less crowded".
  if (
    part.kind !== "aside" &&
    /^it\b/i.test(part.text) &&
    LEADS_WHY.test(whole.slice(0, part.from))
  )
    return true;
  return (
    part.kind !== "aside" &&
    former?.kind === "wish" &&
    /^too\b/i.test(part.text) &&
    /^\s*,\s*$/.test(whole.slice(former.to, part.from))
  );
}

const LEADS_WHY = /\b(?:because|since) (?:then )?$/i;

/** Nobody wants no meal at all, or all days empty. */
function withoutNothing(part: SaidPart): SaidPart {
  if (part.kind !== "ask") return part;
  const isNothing = (wish: SaidWish) =>
    (wish.verb === "meal" && wish.meal === "any" && wish.isGone === true) ||
    (wish.verb === "free" &&
      wish.part === "day" &&
      (wish.when === undefined || (wish.when.isEvery === true && wish.when.except === undefined)));
  return { ...part, choices: part.choices.filter(({ wishes }) => !wishes.some(isNothing)) };
}

/** What has no button has some, and so has a limit of someone's that nothing is done about. */
function withOffers(part: SaidPart, done: readonly SaidWish[], about: About): SaidPart {
  const { from, to, text } = part;
  if (part.kind === "ask" && isDoneBy(part.choices[0]?.wishes ?? [], done)) return asAside(part);
  const isBare = part.kind === "ask" && part.choices.length === 0;
  const isReason = part.kind === "aside" && about.isBareWanted;
  const segment = isBare || isReason ? segmentOf(itemsOf(text, about)) : undefined;
  // "One island if there's time".
  const isThing = isReason && /^(?:one|an?) /i.test(text);
  if (segment === undefined) return part;
  if (isBare) return { ...part, choices: withNear([], segment) };
  const has = ({ verb, ...wish }: SaidWish) =>
    done.some(
      (one) =>
        one.verb === verb && (!("need" in wish) || ("need" in one && one.need === wish.need)),
    );
  const choices = (isThing ? nearChoices : limitChoices)(segment).filter(
    ({ wishes }) => !wishes.some(has),
  );
  return choices.length === 0 ? part : { from, to, text, kind: "ask", choices };
}

/** "I'm coeliac. Restaurants must be gluten-free": what somebody needs is known by then. */
function isDoneBy(wishes: readonly SaidWish[], done: readonly SaidWish[]): boolean {
  const needs = done.flatMap((wish) => (wish.verb === "need" ? [wish.need] : []));
  return (
    wishes.length > 0 &&
    wishes.every(
      (wish) => wish.verb === "need" && IS_DIET.test(wish.need) && needs.includes(wish.need),
    )
  );
}

/** What goes is the first reading. */
function asGoing(part: SaidPart): SaidPart {
  if (part.kind !== "ask") return part;
  const isGoing = ({ label }: { readonly label: string }) =>
    /^(?:remove|leaveOut|none)$/.test(label);
  const choices = [...part.choices.filter(isGoing), ...part.choices.filter((one) => !isGoing(one))];
  return { ...part, choices, isTurned: true };
}

/** Whether the words of a part don't say what a wish of it does. */
function isUnsaid(
  wish: SaidWish,
  { from, text }: Wished,
  next: SaidPart | undefined,
  about: About,
): boolean {
  // "No pubs, also not for lunch".
  if (wish.verb === "meal" && wish.isGone === true)
    return /\bnot (?:for|at|with|during)\b/i.test(text);
  if (wish.verb === "need" && IS_DIET.test(wish.need))
    return /\b(?:fine|ok|okay|but)\b/i.test(about.whole.slice(from).split(/[.!?;]/)[0] ?? "");
  // "My husband is at a conference until five": the others have the day.
  if (/^(?:free|free-hours|start-day|end-day)$/.test(wish.verb) && OTHERS_ARE_BUSY.test(text))
    return true;
  // "Day 4 we're meeting my cousin in Yokohama, ..."
  if (wish.verb === "free" && wish.part === "day" && next !== undefined)
    return !/\b(?:nothing|free|rest|off|no|empty|blank|clear|lazy|chill|busy|land(?:s|ing)?|arriv(?:e|es|al|ing)|fl(?:y|ies|ight)|gets? in|getting in)\b/i.test(
      text,
    );
  if (!("what" in wish) || wish.what.kind !== "places" || !about.isBareWanted) return false;
  if (wish.verb === "add" && /\bbeen to\b/i.test(text)) return true;
  const said = wish.what.text.toLowerCase();
  if (wish.verb === "remove" && isLastOfLong(said, wish.what.found)) return true;
  const isIn = said.split(/\W+/).some((word) => word !== "" && text.toLowerCase().includes(word));
  if (!isIn && !REFERS.test(text)) return true;
  // "Normal MoMA": a name that isn't known, with one in it that is.
  const isUnknown = wish.what.found.every(({ id, name }) => id === name);
  return (
    isUnknown &&
    wish.verb === "remove" &&
    said
      .split(" ")
      .slice(1)
      .some((_, at, rest) =>
        itemsOf(rest.slice(at).join(" "), about).some(
          ({ what }) => what?.kind === "places" && what.found.some(({ id, name }) => id !== name),
        ),
      )
  );
}

/** "... because we do not eat meat": so it is, though it is said as a reason. */
function dietOf(part: SaidPart, about: About): SaidPart {
  const { from, to, text } = part;
  const needs = part.kind === "aside" ? itemsOf(text, about).flatMap(({ need }) => need ?? []) : [];
  const [need, ...others] = needs.filter((one) => IS_DIET.test(one));
  return need === undefined ||
    others.length > 0 ||
    /\b(?:no|not|isn['’]?t|aren['’]?t) (?:an? )?(?:vegetarian|vegan|halal|kosher)/i.test(text)
    ? part
    : { from, to, text, kind: "wish", wishes: [{ verb: "need", need }] };
}

/** An hour or a bound among what isn't needed is no reason: it is asked. */
function boundOf(part: SaidPart): SaidPart {
  const { from, to, text } = part;
  return part.kind === "aside" && SAYS_BOUND.test(text) && !SAYS_WHY.test(text)
    ? { from, to, text, kind: "ask", choices: [], isTurned: true }
    : part;
}

/** A thing that is named only among what isn't needed: "Versailles or Giverny, whichever is easier". */
function namedIn(part: SaidPart, parts: readonly SaidPart[], items: readonly SaidItem[]): SaidPart {
  const { from, to, text } = part;
  const isIdle = part.kind === "aside" || (part.kind === "wish" && part.wishes.length === 0);
  if (!isIdle || SAYS_WHY.test(text)) return part;
  const own = items.filter((item) => item.from >= from && item.to <= to);
  const others = parts
    .filter((one) => one.from !== from)
    .flatMap((one) => [one.text, ...namedBy(one)])
    .map((one) => one.toLowerCase());
  const isNew = own.some(
    ({ what }) =>
      what !== undefined && !others.some((one) => one.includes(what.text.toLowerCase())),
  );
  // "We could do Giverny, whichever is easier".
  const isUnknown =
    own.some(({ code, isSubject }) => code === "?" && isSubject !== true) &&
    own.some(({ code }) => code === "add" || code === "rm");
  const segment = isNew || isUnknown ? segmentOf(own) : undefined;
  return segment === undefined
    ? part
    : { from, to, text, kind: "ask", choices: objectChoices(segment), isTurned: true };
}

function namedBy(part: SaidPart): readonly string[] {
  const wishes = part.kind === "wish" ? part.wishes : [];
  return wishes.flatMap((wish) => ("what" in wish ? [wish.what.text] : []));
}

/** "No museums, except the Louvre": a comma parts no exception from its limit. */
function withException(former: SaidPart, part: SaidPart, about: About): SaidPart | undefined {
  const between = about.whole.slice(former.to, part.from).trim();
  if (!/^(?:except|apart from|other than)\b/i.test(part.text) || !/^,?$/.test(between))
    return undefined;
  const place = { from: former.from, to: part.to, text: about.whole.slice(former.from, part.to) };
  const segment = segmentOf(itemsOf(place.text, about).filter(({ code }) => code !== ","));
  const reading = segment && exactReading(segment);
  if (typeof reading !== "object" || "choices" in reading) return undefined;
  // "On Sunday no museums, except the Louvre".
  const on = segment?.when === undefined ? {} : { when: segment.when };
  return { ...place, kind: "wish", wishes: reading.map((wish) => ({ ...on, ...wish })) };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** "Back by 7 every night. Except Saturday": on every day but that. */
function exceptOn(former: Wished, { text }: SaidPart, about: About): SaidPart | undefined {
  const [except, ...others] = itemsOf(text, about).flatMap(({ when }) => when?.weekdays ?? []);
  const isOfDays = former.wishes.every(
    (wish) =>
      /^(?:start-day|end-day|free-hours|meal|most-a-day|pace)$/.test(wish.verb) &&
      (wish.when === undefined || wish.when.isEvery === true),
  );
  if (except === undefined || others.length > 0 || !isOfDays || !/\bexcept\b/i.test(text))
    return undefined;
  const when: When = { weekdays: WEEKDAYS.filter((one) => one !== except) };
  return { ...former, wishes: former.wishes.map((wish) => ({ ...wish, when })) };
}

/** "Just not the dome": to keep it is the first reading. */
function withKeeping(
  part: SaidPart,
  wishes: readonly SaidWish[],
  { isBareWanted }: About,
): SaidPart {
  if (part.kind !== "ask") return part;
  const choices = wishes.flatMap((wish) => {
    if (wish.verb !== "remove") return [];
    const both = [choiceOf({ verb: "keep", what: wish.what }), choiceOf(wish)];
    // Of the form nothing is there that could stay.
    return isBareWanted ? both.toReversed() : both;
  });
  return choices.length === 0 ? part : { ...part, choices: choices.slice(0, 4) };
}
