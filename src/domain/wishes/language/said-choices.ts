import { knownChoices, thingChoices } from "./known-choices.ts";
import { nearChoices, noteChoice } from "./near-choices.ts";
import { MOST_CHOICES } from "./object-choices.ts";
import { exactReading, type Read } from "./read-segment.ts";
import type { SaidItem } from "./said-items.ts";
import { isLastOfLong } from "./said-names.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./said-wish.ts";

/** What turns a wish round: where no rule takes it, nothing of its sentence is done. */
const REVERSES =
  /^(?:no|not|nothing|except|but|instead|instof|rather|or|only|Dnot|if|else|correction|same)$/;

export const MAX_CHOICES = 6;

type Around = {
  readonly day: When | undefined;
  /** Of what is asked: the day that its sentence has named. */
  readonly asked?: When | undefined;
  readonly isTurned: boolean;
  /** Before there is a plan. */
  readonly isOfForm?: boolean;
};

/** A segment as a part of the text: its wishes, or what could be meant. */
export function partOf(
  { segment, reading, until }: Read,
  whole: string,
  { day, asked = day, isTurned, isOfForm = false }: Around,
): SaidPart {
  const from = segment.items[0]?.from ?? 0;
  const to = until ?? segment.items.at(-1)?.to ?? from;
  const place = { from, to, text: whole.slice(from, to) };
  if (reading === "aside") return { ...place, kind: "aside" };
  if (reading === "bare" && !isTurned) {
    const [count] = segment.numbers;
    const bare = (segment.objects[0] ?? []).map(
      (what): SaidWish =>
        count === undefined ? { verb: "add", what } : { verb: "at-least", what, count },
    );
    return whichOf({ ...place, kind: "wish", wishes: bare });
  }
  if (typeof reading === "object" && !("choices" in reading) && !isTurned) {
    const wishes = reading.map((wish) => withDay(wish, day));
    const all = isOfForm ? wishes.flatMap((wish) => ofEach(wish, place.text)) : wishes;
    return whichOf({ ...place, kind: "wish", wishes: all });
  }
  // The day that its sentence has named is its, too.
  const dated = segment.when === undefined ? { ...segment, when: asked } : segment;
  const isInherited = segment.when === undefined && day === undefined && asked !== undefined;
  const others =
    typeof reading === "object" && "choices" in reading
      ? reading.choices
      : isInherited
        ? withEachDay(knownChoices(dated))
        : knownChoices(dated);
  // What it says by itself, where something beside it may turn it round.
  const isRead = typeof reading === "object" && !("choices" in reading);
  const meant = isRead
    ? [
        asRead(reading.map((wish) => withDay(wish, day))),
        ...others.filter(({ wishes }) => !areSame(wishes, reading)),
      ].slice(0, MOST_CHOICES)
    : others;
  const isNoChoice = meant.every(
    ({ label, wishes }) =>
      label === "doIt" && wishes.every(({ verb }) => verb === "free" || verb === "pace"),
  );
  if ((isNoChoice && isIdle(segment)) || segment.shape === "fewer")
    return { ...place, kind: "aside" };
  // "Hakone or Nikko" turns nothing round.
  const isList = /^(?:want |add )*P(?: any)?$/.test(segment.shape) && segment.isEither;
  const isReversing =
    isTurned ||
    segment.items.some(
      ({ code }) => !(isList && code === "or") && code.split(" ").some((one) => REVERSES.test(one)),
    );

  const choices = typeof reading === "object" ? meant : withNear(meant, dated);
  return { ...place, kind: "ask", choices, ...(isReversing ? { isTurned: true } : {}) };
}

/** "Something romantic on the last night, and out at 10": on that day, or on each? */
function withEachDay(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice, at) => {
    const [wish, ...others] = choice.wishes;
    const isOfDays =
      wish !== undefined &&
      others.length === 0 &&
      (OF_DAYS.test(wish.verb) || (at === 0 && wish.verb === "add"));
    const { when: _, ...each } = wish ?? { verb: "keep-rest" };
    return isOfDays ? [choice, { ...choice, wishes: [each as SaidWish] }] : [choice];
  });
}

const OF_DAYS = /^(?:start-day|end-day|free-hours)$/;

/** Where a clause may end before what isn't read, and what takes back what stands before it. */
const CUTS = /^(?:if|because|by|before|after|then|\?|-)$/;

const TURNS = /^(?:no|not|nothing|except|but|instead|instof|rather|only|Dnot)$/;

const MOST_CUTS = 4;

/** What a clause says up to what isn't read: "swap day 1 and 2 | if it helps". */
function partlyRead({ items, when }: Segment): readonly Choice[] {
  const cuts = items.flatMap(({ code }, at) =>
    at > 1 &&
    CUTS.test(code) &&
    (code === "if" || !items.slice(at).some((one) => TURNS.test(one.code)))
      ? [at]
      : [],
  );
  for (const cut of cuts.toReversed().slice(-MOST_CUTS)) {
    const part = segmentOf(items.slice(0, cut));
    const reading = part === undefined ? undefined : exactReading(part);
    if (typeof reading !== "object" || "choices" in reading || reading.length === 0) continue;
    if (reading.some(({ verb }) => verb === "remove-days")) continue;
    const choice = asRead(reading.map((wish) => withDay(wish, when)));
    return [choice.label === "doIt" ? { ...choice, name: saidIn(items.slice(0, cut)) } : choice];
  }
  return [];
}

export const LIMITS =
  /^(?:remove|not-on|fewer|at-most|need|cheaper|less-walking|start-day|end-day|most-a-day)$/;

/** "No tourist traps except the Statue of Liberty": the limit, and what is to be there all the same. */
function limitsBut({ items }: Segment): readonly Choice[] {
  const at = items.findIndex(({ code }) => code === "except");
  const why = items.findIndex(({ code }) => code === "because");
  const led = at < 1 ? undefined : segmentOf(items.slice(0, at));
  const but = led && segmentOf(items.slice(at + 1, why < at ? items.length : why));
  const [what, ...others] = but?.objects.flat() ?? [];
  const reading = led && exactReading(led);
  if (what === undefined || others.length > 0 || typeof reading !== "object") return [];
  if ("choices" in reading || !reading.every(({ verb }) => LIMITS.test(verb))) return [];
  const isThere = what.kind === "category" || what.found[0]?.in === "plan";
  const stays: SaidWish = { verb: isThere ? "keep" : "add", what };
  return [{ label: "doIt", name: saidIn(items), wishes: [...reading, stays] }];
}

/** What its end orders by itself: "Saturday is too much for her | take out 2 things". */
function orderedLast({ items, when }: Segment): readonly Choice[] {
  const cuts = items.flatMap(({ code }, at) =>
    at > 0 &&
    ORDERS.test(code) &&
    !items.slice(Math.max(0, at - 2), at).some((one) => TURNS.test(one.code)) &&
    !items.slice(at).some((one) => /^(?:if|or)$/.test(one.code))
      ? [at]
      : [],
  );
  for (const cut of cuts.slice(0, MOST_CUTS)) {
    const part = segmentOf(items.slice(cut));
    const reading =
      part === undefined ? undefined : exactReading({ ...part, when: part.when ?? when });
    if (typeof reading !== "object" || "choices" in reading || reading.length === 0) continue;
    if (reading.some(({ verb }) => verb === "remove-days")) continue;
    return [asRead(reading.map((wish) => withDay(wish, when)))].map((choice) =>
      choice.label === "doIt" ? { ...choice, name: saidIn(items.slice(cut)) } : choice,
    );
  }
  return [];
}

/** What begins an order. */
const ORDERS = /^(?:rm|add|keep|swap|move|start|end|back|only|max|leave)$/;

const saidIn = (items: readonly SaidItem[]) => items.map(({ words = "" }) => words).join(" ");

/** What an hour or a day by itself may be about. */
const GUESSED = /^(?:pace|start-day|free)$/;

/** Behind what is known what is near to it, and where nothing that is named is known to keep the words. */
export function withNear(meant: readonly Choice[], segment: Segment): readonly Choice[] {
  // "Gelato": to have it, or not to.
  if (meant.some(({ label }) => label === "addMeal")) return meant;
  const all = limitsBut(segment);
  if (all.length > 0) return [...all, ...meant].slice(0, MOST_CHOICES);
  const part = [...orderedLast(segment), ...partlyRead(segment)];
  const known = segment.objects.length > 0 ? [...meant, ...part] : [...part, ...meant];
  const isNamed = segment.objects.length + segment.foods.length + segment.meals.length > 0;
  // "By 8" ends something.
  const isAt = segment.times[0]?.bound !== "by";
  const isGuess = known.every(({ wishes }) =>
    wishes.every(({ verb }) => GUESSED.test(verb) || (isAt && verb === "end-day")),
  );
  const near = nearChoices(segment).slice(0, isNamed ? 1 : MOST_CHOICES);
  const isWanted = segment.items.some(({ code }) => code === "want" || code === "add");
  const things =
    !isNamed && (isWanted || near.length + known.length === 0) && segment.items[0]?.code !== "D"
      ? thingChoices(segment)
      : [];
  const first =
    isGuess && !isNamed
      ? [...things, ...near, ...known]
      : [...known.slice(0, MOST_CHOICES - Math.min(1, near.length)), ...near, ...things];
  const isSame = (one: Choice, other: Choice) => areSame(one.wishes, other.wishes);
  const told = first
    .filter((one, at) => first.findIndex((other) => isSame(one, other)) === at)
    .slice(0, MOST_CHOICES - (isNamed ? 0 : 1));
  return isNamed && told.length > 0 ? told : [...told, noteChoice(segment)];
}

const SAYS_NOTHING =
  /^(?:\?|-|it|by|who|child|elder|like|so|and|because|fine|hedge|,|before|after|day)$/;

/** "That's Friday sorted", "Monday is a bore". */
const OF_A_DAY = /^(?:D|Q|rm|keep|add|get)$/;

const TOLD_OF = /^(?:thats|it|its|he|hes|she|shes|my|his|her|our|the)$/;

const STATES = /^(?:is|are|was|were|r|be|will|has|it|its|who)$/;

/** "Bedtime is bedtime", "my legs will ache": nothing that a plan knows, and no command. */
function isIdle({ items }: Segment): boolean {
  return (
    items.every(
      ({ code }) =>
        SAYS_NOTHING.test(code) || (OF_A_DAY.test(code) && TOLD_OF.test(items[0]?.word ?? "")),
    ) &&
    items.some(
      ({ isSubject, code, word = "" }, at) =>
        STATES.test(word) ||
        ((isSubject === true || IS_WHO.test(code)) &&
          !items.slice(0, at).some((before) => before.code === "?")),
    )
  );
}

/** What it was read as, by its name where that is one wish without a day. */
function asRead(wishes: readonly SaidWish[]): Choice {
  const [wish, ...others] = wishes;
  return wish !== undefined && others.length === 0 && wish.when === undefined
    ? choiceOf(wish)
    : { label: "doIt", name: "", wishes };
}

/** "Saturday is for my sister. Start late": on that day, or on each? */
export function dayOrAll({ segment, reading }: Read, whole: string, when: When): SaidPart {
  const [from, to] = [segment.items[0]?.from ?? 0, segment.items.at(-1)?.to ?? 0];
  const wishes = typeof reading === "object" && !("choices" in reading) ? reading : [];
  const choices: readonly Choice[] = [
    { label: "doIt", name: "", wishes: wishes.map((wish) => ({ ...wish, when })) },
    { label: "doIt", name: "", wishes },
  ];
  return { from, to, text: whole.slice(from, to), kind: "ask", choices, isTurned: true };
}

/** What is said of several places at once. */
const OF_MANY = /^(?:keep|at-most|at-least|fewer|remove-some|remove-others)$/;

/** "Not Disney" of a form is all that is called so: nobody has seen a plan that could have one of them. */
function ofEach(wish: SaidWish, text: string): readonly SaidWish[] {
  if (wish.verb !== "remove" || wish.what.kind !== "places") return [wish];
  const { what } = wish;
  // "The Guell palace" is one of them.
  const rest = text.slice(text.lastIndexOf(what.text) + what.text.length).replace(/[\s,.!]+/g, " ");
  if (!/^(?:please|pls|thanks|thank you|for us)?$/i.test(rest.trim())) return [wish];
  const { text: name } = what;
  // "No Sentosa", of which the guide has many things.
  const found = what.found.every((one) => isLastOfLong(name.toLowerCase(), [one]))
    ? [{ id: name, name, in: "guide" as const }]
    : what.found;
  return found.map((place) => ({ ...wish, what: { ...what, found: [place] } }));
}

const IS_PLURAL = /[^s]s$/i;

/** A part whose words name several places is asked back: which of them is meant. */
function whichOf(part: Extract<SaidPart, { kind: "wish" }>): SaidPart {
  const at = part.wishes.findIndex(
    (wish) =>
      "what" in wish &&
      wish.what.kind === "places" &&
      wish.what.found.length > 1 &&
      !OF_MANY.test(wish.verb),
  );
  const wish = part.wishes[at];
  if (wish === undefined || !("what" in wish) || wish.what.kind !== "places") return part;
  const { what } = wish;
  const each = what.found
    .slice(0, MAX_CHOICES)
    .map((place) => ({ ...wish, what: { ...what, found: [place] } }) as SaidWish);
  // "Christmas markets" are all of them.
  if (wish.verb === "add" && IS_PLURAL.test(what.text) && what.found.length <= MAX_CHOICES)
    return { ...part, wishes: part.wishes.toSpliced(at, 1, ...each) };
  const isGoing = wish.verb === "remove" && part.wishes.length === 1;
  const choices = each.map((one): Choice => {
    const choice = choiceOf(one);
    const name = "what" in one && one.what.kind === "places" ? (one.what.found[0]?.name ?? "") : "";
    return isGoing ? choice : { label: "which", name, wishes: part.wishes.with(at, one) };
  });
  // "Not Disney": both.
  const [first] = choices;
  if (isGoing && first !== undefined)
    choices.unshift({ ...first, name: choices.map(({ name }) => name).join(" + "), wishes: each });
  return { from: part.from, to: part.to, text: part.text, kind: "ask", choices };
}

function areSame(some: readonly SaidWish[], others: readonly SaidWish[]): boolean {
  const [one, other] = [some, others].map((wishes) =>
    JSON.stringify(
      wishes.map((wish) =>
        Object.entries(wish)
          .filter(([, value]) => value !== undefined)
          .toSorted(),
      ),
    ),
  );
  return one === other;
}

function withDay(wish: SaidWish, day: When | undefined): SaidWish {
  return wish.when !== undefined || day === undefined ? wish : { ...wish, when: day };
}
