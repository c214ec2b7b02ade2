import type { SaidItem } from "./said-items.ts";
import type { SaidPart, SaidWish } from "./said-wish.ts";

/** "6yo", "8 year old": the number before it is an age. */
const OF_AGE =
  /^(?:yo|yos|yr old|yr olds|year old|year olds|years old|yrs old|years|mo|(?:mo|mths?|months?|weeks?) old)$/;
const BETWEEN = /^(?:-|,|and|or|\.|it)$/;
/** "She's 2", "we're 16". */
const IS_SELF = /^(?:he|she|we|i)['’]?(?:s|re|m)$/;
/** An age ends there: "we're 3 girls" are so many. */
const OLD_ENOUGH =
  /^ \d{1,2}(?=\s*(?:$|[,;!?()&+]|\.(?!\d)|-?(?:yo|yrs?|years?|mo|mos|mths?|months?|wks?|weeks?|old|now|and|or|so|but|who|with)\b))/i;
/** Of us it counts people where it is small. */
const IS_US = /^we/;
const IS_GROUP = /^(?:family|couple|friends|guests|everyone)$/;
const OLDEST_CHILD = 17;
const ELDER_FROM = 65;
const OLDEST = 105;
/** "8 months": no year yet. */
const IN_MONTHS = /^ ?-?(?:mo|mos|mths?|months?|wks?|weeks?)\b/i;
const IS_UNBORN = /^ ?-?(?:mo|mos|mths?|months?|wks?|weeks?)\b (?:pregnant|along|gone)\b/i;
/** "Between" a person and an age no more words stand than these. */
const NEAR_ITEMS = 3;
/** More than a family has. */
const MAX_AGES = 8;

/**
 * Ages that a text says, wherever they stand in it: "two kids, 4 and 7", "my 6yo", "mum (78)".
 *
 * @returns the items with each age as a word of the person's, and a part for children and for elders.
 */
export function withoutAges(
  items: readonly SaidItem[],
  whole: string,
): { readonly items: readonly SaidItem[]; readonly parts: readonly SaidPart[] } {
  const ages: number[] = [];
  const counted = new Set<number>();
  let isOpen = false;
  const spans: { from: number; to: number }[] = [];
  for (const [at, item] of items.entries()) {
    const word = whole.slice(item.from, item.to).toLowerCase();
    const behindIt = whole.slice(item.to);
    const isSelf =
      IS_SELF.test(word) &&
      OLD_ENOUGH.test(behindIt) &&
      !(IS_US.test(word) && /^ \d\b/.test(behindIt));
    if (!/^(?:who|child|elder)$/.test(item.code) && !isSelf) continue;
    // "Family 4 of us" are so many.
    if (IS_GROUP.test(word)) continue;
    const found = OF_AGE.test(word)
      ? before(items, at)
      : after(items, at).filter((index) => isInDigits(items[index], whole));
    const behindAges = whole.slice(items[found.at(-1) ?? 0]?.to);
    // "My son's 8th birthday".
    const isNth = /^(?:st|nd|rd|th)\b/i.test(behindAges);
    if (found.length === 0 || isNth || IS_UNBORN.test(behindAges)) continue;
    const first = Math.min(at, ...found);
    // "2 kids, 4 and 7".
    const isCounted = items[first - 1]?.number !== undefined;
    const end = Math.max(at, ...found);
    const behind = / old$|^mo$/.test(word) ? ` ${word}` : whole.slice(items[end]?.to ?? 0);
    const isBaby = IN_MONTHS.test(behind);
    // "6 and 9 months": years and months, or months both.
    isOpen ||=
      isBaby && found.length > 1 && items.slice(first, end).every(({ code }) => code !== "?");
    const isUnitBehind = isBaby && behind !== ` ${word}`;
    const span = withBrackets(items, first - (isCounted ? 1 : 0), isUnitBehind ? end + 1 : end);
    const last = spans.at(-1);
    if (last !== undefined && span.from <= last.to) {
      last.to = Math.max(last.to, span.to);
      last.from = Math.min(last.from, span.from);
    } else spans.push(span);
    // "Kids 5, 8 and 11, but the 11yo": the one that was named before.
    const isThatOne = /\bthe $/i.test(whole.slice(0, items[first]?.from ?? 0));
    for (const index of found) {
      const age = items[index]?.number;
      if (age !== undefined && !counted.has(index) && !(isThatOne && ages.includes(age)))
        ages.push(isBaby && index === Math.max(...found) ? yearsOf(age, behind) : age);
      counted.add(index);
    }
  }
  if (spans.length === 0) return { items, parts: [] };
  const hasChild = ages.some((age) => age <= OLDEST_CHILD);
  const left = items.flatMap((item, at) => {
    const span = spans.find(({ from, to }) => at >= from && at <= to);
    if (span === undefined) return [beginsClause(items, at, spans) ? endOf(item) : item];
    return at === span.from
      ? [
          {
            code: "who",
            from: item.from,
            to: items[span.to]?.to ?? item.to,
            isSubject: true,
            ...(hasChild ? { word: "child" } : {}),
          },
        ]
      : [];
  });
  const children = ages.filter((age) => age <= OLDEST_CHILD).sort((a, b) => a - b);
  const [first] = spans;
  const from = items[first?.from ?? 0]?.from ?? 0;
  const to = items[first?.to ?? 0]?.to ?? from;
  const place = { from, to, text: whole.slice(from, to), kind: "wish" as const };
  const wishes: SaidWish[] = [
    ...(children.length === 0
      ? []
      : [{ verb: "with" as const, who: "children" as const, ages: children.slice(0, MAX_AGES) }]),
    ...(ages.some((age) => age >= ELDER_FROM)
      ? [{ verb: "with" as const, who: "elders" as const }]
      : []),
  ];
  if (isOpen) {
    const all = { verb: "with" as const, who: "children" as const, ages: children.map(() => 0) };
    const choices = [wishes, [all]].map((some) => ({
      label: "doIt" as const,
      name: "",
      wishes: some,
    }));
    return { items: left, parts: [{ ...place, kind: "ask", choices, isTurned: true }] };
  }
  return { items: left, parts: wishes.length === 0 ? [] : [{ ...place, wishes }] };
}

/** "Two boys, 6 and 9, dinosaurs": what they like is another clause. */
function beginsClause(
  items: readonly SaidItem[],
  at: number,
  spans: readonly { readonly to: number }[],
): boolean {
  const isBehind = spans.some(({ to }) => to === at - 1);
  return items[at]?.code === "," && items[at + 1]?.code === "?" && isBehind;
}

const endOf = (item: SaidItem): SaidItem => ({ ...item, code: ".", stop: "," });

function yearsOf(count: number, behind: string): number {
  return /^ ?-?(?:wk|week)/i.test(behind) ? 0 : Math.floor(count / 12);
}

function withBrackets(items: readonly SaidItem[], from: number, to: number) {
  const opens = items.slice(from, to + 1).some(({ stop }) => stop === "(");
  return { from, to: opens && items[to + 1]?.stop === ")" ? to + 1 : to };
}

/** "5 and 8 year olds". */
function before(items: readonly SaidItem[], at: number): readonly number[] {
  const found: number[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const code = items[index]?.code ?? "";
    if (isAge(items[index])) found.push(index);
    // "The colourful one, 4 yo" counts no ages.
    else if (found.length === 0 || !(code === "and" || (code === "," && found.length > 1))) break;
  }
  return found;
}

/** "Kids 4 and 7", "daughter is 3", "twins (8)"; "kids 2 museums" says no age. */
function after(items: readonly SaidItem[], at: number): readonly number[] {
  const found: number[] = [];
  for (let index = at + 1; index < items.length; index += 1) {
    const item = items[index];
    if (isAge(item)) found.push(index);
    else if (
      !BETWEEN.test(item?.code ?? "") ||
      (item?.stop !== undefined && !/[()]/.test(item.stop))
    )
      break;
    else if (found.length === 0 && index - at > NEAR_ITEMS) break;
  }
  const last = found.at(-1);
  const next = items[(last ?? 0) + 1]?.code ?? "";
  // What is counted, or an hour that begins another clause.
  return last !== undefined && /^(?:[KPk]|thing|day|meal|food|T\w+)$/.test(next)
    ? found.slice(0, -1)
    : found;
}

/** "The teenagers one" is no age. */
function isInDigits(item: SaidItem | undefined, whole: string): boolean {
  return item !== undefined && /^\d/.test(whole.slice(item.from, item.to));
}

function isAge(item: SaidItem | undefined): boolean {
  return item?.code === "N" && item.number !== undefined && item.number <= OLDEST;
}
