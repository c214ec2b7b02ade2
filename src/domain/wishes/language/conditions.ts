import { type Read, WISH_VERB } from "./read-segment.ts";
import type { SaidItem } from "./said-items.ts";

/** Whether something of a sentence says that a part of it holds only then. */
export function isConditional(
  read: Read,
  next: Read | undefined,
  sentence: readonly SaidItem[],
): boolean {
  return (
    hasCondition(read.segment.items) ||
    isUnderCondition(read, besideBut(read, sentence)) ||
    (next !== undefined && isCondition(next.segment.items) && !isLedByAnd(next, sentence))
  );
}

/** The words of a sentence around a read, up to a "but" on either side: "drop A if there's no time, but B stays". */
function besideBut(read: Read, sentence: readonly SaidItem[]): readonly SaidItem[] {
  const from = read.segment.items[0]?.from ?? 0;
  const buts = sentence.filter(({ code }) => code === "but").map((item) => item.from);
  const start = buts.findLast((at) => at <= from) ?? 0;
  const end = buts.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
  return sentence.filter((item) => item.from >= start && item.from < end);
}

/** What begins with an "if" or "otherwise" says when another clause holds. Of the weather nobody knows, and that is said. */
function isCondition(items: readonly SaidItem[]): boolean {
  const first = items.find(({ code }) => !/^(?:-|,|and|so|but|or|only)$/.test(code));
  // "Otherwise I am open for everything".
  const isOfSomething = items.some(({ code, what }) => what !== undefined || WISH_VERB.test(code));
  return (first?.code === "if" || (first?.code === "else" && isOfSomething)) && hasCondition(items);
}

/** Of what follows a clause that begins with "if": "if it rains, drop A, and B", "if it rains then not A, rather B". */
function isUnderCondition({ segment }: Read, sentence: readonly SaidItem[]): boolean {
  const begins = segment.items[0]?.from ?? 0;
  const told = sentence.filter(({ code, from }) => code !== "-" && from < begins);
  return (
    told.some(
      ({ code }, at) =>
        /^(?:if|rain)$/.test(code) &&
        (at === 0 || /^(?:,|and|so|but|or|only)$/.test(told[at - 1]?.code ?? "")),
    ) || isCondition(told.slice(told.findLastIndex(({ code }) => code === ",") + 1))
  );
}

/** "..., and if it rains, ..." says what holds then by itself. */
function isLedByAnd({ segment }: Read, sentence: readonly SaidItem[]): boolean {
  const at = sentence.findIndex(({ from }) => from === segment.items[0]?.from);
  return /^(?:and|but)$/.test(sentence[at - 1]?.code ?? "");
}

function hasCondition(items: readonly SaidItem[]): boolean {
  const has = (code: string) => items.some((item) => item.code === code);
  return has("if") || (has("else") && !has("rain") && !has("shine"));
}
