import type { DayPart, MealName, Need, Referred, SaidItem, SaidObject } from "./said-items.ts";
import type { Named } from "./said-names.ts";
import { joined, type SaidRange, type When } from "./said-times.ts";

/** Some items that may be one wish. */
export type Segment = {
  readonly items: readonly SaidItem[];
  /** Its codes without words that mean nothing and without days; lists of objects are one code. */
  readonly shape: string;
  readonly dayShape: string;
  /** The objects of each code "P", "K" or "k". */
  readonly objects: readonly (readonly SaidObject[])[];
  /** A list whose objects only commas join. */
  readonly isLoose: boolean;
  readonly isEither: boolean;
  readonly when: When | undefined;
  readonly roleWhen: When | undefined;
  readonly times: readonly SaidItem[];
  readonly spans: readonly number[];
  readonly numbers: readonly number[];
  readonly part: DayPart | undefined;
  readonly needs: readonly Need[];
  readonly meals: readonly MealName[];
  readonly foods: readonly string[];
  readonly tables: readonly Named[];
  readonly range: SaidRange | undefined;
  /** It speaks of something that was named before. */
  readonly hasIt: boolean;
  /** What was named last before it. */
  readonly refers: Referred | undefined;
};

const IS_DAY = /^D$/;
export const IS_WHO = /^(?:who|child|elder)$/;
const JOINER = /^(?:and|or|,)$/;

/** The items that say something. */
function toldOf(items: readonly SaidItem[]): readonly SaidItem[] {
  const isSwap = items.some(({ code }) => code === "swap");
  const spoken = items.filter(
    ({ code }, at) =>
      code !== "-" &&
      code !== "it" &&
      (code !== "by" || isSwap) &&
      // "Nikko, on Tuesday".
      !(code === "," && items[at + 1]?.code === "D" && /^on /.test(items[at + 1]?.words ?? "")),
  );
  // "See friends" is no wish that leaves them out.
  return spoken.filter(
    ({ code }, at) =>
      !IS_WHO.test(code) || /^(?:add|want|rm|not|no)$/.test(spoken[at - 1]?.code ?? ""),
  );
}

/** @returns undefined where nothing is left of it. */
export function segmentOf(all: readonly SaidItem[]): Segment | undefined {
  let [from, to] = [0, all.length];
  while (from < to && /^(?:,|and|so|but|then)$/.test(all[from]?.code ?? "")) from += 1;
  // "So not then" is of a day.
  while (
    to > from &&
    /^(?:,|and|so|then)$/.test(all[to - 1]?.code ?? "") &&
    all[to - 2]?.code !== "not"
  )
    to -= 1;
  if (from === to) return undefined;
  const items = all.slice(from, to);
  const told = toldOf(items);
  if (told.length === 0)
    return items.some(({ code }) => IS_WHO.test(code) || code === "by")
      ? emptyOf(items)
      : undefined;
  const { codes, objects, whens, isLoose, isEither } = listsOf(told, items);
  const days = codes.filter((code) => IS_DAY.test(code));
  const reduced = days.length === 1 ? codes.filter((code) => !IS_DAY.test(code)) : codes;
  const onAt = codes.filter((code) => /^D/.test(code)).indexOf("D");
  const except = exceptIn(codes, whens, objects);
  const roleAt = codes.filter((code) => /^D/.test(code)).findIndex((code) => code !== "D");
  return {
    items,
    shape: (except === undefined ? reduced : reduced.filter((code) => !/^D/.test(code))).join(" "),
    dayShape: codes.join(" "),
    objects,
    isLoose,
    isEither,
    when:
      except ??
      (onAt === -1 ? (items.some(isOfEach) ? { isEvery: true } : undefined) : whens[onAt]),
    roleWhen: roleAt === -1 ? (days.length > 1 ? whens[1] : undefined) : whens[roleAt],
    times: items.filter(({ bound }) => bound !== undefined),
    spans: items.flatMap(({ code, minutes }) =>
      /^S\b/.test(code) && minutes !== undefined ? [minutes] : [],
    ),
    numbers: items.flatMap(({ number }) => (number === undefined ? [] : [number])),
    part: items.find(({ part }) => part !== undefined)?.part,
    needs: items.flatMap(({ need }) => need ?? []),
    meals: mealsOf(items),
    foods: items.flatMap(({ food }) => food ?? []),
    tables: items.flatMap(({ table }) => table ?? []),
    range: items.find(({ range }) => range !== undefined)?.range,
    hasIt: items.some(({ code }) => code === "it"),
    refers: items[0]?.refers,
  };
}

/** "In the mornings", of each day. */
const isOfEach = ({ code, word = "" }: SaidItem) => code === "Q" && /[gnt]s$/.test(word);

type Lists = Pick<Segment, "isLoose" | "isEither"> & {
  readonly codes: readonly string[];
  readonly objects: readonly (readonly SaidObject[])[];
  readonly whens: readonly When[];
};

/** The codes of what is told, with each list as one. */
function listsOf(told: readonly SaidItem[], items: readonly SaidItem[]): Lists {
  const codes: string[] = [];
  const objects: SaidObject[][] = [];
  const whens: When[] = [];
  let [isLoose, isEither] = [false, false];
  for (let at = 0; at < told.length; at += 1) {
    const item = told[at];
    if (item === undefined) break;
    const [joiner, before] = [told[at - 1]?.code ?? "", told[at - 2]];
    if (item.what !== undefined) {
      // "Parks parks parks".
      const isSaidAgain = told[at - 1]?.what?.text.toLowerCase() === item.what.text.toLowerCase();
      if (isSaidAgain) continue;
      // "Instead of Pompeii, Tivoli".
      const isInstead = joiner === "," && codes.at(-3) === "instof";
      // "Keep the Tate, is the Eye any good?"
      const states = items.some(
        ({ from, word = "" }) =>
          from > (before?.to ?? 0) && from < item.from && /^(?:is|are|was|were)$/.test(word),
      );
      const isListed = JOINER.test(joiner) && before?.what !== undefined && !isInstead && !states;
      if (isListed || isSaidWith(items, told[at - 1], item)) {
        const led = isListed ? -2 : -1;
        codes.splice(led, 2, codes.at(led) === item.code ? item.code : "P");
        const list = objects.at(-1) ?? [];
        // "Sintra with Quinta da Regaleira": of all that is there.
        const last = list.at(-1);
        if (isPartOf(item.what, last)) list.pop();
        if (!isSame(item.what, last)) list.push(item.what);
        isLoose = joiner === ",";
        isEither ||= joiner === "or";
        continue;
      }
      objects.push([item.what]);
    }
    if (item.when !== undefined) {
      const isListed =
        joiner === "and" && before !== undefined && IS_DAY.test(before.code) && item.code === "D";
      if (isListed) {
        codes.splice(-1, 1);
        whens.splice(-1, 1, joined(whens.at(-1), item.when));
        continue;
      }
      whens.push(item.when);
    }
    // "Stairs or hills", "lunch and dinner".
    const isListedAgain =
      (joiner === "and" || joiner === "or") &&
      codes.at(-2) === item.code &&
      /^(?:noun|need|meal|food)$/.test(item.code);
    if (item.code === "meal" && joiner === "meal") continue;
    if (isListedAgain) {
      codes.pop();
      continue;
    }
    if (item.code.includes(" ")) codes.push(...item.code.split(" "));
    else codes.push(item.code);
  }
  return { codes, objects, whens, isLoose, isEither };
}

/** "Start at 10 except on Friday", "every day but Friday": by themselves of hours and meals only. */
function exceptIn(
  codes: readonly string[],
  whens: readonly When[],
  objects: readonly unknown[],
): When | undefined {
  const days = codes.filter((code) => /^D/.test(code));
  const except = whens[days.indexOf("Dnot")];
  const others = whens.filter((when) => when !== except);
  const isOfMore = codes.some((code) => !/^D/.test(code));
  // "A park every day except Friday".
  return (objects.length > 0 && others.length === 0) ||
    !isOfMore ||
    except === undefined ||
    !others.every(({ isEvery }) => isEvery)
    ? undefined
    : { isEvery: true, except };
}

/** "Eat dinner" is dinner. */
function mealsOf(items: readonly SaidItem[]): readonly MealName[] {
  const said = items.flatMap(({ meal }) => meal ?? []);
  const named = said.filter((meal) => meal !== "any");
  return named.length > 0 ? named : said.slice(0, 1);
}

/** "Sintra with Pena Palace", "eiffel louvre": names that nothing else parts. */
function isSaidWith(
  items: readonly SaidItem[],
  before: SaidItem | undefined,
  item: SaidItem,
): boolean {
  if (before?.code !== "P" || item.code !== "P") return false;
  const between = items.slice(items.indexOf(before) + 1, items.indexOf(item));
  return between.length === 0
    ? item.from - before.to <= 1
    : between.every(
        ({ code, word = "" }) => /^(?:-|by)$/.test(code) && /^(?:with|the|a)$/.test(word),
      );
}

/** "The Capuchin Crypt" is one, by two words of its name. */
function isSame(a: SaidObject, b: SaidObject | undefined): boolean {
  return a.kind === "places" && b?.kind === "places" && a.found[0]?.id === b.found[0]?.id;
}

function isPartOf(what: SaidObject, all: SaidObject | undefined): boolean {
  return (
    what.kind === "places" &&
    all?.kind === "places" &&
    all.found.length > 1 &&
    all.found.some(({ id }) => id === what.found[0]?.id)
  );
}

export function emptyOf(items: readonly SaidItem[]): Segment {
  return {
    ...{
      items,
      shape: "",
      dayShape: "",
      objects: [],
      isLoose: false,
      isEither: false,
      hasIt: false,
    },
    ...{
      when: undefined,
      roleWhen: undefined,
      times: [],
      spans: [],
      numbers: [],
      part: undefined,
      range: undefined,
      needs: [],
      meals: [],
      foods: [],
      tables: [],
      refers: undefined,
    },
  };
}
