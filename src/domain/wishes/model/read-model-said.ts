import { plainItems, type SaidItem, type SaidObject } from "../language/said-items.ts";
import { type NameIndex, nameIndex } from "../language/said-names.ts";
import type { When } from "../language/said-times.ts";
import { choiceOf, type SaidPart, type SaidWish, type Spot } from "../language/said-wish.ts";
import { type FieldKind, WISH_VERBS } from "../language/wish-verbs.ts";
import { type ModelWish, type ModelWishes, modelWishesSchema } from "./model-wish.ts";
import { quoteIn } from "./quote-in.ts";

/** Where the words say no time of day: "we are night owls". */
const USUAL_MINUTES = { hour: [7 * 60, 11 * 60], end: [17 * 60, 23 * 60] } as const;
/** Without a number in the words: "a few museums". */
const FEW = 3;
const HALF_DAY = 12 * 60;
const NEEDS_DAYS =
  /^(?:not-on|lock-days|unlock-days|remove-days|swap-days|move-day|swap-day-of|free)$/;
/** A trip gets longer only where the words say so. */
const LONGER = /\b(?:days?|nights?|longer|extend)\b/i;
const NO_NAMES = nameIndex([]);

/** The answer is faulty: it is not used. */
class Faulty extends Error {}

type Context = {
  readonly text: string;
  readonly names: NameIndex;
  /** What the words hold beside names. */
  readonly items: readonly SaidItem[];
};

/**
 * A model's answer to `wishQuestion` where it has the shape of one and quotes nothing but the traveller; undefined where
 * it is faulty. Quick, for a server that serves others meanwhile; what the wishes may be is for `readModelSaid`.
 *
 * @param answer any JSON.
 */
export function checkedReading(answer: unknown, text: string): ModelWishes | undefined {
  const parsed = modelWishesSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { wishes, unread } = parsed.data;
  const quotes = wishes.flatMap(({ words, what, by, beside, food, others = [] }) => [
    words,
    ...others,
    ...[what, by, beside, food].filter((one) => one !== undefined),
  ]);
  const isGood =
    wishes.length + unread.length > 0 &&
    [...unread, ...quotes].every((quote) => quoteIn(quote, text) !== undefined);
  return isGood ? parsed.data : undefined;
}

/**
 * Reads a model's answer to `wishQuestion`, strictly, as parts of the words. Whatever stands in the answer, it comes to
 * wishes of the reader's own verbs: each quotes the traveller, is about days that the words name, and about places and
 * kinds that the words name as the reader itself finds them. A place that is meant by other words is asked back, and so
 * is what may turn a wish round.
 *
 * @param answer any JSON.
 * @param text what the model was asked about.
 * @returns undefined where the answer is faulty.
 */
export function readModelSaid(
  answer: unknown,
  text: string,
  names: NameIndex,
): readonly SaidPart[] | undefined {
  const checked = checkedReading(answer, text);
  if (checked === undefined) return undefined;
  const context = { text, names, items: plainItems(text, NO_NAMES) };
  try {
    return [
      ...checked.wishes.map((wish) => partOf(wish, context)),
      ...checked.unread.map((quote) => open(quote, context)),
    ].sort((a, b) => a.from - b.from);
  } catch (error) {
    if (error instanceof Faulty) return undefined;
    throw error;
  }
}

function partOf(said: ModelWish, context: Context): SaidPart {
  const quote = open(said.words, context);
  const things = thingsOf(said, context);
  if (things === undefined) return quote;
  const wish = {
    verb: said.verb,
    ...fieldsOf(said, things, context),
    ...whenOf(said, context),
  } as SaidWish;
  // Only the traveller decides what turns a wish round, also where a model reads it.
  const isTurned = plainItems(quote.text, context.names).some(
    ({ code, role }) => code === "turn" || role === "not",
  );
  const { from, to, text } = quote;
  if (!things.isSure || isTurned) {
    return { from, to, text, kind: "ask", choices: [choiceOf(wish)], isTurned: true };
  }
  return { from, to, text, kind: "wish", wishes: [wish] };
}

function open(quote: string, { text }: Context): SaidPart {
  const words = quoteIn(quote, text) ?? fault();
  const from = text.indexOf(words);
  return { from, to: from + words.length, text: words, kind: "ask", choices: [] };
}

type Things = {
  readonly what: SaidObject | undefined;
  readonly by: SaidObject | undefined;
  readonly beside: SaidObject | undefined;
  readonly others: readonly SaidObject[];
  readonly isSure: boolean;
};

/** @returns undefined where the words name none of what it is about. */
function thingsOf(said: ModelWish, context: Context): Things | undefined {
  const others = (said.others ?? []).map((words) => thing(words, context));
  const [by, beside, what] = [said.by, said.beside, said.what].map((words) =>
    words === undefined ? undefined : thing(words, context),
  );
  const isMissing =
    (said.by !== undefined && by === undefined) ||
    (said.beside !== undefined && beside === undefined) ||
    others.includes(undefined);
  if (isMissing) return undefined;
  const found = others.filter((one) => one !== undefined);
  if (said.what === undefined || what !== undefined)
    return { what, by, beside, others: found, isSure: true };
  const meant = context.names.places.filter(({ name }) => name === said.name).slice(0, 1);
  return meant.length === 0
    ? undefined
    : {
        what: { kind: "places", text: said.what, found: meant },
        by,
        beside,
        others: found,
        isSure: false,
      };
}

/** "Tower" is the one of the plan, as "the tower" is. */
function thing(words: string, { names }: Context): SaidObject | undefined {
  const text = `the ${words}`;
  const found = plainItems(text, names).flatMap(({ what }) => what ?? []);
  const [one] = found;
  return found.length === 1 && one !== undefined ? { ...one, text: words } : undefined;
}

function fieldsOf(said: ModelWish, things: Things, context: Context): Record<string, unknown> {
  const fields = Object.entries<FieldKind>(WISH_VERBS[said.verb].fields);
  return Object.fromEntries(
    fields.flatMap(([name, kind]) => {
      const value = fieldOf(name, kind.replace("?", "") as FieldKind, said, things, context);
      return value === undefined && !kind.endsWith("?") ? fault() : [[name, value]];
    }),
  );
}

function fieldOf(
  name: string,
  kind: FieldKind,
  said: ModelWish,
  things: Things,
  context: Context,
): unknown {
  const { minutes, change, toDay } = said;
  switch (kind) {
    case "thing":
      return name === "by" ? things.by : things.what;
    case "things":
      return things.others.length === 0 ? undefined : things.others;
    case "count":
      return isSaidCount(said.count, context) ? said.count : fault();
    case "spot":
      return spotOf(said, things);
    case "minutes":
      return minutes;
    case "until":
      return said.until;
    case "mealHour":
      return minutes ?? (change === "earlier" || change === "later" ? change : undefined);
    case "near":
      if (said.near === undefined || said.near === "hotel") return said.near;
      return thing(said.near, context) ?? fault();
    case "by":
    case "table":
    case "length":
    case "flag":
      return undefined;
    case "span":
      return minutes ?? (change === "longer" || change === "shorter" ? change : undefined);
    case "hour":
    case "end":
      if (minutes !== undefined) return hourOf(minutes, kind, context);
      return change === "earlier" || (kind === "hour" && change === "later") ? change : undefined;
    case "part":
      return isSaidPart(said, context) ? said.part : fault();
    case "newDay":
      return LONGER.test(said.words) && /^(?:start|end|before|after)$/.test(said.to ?? "")
        ? said.to
        : undefined;
    case "dayPlace":
      if (said.to === "first" || said.to === "last") return said.to;
      return toDay === undefined ? undefined : daysNamed({ days: [toDay] }, context);
    case "when":
      return toDay === undefined ? undefined : daysNamed({ days: [toDay] }, context);
    default:
      return said[name as "pace" | "need" | "who" | "ages" | "km" | "meal" | "food" | "until"];
  }
}

function spotOf({ to }: ModelWish, { beside }: Things): Spot | undefined {
  if (to === "before" || to === "after") {
    return beside === undefined
      ? undefined
      : to === "before"
        ? { before: beside }
        : { after: beside };
  }
  return to === "start" || to === "end" ? undefined : to;
}

function isSaidCount(count: number | undefined, { items }: Context): boolean {
  return count !== undefined && (count <= FEW || items.some(({ number }) => number === count));
}

function hourOf(minutes: number, kind: "hour" | "end", { items }: Context): number {
  const said = items.flatMap(({ isHour, minutes: at }) => (isHour === true ? (at ?? []) : []));
  const [least, most] = USUAL_MINUTES[kind];
  const isSaid =
    said.length === 0
      ? minutes >= least && minutes <= most
      : said.some((time) => time === minutes || time + HALF_DAY === minutes);
  return isSaid ? minutes : fault();
}

/** What is emptied is said: a part of the day by its name, a whole day by its own. */
function isSaidPart({ part, ...said }: ModelWish, { items }: Context): boolean {
  if (part !== "day") return items.some((one) => one.part === part);
  return said.days !== undefined || said.weekdays !== undefined || said.dates !== undefined;
}

function whenOf(said: ModelWish, context: Context): { when?: When } {
  const { days, weekdays, dates } = said;
  if (days === undefined && weekdays === undefined && dates === undefined) {
    const isPart = said.verb === "free" && said.part !== "day";
    return NEEDS_DAYS.test(said.verb) && !isPart ? fault() : {};
  }
  return { when: daysNamed({ days, weekdays, dates }, context) };
}

/** Days within those that the words name. */
function daysNamed({ days, weekdays, dates }: When, { items }: Context): When {
  const named = items.flatMap(({ when }) => when ?? []);
  const isNamed = (key: "days" | "weekdays" | "dates", wanted: readonly number[] = []) =>
    wanted.every((one) => named.some((when) => when[key]?.includes(one)));
  if (!isNamed("days", days) || !isNamed("weekdays", weekdays) || !isNamed("dates", dates)) fault();
  return {
    ...(days === undefined ? {} : { days }),
    ...(weekdays === undefined ? {} : { weekdays }),
    ...(dates === undefined ? {} : { dates }),
  };
}

function fault(): never {
  throw new Faulty();
}
