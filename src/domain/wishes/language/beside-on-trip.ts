import { openOf } from "./parts-together.ts";
import { someThings } from "./rules/counts.ts";
import { type SaidItem, type SaidObject, saidItems } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import type { When } from "./said-times.ts";
import { asideOf, choiceOf, type SaidPart, type SaidWish, wishFor } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";
import { withTails } from "./with-tails.ts";

type Read = { readonly part: SaidPart; readonly items: readonly SaidItem[] };

/** Of a plan that stands: what parts of a text say of each other. */
export function besideOnTrip(
  said: readonly SaidPart[],
  whole: string,
  names: NameIndex,
): readonly SaidPart[] {
  const itemsOf = (text: string) => saidItems(text, saidWords(text), names);
  const reads = said.map((part) => ({ part, items: itemsOf(part.text) }));
  const gap = (from: SaidPart, to: SaidPart) => whole.slice(from.to, to.from);
  let told: Read[] = withApart(withClosed(reads), whole);
  told = told.map((read, at) => {
    const former = told[at - 1];
    return former === undefined ? read : withFormer(read, former, gap(former.part, read.part));
  });
  told = told.map((read) => withLeft(read, whole));
  told = told.map((read, at) => withStay(read, told[at - 1]));
  told = told.map((read, at) => {
    const others = told.filter((_, index) => index !== at && index !== at - 1);
    return withWetDay(read, told[at - 1], others);
  });
  told = told.map((read, at) => withNiceMeal(read, told[at + 1]));
  told = withCheaper(told);
  const parts = withRefused(withCut(withFirstHour(withMealHours(told), told)), whole);
  return withTails(parts.map(asNamed), whole).map((part, at, parts) =>
    isTooShort(part, parts[at + 1]) ||
    isWhyEarly(part, parts[at - 1]) ||
    isWhyLighter(part, parts[at + 1]) ||
    isWhyGone(part, parts[at - 1]) ||
    saysNothing(part, parts, itemsOf(part.text)) ||
    (part.kind === "ask" && IS_VERB_ALONE.test(part.text) && parts[at + 1]?.kind === "wish")
      ? asideOf(part)
      : part,
  );
}

const IS_NAMED = /^(?:and )?(?:the|that) (?:\p{L}+ ){1,3}(?:one|ones|thing|place|bit)$/iu;

/** "... so that we are back by 4". */
const SAYS_BACK =
  /\b(?:back|home)\b[^.;]{0,40}\b(?:by|at|until|till|before|around|about)\b[^.;]{0,12}\d/i;

/** "The boat one" is one of the plan, and nothing said beside; nor is when one is back. */
const asNamed = (part: SaidPart): SaidPart =>
  part.kind === "aside" && (IS_NAMED.test(part.text) || SAYS_BACK.test(part.text))
    ? { from: part.from, to: part.to, text: part.text, kind: "ask", choices: [], isTurned: true }
    : part;

const REFUSES =
  /^(?:(?:bro|dude|mate|hell|um+|err?|oh|god|lol|well|just|sorry|so) )*(?:no|nope|nah|naw|no thanks?|no thank you|no way|no chance|hard pass|pass|not happening)[.!]*$/i;

function thingOf({ wishes: [wish] }: Extract<SaidPart, { readonly kind: "wish" }>) {
  return wish !== undefined && "what" in wish ? wish.what : undefined;
}

const isRefusable = (part: SaidPart | undefined) =>
  part?.kind === "ask" || (part?.kind === "wish" && thingOf(part) !== undefined);

/** "3 hours of opera, bro no": it goes, and doesn't get three hours. */
function withRefused(parts: readonly SaidPart[], whole: string): readonly SaidPart[] {
  const isRefusal = (part: SaidPart | undefined) =>
    part !== undefined && part.kind !== "wish" && REFUSES.test(part.text.trim());
  return parts.flatMap((part, at): readonly SaidPart[] => {
    const next = parts[at + 1];
    const what = part.kind === "wish" ? thingOf(part) : undefined;
    if (isRefusal(part) && isRefusable(parts[at - 1])) return [];
    if (next === undefined || !isRefusal(next) || !isRefusable(part)) return [part];
    const { from } = part;
    const text = whole.slice(from, next.to);
    const choices =
      what === undefined
        ? []
        : (["remove", "keep"] as const).map((verb) => choiceOf({ verb, what }));
    return [{ from, to: next.to, text, kind: "ask", choices, isTurned: true }];
  });
}

const IS_LIGHTER = /^(?:pace|remove-some|most-a-day|free|end-day)$/;

/** "It's too packed, take it easy on the last day": of that day. */
function isWhyLighter(part: SaidPart, next: SaidPart | undefined): boolean {
  const isOfAll = ({ verb, when }: SaidWish) => verb === "pace" && when === undefined;
  return (
    part.kind === "wish" &&
    /\btoo\b/i.test(part.text) &&
    part.wishes.every(isOfAll) &&
    next?.kind === "wish" &&
    next.wishes.every(({ verb, when }) => IS_LIGHTER.test(verb) && when !== undefined)
  );
}

const IS_CHEAPER =
  /^(?:(?:can|could) (?:we|you|u) (?:have|find|get|do) |(?:please |pls )?find (?:us )?)?(?:something|smth|sth|anything|somewhere) (?:a bit )?(?:cheaper|less expensive)$/i;

/** "Dinner on day 1 looks too expensive, something cheaper?": another table for that meal. */
function withCheaper(reads: readonly Read[]): Read[] {
  const isCheaper = (read: Read | undefined) => IS_CHEAPER.test(read?.part.text ?? "");
  return reads.map((read, at) => {
    const [former, next] = [reads[at - 1], reads[at + 1]];
    const isOpen = read.part.kind === "ask" && mealIn(read) !== undefined;
    if (isOpen && isCheaper(next)) return { ...read, part: asideOf(read.part) };
    const meal = former?.part.kind === "ask" ? mealIn(former) : undefined;
    if (former === undefined || meal === undefined || !isCheaper(read)) return read;
    const when = former.items.find((item) => item.when !== undefined)?.when;
    const wish = {
      verb: "meal",
      meal,
      isOther: true,
      isCheap: true,
      ...(when && { when }),
    } as const;
    return { ...read, part: wishFor(read.part, [wish]) };
  });
}

const mealIn = ({ items }: Read) => items.find(({ meal }) => meal !== undefined)?.meal;

const TOO_DEAR =
  /^(?:(?:because|bc|cos|since|as|and|but) )?(?:(?:it|its|it['’]s|it is|they|they['’]re|they are|thats|that['’]s|that is) )?(?:is |are )?(?:way |far |much )?too (?:expensive|pricey|dear|much money)$/i;

/** "Take the London Eye off, too expensive": nothing else is. */
function isWhyGone(part: SaidPart, former: SaidPart | undefined): boolean {
  const led =
    former?.kind === "ask"
      ? former.choices.flatMap(({ wishes }) => wishes)
      : former?.kind === "wish"
        ? former.wishes
        : [];
  return (
    part.kind === "wish" &&
    part.wishes.every(({ verb }) => verb === "cheaper") &&
    TOO_DEAR.test(part.text) &&
    led.some(({ verb }) => /^(?:remove|swap)$/.test(verb))
  );
}

const CUTS =
  /^(?:(?:please|pls|and|so|just|can (?:you|u|we)) )*(?:take|cut|drop|lose|remove|leave) (?:out )?(?:one|an?|1|something|two|2)(?: (?:thing|sight|place|stop)s?)?(?: (?:out|off|away))?(?: please| pls)?$/i;

/** "Day 2 is too full, take one thing out": that, and nothing more. */
function withCut(parts: readonly SaidPart[]): readonly SaidPart[] {
  const cuts = (part: SaidPart | undefined) => part?.kind !== "wish" && CUTS.test(part?.text ?? "");
  const dayOf = (part: SaidPart | undefined) => {
    const [wish, ...others] = part?.kind === "wish" ? part.wishes : [];
    const isFull = wish?.verb === "pace" && wish.pace === "relaxed" && others.length === 0;
    return isFull ? wish.when : undefined;
  };
  return parts.map((part, at) => {
    if (dayOf(part) !== undefined && cuts(parts[at + 1])) return asideOf(part);
    const when = dayOf(parts[at - 1]);
    if (when === undefined || !cuts(part)) return part;
    return wishFor(part, [someThings(/\b(?:two|2)\b/i.test(part.text) ? 2 : 1, when)]);
  });
}

const IS_WET = /\b(?:rain\w*|wet|storm\w*|pouring)\b/i;
const COMES = /^(?:add|at-least|indoors)$/;

const UNDER_ROOF = /\b(?:indoors?|inside|dry|roof)\b/i;

/** "It will rain on day 2, add a museum": on that day. To come in from the rain, and nothing else, is what a plan for rain is for. */
function withWetDay(read: Read, former: Read | undefined, others: readonly Read[]): Read {
  const { part, items } = read;
  if (former?.part.kind === "wish" || !IS_WET.test(former?.part.text ?? "")) return read;
  const [when, ...more] = former?.items.flatMap((item) => item.when ?? []) ?? [];
  const isDated = items.some((item) => item.when !== undefined);
  if (when === undefined || more.length > 0 || isDated) return read;
  const isOnly = others.every((one) => one.part.kind === "aside");
  if (isOnly && UNDER_ROOF.test(part.text)) return { ...read, part: asideOf(part) };
  if (part.kind !== "wish" || !part.wishes.every(({ verb }) => COMES.test(verb))) return read;
  const wishes = part.wishes.map((wish) => ({ ...wish, when }));
  return { ...read, part: wishFor(part, wishes) };
}

const SAYS_WHY_EARLY = /^(?:before|to avoid|to beat|to miss|ahead of|because of|due to|without) /i;
const IS_EARLY = /^(?:move|set-start|start-day)$/;

/** "The Pantheon early, before the crowds". */
function isWhyEarly(part: SaidPart, former: SaidPart | undefined): boolean {
  return (
    part.kind === "wish" &&
    part.wishes.every((wish) => wish.verb === "need" && /^(?:crowds|heat)$/.test(wish.need)) &&
    SAYS_WHY_EARLY.test(part.text) &&
    former?.kind === "wish" &&
    former.wishes.every(({ verb }) => IS_EARLY.test(verb))
  );
}

const placesIn = (items: readonly SaidItem[]): readonly SaidObject[] =>
  items.flatMap(({ what }) => (what?.kind === "places" ? [what] : []));

const IS_CLOSED = /\b(?:closed|shut|closes)\b/i;
const SHIFTS =
  /\b(?:another|a different|other) day\b|^(?:(?:and|please|pls|can you) )*(?:shift|move|change|swap|put|check)(?: (?:it|this|that|them|our plan|in|if|when|where|necessary|needed))*$/i;

/** "The bazaar is closed on Sunday and the palace on Tuesday. Please shift when necessary": not on these days. */
function withClosed(reads: Read[]): Read[] {
  const first = reads.findIndex(({ part }) => IS_CLOSED.test(part.text));
  const asks = reads.findIndex(({ part }, at) => at > first && SHIFTS.test(part.text));
  if (first === -1 || asks === -1) return reads;
  const facts: { at: number; what: SaidObject; when: When }[] = [];
  for (const [at, { part, items }] of reads.entries()) {
    if (at < first || at >= asks || !isOfOpening(part)) continue;
    const [what, ...others] = placesIn(items);
    const [when, ...days] = items.flatMap((item) => item.when ?? []);
    if (what !== undefined && when !== undefined && others.length + days.length === 0)
      facts.push({ at, what, when });
  }
  if (facts.length === 0) return reads;
  return reads.map((read, at) => {
    const fact = facts.find((one) => one.at === at);
    if (fact !== undefined) {
      const { what, when } = fact;
      return { ...read, part: wishFor(read.part, [{ verb: "not-on", what, when }]) };
    }
    return SHIFTS.test(read.part.text) && at > first && placesIn(read.items).length === 0
      ? { ...read, part: asideOf(read.part) }
      : read;
  });
}

function isOfOpening(part: SaidPart): boolean {
  return (
    part.kind !== "wish" ||
    part.wishes.every(({ verb }) => verb === "is-open" || verb === "move" || verb === "add")
  );
}

const SAME_DAY = /\b(?:the )?same day\b|\bin one day\b/i;
const SPLITS =
  /\b(?:different|separate|two|2) days\b|\b(?:split|separate|divide) (?:it|them|that|this|those)\b/i;

/** "A and B are on the same day. Please put them on different days". */
function withApart(reads: Read[], whole: string): Read[] {
  const fact = reads.findIndex(({ part }) => SAME_DAY.test(part.text));
  const asks = reads.findIndex(
    ({ part, items }, at) =>
      at >= fact && SPLITS.test(part.text) && (at === fact || placesIn(items).length === 0),
  );
  if (fact === -1 || asks === -1) return reads;
  // "A | and B on the same day": names before it.
  const begins = reads.findLastIndex(
    ({ part }, at) => at < fact && /[.!?]/.test(part.text.slice(-1)),
  );
  const led = reads.slice(Math.max(begins + 1, fact - 2), asks + 1);
  const [what, ...others] = led.flatMap(({ items }) => placesIn(items));
  if (what === undefined || others.length === 0) return reads;
  const isOf = ({ part, items }: Read) => part.kind !== "wish" || placesIn(items).length > 0;
  if (!led.slice(0, -1).every(isOf)) return reads;
  // What it lists is all known.
  const list = whole.slice(led[0]?.part.from, reads[fact]?.part.to).split(SAME_DAY)[0] ?? "";
  if ((list.match(/\band\b|,|&/gi) ?? []).length > others.length) return reads;
  const wish: SaidWish = { verb: "apart", what, others };
  return reads.map((read, at) => {
    if (at === asks) return { ...read, part: wishFor(read.part, [wish]) };
    return led.includes(read) ? { ...read, part: asideOf(read.part) } : read;
  });
}

/** "Could you move | the tower to the evening". */
const IS_VERB_ALONE = /^(?:move|put|add|swap|change|give us|check)$/i;
const SEES = /^(?:we|i|they|he|she|(?:the )?kids) (?:can|could|get)\b/i;
const BEGINS_WITH_WHERE = /^(?:at|in|on|by|near|around) /i;

/** What goes on from the part before it, without a stop between them. */
function withFormer(read: Read, { part: former, items: led }: Read, gap: string): Read {
  const { part, items } = read;
  const isOne = gap.trim() === "";
  // "Move the tower to the evening, so | we can see the lights".
  const isPurpose =
    former.kind === "wish" &&
    /\bso(?: that)?\s*$/i.test(gap) &&
    SEES.test(part.text) &&
    items.every(
      ({ when, bound, meal, minutes }) => (when ?? bound ?? meal ?? minutes) === undefined,
    );
  if (isPurpose) return { ...read, part: asideOf(part) };
  // "Give us the afternoon off | at the beach instead".
  if (isOne && part.kind === "wish" && former.kind === "ask" && BEGINS_WITH_WHERE.test(part.text))
    return { ...read, part: openOf(part) };
  // "Pizza on day 1 | not seafood".
  const isFood =
    part.kind === "wish" &&
    items.some(({ food }) => food !== undefined) &&
    items.every(({ code }) => /^(?:not|food|-)$/.test(code)) &&
    items.some(({ code }) => code === "not");
  const isContrast =
    isFood &&
    isOne &&
    former.kind === "wish" &&
    led.some(({ food }) => food !== undefined) &&
    former.wishes.every(({ verb, when }) => verb === "meal" && when !== undefined);
  return isContrast ? { ...read, part: asideOf(part) } : read;
}

const HOUR_ONLY =
  /^(?:(?:at|by|max|latest|and|so|please|pls) )*(\d{1,2})(?:[:.h](\d\d))?(?: ?(?:pm|h|oclock|o'clock))?((?: (?:sharp|latest|at the latest|max|tops|please|pls|or earlier))*)$/i;
const NOON = 12 * 60;

/** "Lunch is too late for us, | 12 sharp". */
function withMealHours(reads: readonly Read[]): readonly SaidPart[] {
  const parts = reads.map(({ part }) => part);
  for (const [at, part] of parts.entries()) {
    const former = parts[at - 1];
    const hour = HOUR_ONLY.exec(part.text);
    if (hour === null || former?.kind !== "wish" || part.kind === "wish") continue;
    const [wish, ...others] = former.wishes;
    if (wish?.verb !== "meal" || typeof wish.minutes !== "string" || others.length > 0) continue;
    const said = Number(hour[1]) * 60 + Number(hour[2] ?? 0);
    const isAfter = said < NOON && (wish.meal === "dinner" || said < NOON - 60);
    const minutes = isAfter ? said + NOON : said;
    const isLatest = /latest|max|tops|earlier/.test(hour[3] ?? "")
      ? { isLatest: true as const }
      : {};
    parts[at - 1] = asideOf(former);
    parts[at] = wishFor(part, [{ ...wish, minutes, ...isLatest }]);
  }
  return parts;
}

const isNoted = (part: SaidPart) =>
  part.kind === "ask" && part.choices.every(({ label }) => label === "note");

/** "Please leave day 1 | like it is". */
function withLeft(read: Read, whole: string): Read {
  const { part, items } = read;
  const [when, ...others] = items.flatMap((item) => item.when ?? []);
  const isLeft = items.every(({ code }) => /^(?:-|leave|keep|D|fine|it)$/.test(code));
  const isSo = /^.{0,80}? ?(?:like|as|how|exactly as) (?:it is|they are)\b/i.test(
    part.text + whole.slice(part.to, part.to + 20),
  );
  return isNoted(part) && isLeft && isSo && when !== undefined && others.length === 0
    ? { ...read, part: wishFor(part, [{ verb: "lock-days", when }]) }
    : read;
}

/** "The museum is too short for us, | we want to stay there at least 4 hours". */
function withStay(read: Read, former: Read | undefined): Read {
  const { part, items } = read;
  const [span, ...others] = items.flatMap(({ code, minutes }) =>
    code === "S" ? (minutes ?? []) : [],
  );
  const [what, ...more] = former?.part.kind === "ask" ? placesIn(former.items) : [];
  const isStay = /\b(?:there|stay|spend)\b/i.test(part.text) && others.length + more.length === 0;
  const isBound = items.every(({ code }) => /^(?:-|want|keep|add|min|max|S|N)$/.test(code));
  if (!isNoted(part) || span === undefined || what === undefined || !isStay || !isBound)
    return read;
  const isMost = items.some(({ code }) => code === "max") ? { isMost: true as const } : {};
  return { ...read, part: wishFor(part, [{ verb: "stay", what, minutes: span, ...isMost }]) };
}

/** "The museum is too short for us": where how long is said next. */
function isTooShort(part: SaidPart, next: SaidPart | undefined): boolean {
  return (
    part.kind === "ask" &&
    /\btoo (?:short|long|quick|brief)\b/i.test(part.text) &&
    next?.kind === "wish" &&
    next.wishes.every(({ verb }) => verb === "stay")
  );
}

/** "For the last evening we wish a nice restaurant". */
function withNiceMeal(read: Read, next: Read | undefined): Read {
  const { part, items } = read;
  const [when, ...days] = items.flatMap((item) => item.when ?? []);
  const isNice =
    items.some(({ meal, word }) => meal === "any" && word === "restaurant") &&
    items.some(({ code }) => code === "fine" || code === "special") &&
    items.every(({ code }) => /^(?:-|by|D|Q|want|add|pick|fine|special|meal|k|party)$/.test(code));
  if (
    !isNoted(part) ||
    !isNice ||
    when === undefined ||
    days.length > 0 ||
    next?.part.kind === "ask"
  )
    return read;
  return {
    ...read,
    part: wishFor(part, [{ verb: "meal", meal: "dinner", isNice: true, when }]),
  };
}

/** "Day 2 starts at 8? No way. 10:30 earliest." */
function withFirstHour(parts: readonly SaidPart[], reads: readonly Read[]): readonly SaidPart[] {
  const at = parts.findIndex(
    (part, index) =>
      isNoted(part) && reads[index]?.items.every(({ code }) => /^(?:Tfrom|-)$/.test(code)) === true,
  );
  const [time] = reads[at]?.items.filter(({ bound }) => bound !== undefined) ?? [];
  const begins = parts.findLastIndex(
    (part, index) =>
      index < at &&
      index >= at - 2 &&
      part.kind === "ask" &&
      part.choices.some(({ wishes }) => wishes.some(({ verb }) => verb === "start-day")),
  );
  const led = parts[begins];
  const part = parts[at];
  const said = led?.kind === "ask" ? led.choices.flatMap(({ wishes }) => wishes) : [];
  const [start] = said.filter(({ verb }) => verb === "start-day");
  if (part === undefined || time?.minutes === undefined || start === undefined) return parts;
  const on = start.when === undefined ? {} : { when: start.when };
  const wish: SaidWish = { verb: "start-day", minutes: time.minutes, ...on };
  return parts.map((one, index) =>
    index === at ? wishFor(part, [wish]) : index >= begins && index < at ? asideOf(one) : one,
  );
}

const CHECKS = /^(?:please |pls )?check the (?:restaurants?|food|menus?)$/i;

const ORDERS =
  /^(?:rm|add|keep|swap|move|no|not|nothing|more|fewer|longer|shorter|earlier|later|only|max|min|start|end|back|free|calm|full|rest|instof|if|or|except|first|last|lock|unlock)\b/;
const TELLS =
  /^(?:(?:and|but|so|because|cause|bc|as) )*(?:it|its|it's|it’s|thats|that's|too|so|looks?|we are|were|we're|im|i'm|i am|we have|have|my|our|the|littlest|cant|can't|would|wants|much|interested)\b/i;

/** "Its only weekends", "too dear", "so much better": beside a wish or a question it tells why. */
function saysNothing(
  part: SaidPart,
  parts: readonly SaidPart[],
  items: readonly SaidItem[],
): boolean {
  // "We eat no meat, please check the restaurants".
  const isNeed = (one: SaidPart) =>
    one.kind === "wish" && one.wishes.some(({ verb }) => verb === "need");
  if (isNoted(part) && CHECKS.test(part.text) && parts.some(isNeed)) return true;
  return (
    isNoted(part) &&
    !IS_NAMED.test(part.text) &&
    parts.some((one) => one !== part && one.kind !== "aside") &&
    TELLS.test(part.text) &&
    items.every(
      ({ code, what, when, food, meal, bound, minutes, need }) =>
        (what ?? when ?? food ?? meal ?? bound ?? minutes ?? need) === undefined &&
        !ORDERS.test(code),
    )
  );
}
