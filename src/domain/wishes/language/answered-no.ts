import type { Read } from "./read-segment.ts";
import { IS_WHO, type Segment } from "./said-segment.ts";
import type { SaidPart } from "./said-wish.ts";

/** The parts of a text so far, and those of which nothing has been said yet. */
type Named = { readonly parts: SaidPart[]; open: readonly SaidPart[] };

/** What is said of a place already, so that a "no" behind it may be of that. */
const SETTLES = /^(?:rm|no|not|keep|swap|move|or|if|but|shorter|longer|max|S|R|T\w+)$/;
const BESIDE_NO =
  /^(?:absolutely|definitely|sorry|please|just|then|obvs|obviously|ok|really|so|too|also|lol|us|for us|for me)$/;

/** "The cabaret?? With kids?? Out." */
function isOut({ shape, items }: Segment): boolean {
  // "So not then" is of a day.
  if (items.some(({ word }) => word === "then")) return false;
  return (
    /^(?:rm(?: rm)*|no(?: no)*|not)$/.test(shape) &&
    items.every(
      ({ code, words = "" }) =>
        /^(?:rm|no|not)$/.test(code) || (code === "-" && BESIDE_NO.test(words)),
    )
  );
}

/** What was named, and nothing said of it, goes. */
function takeOut(told: Named, open: readonly SaidPart[]): void {
  for (const part of open) {
    const choices = part.kind === "ask" ? part.choices : [];
    const wishes = choices.flatMap((one) =>
      one.wishes.filter((wish) => wish.verb === "remove" && wish.what.kind === "places"),
    );
    const { from, to, text } = part;
    if (wishes.length > 0)
      told.parts.splice(told.parts.indexOf(part), 1, { from, to, text, kind: "wish", wishes });
  }
  told.open = [];
}

/**
 * Whether a read is only a "no" or an "out": what has been named just before it goes.
 *
 * @param from where its sentence begins.
 */
export function isAnsweredNo(
  told: Named,
  reads: readonly Read[],
  at: number,
  from: number,
): boolean {
  const [former, read] = [reads[at - 1], reads[at]];
  if (read === undefined || !isOut(read.segment)) return false;
  // "... my girl gets seasick, so no".
  const isOfFormer = reads
    .slice(0, at)
    .filter(({ segment }) => !isOut(segment))
    .every(
      ({ reading, segment: { items } }) =>
        reading === "aside" && (items[0]?.isSubject === true || IS_WHO.test(items[0]?.code ?? "")),
    );
  const open = isOfFormer ? told.open : told.open.filter((part) => part.from >= from);
  if (open.length > 0) takeOut(told, open);
  // "No, no and no."
  return open.length > 0 || (former !== undefined && isOut(former.segment));
}

/** Whether something has been said of what a part names. */
export function isSettled(part: SaidPart, { segment }: Read): boolean {
  // Who travels is said of no place.
  const isOfPlaces =
    part.kind === "wish" && !part.wishes.every(({ verb }) => verb === "need" || verb === "with");
  return isOfPlaces || segment.items.some(({ code }) => SETTLES.test(code));
}
