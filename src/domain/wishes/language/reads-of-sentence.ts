import { hasVerb, isOfPerson } from "./beside-reads.ts";
import { bestReading } from "./part-sentence.ts";
import { isHarmless } from "./read-kinds.ts";
import { type Read, WISH_VERB } from "./read-segment.ts";
import type { SaidItem } from "./said-items.ts";
import { withSaidOfThings } from "./said-of-things.ts";

type About = {
  readonly whole: string;
  readonly isBareWanted: boolean;
  readonly end: string;
  readonly isInBrackets: boolean;
};

/** The parts of a sentence, as they are read; what is asked, or stands in brackets, is no wish. */
export function readsOf(
  sentence: readonly SaidItem[],
  { whole, isBareWanted, end, isInBrackets }: About,
): readonly Read[] {
  const isAsked = end === "?";
  // "Who would not adore it": no wish, whatever its verb.
  const isRhetorical =
    /^(?:who|why|how)$/.test(sentence[0]?.word ?? "") &&
    sentence[0]?.code !== "want" &&
    sentence[1]?.code !== "not";
  const joined = isBareWanted
    ? withSaidOfThings(byParts(isElse(sentence, whole) ? sentence : withoutElse(sentence)))
    : sentence;
  const parted = bestReading(joined, isBareWanted && !isAsked && end !== ":");
  const told = isBareWanted ? parted : onlyOrders(parted, sentence, isAsked);
  return withPartOfDay(told).map((read) =>
    (isInBrackets && !(isBareWanted && read.segment.shape === "not P")) ||
    isRhetorical ||
    (isAsked && ((!hasVerb(read) && !isRequest(read)) || isQuestion(read, sentence)))
      ? asked(read)
      : read,
  );
}

const IS_ORDER = /^(?:want|not|if|only)$/;

/** Of a plan that stands a reason asks for nothing, nor does what is to be done if an answer is so. */
function onlyOrders(
  reads: readonly Read[],
  sentence: readonly SaidItem[],
  isAsked: boolean,
): readonly Read[] {
  const aside = (read: Read): Read => ({ ...read, reading: "aside" });
  if (hangsOnAnswer(sentence)) return reads.map(aside);
  return reads.flatMap((read, at) => {
    const { items, objects } = read.segment;
    if (read.reading !== "ask") return read;
    const told = items.filter(({ code }) => code !== "-");
    const comma = items.findIndex(({ code }) => code === ",");
    const ordersLater =
      comma !== -1 &&
      items
        .slice(comma)
        .some(({ code }) => WISH_VERB.test(code.split(" ")[0] ?? "") || IS_ORDER.test(code));
    if (told[0]?.code === "because" && !ordersLater) return aside(read);
    if (saysWhy(read, reads[at - 1], sentence)) return aside(read);
    // "Drop the Statue, we'll just see it from the ferry".
    const former = reads[at - 1]?.reading;
    const isGone =
      typeof former === "object" &&
      !("choices" in former) &&
      former.some(({ verb }) => verb === "remove");
    const seesIt = /\b(?:see|seen) (?:it|them) from\b/.test(
      items.map(({ words = "" }) => words).join(" "),
    );
    if (isGone && seesIt) return [];
    // "Will he be fit again on day 4?"
    const isOnly = reads.every((one) => one === read || one.reading === "aside");
    const isFact =
      isAsked &&
      isOnly &&
      /^(?:will|how|when|why)$/.test(sentence[0]?.word ?? "") &&
      objects.length === 0 &&
      told.every(({ code }) => !WISH_VERB.test(code.split(" ")[0] ?? ""));
    return isFact ? { ...read, reading: [{ verb: "need", need: "facts" }] } : read;
  });
}

/** "..., so we get it empty", "take the Tate out, kids won't last in there": of whom or what was ordered before. */
function saysWhy(
  { segment: { items, objects, meals, foods, when, times } }: Read,
  former: Read | undefined,
  sentence: readonly SaidItem[],
): boolean {
  const [begins] = items;
  const isLed = begins !== undefined && sentence[sentence.indexOf(begins) - 1]?.code === "so";
  const told = items.filter(({ code }) => code !== "-");
  const isOrdered = typeof former?.reading === "object" && !("choices" in former.reading);
  const isOfThing = objects.length + meals.length + foods.length + times.length > 0;
  if (!isOrdered || isOfThing || when !== undefined) return false;
  const isOrder = told.some(({ code }) => /^(?:rm|add|keep|swap|move|no|nothing)$/.test(code));
  return !isOrder && ((isLed && begins.isSubject === true) || isOfPerson(told));
}

/** "If yes bin it, if no keep it", "if it is already on day 3, don't change anything". */
function hangsOnAnswer(sentence: readonly SaidItem[]): boolean {
  const [first, next] = sentence;
  if (first?.code !== "if") return false;
  if (/^(?:yes|no|so|not)$/.test(next?.word ?? "")) return true;
  const comma = sentence.findIndex(({ code }) => code === ",");
  const orders = sentence.slice(comma + 1).filter(({ code }) => code !== "-");
  const isAlready = sentence.slice(0, comma).some(({ word }) => word === "already");
  return comma > 0 && isAlready && /^(?:not|keep|nothing|no)$/.test(orders[0]?.code ?? "");
}

/** "Beach if it's warm. Otherwise the aquarium" depends on what was said before. */
function isElse([first]: readonly SaidItem[], whole: string): boolean {
  return /\b(?:if|unless|when|in case|weather|rain\w*|sunny|warm)\b/i.test(
    whole.slice(0, first?.from),
  );
}

/** "Gaudí in the mornings | shops in the afternoons": each thing with its part of the day. */
function byParts(items: readonly SaidItem[]): readonly SaidItem[] {
  return items.flatMap((item, at) => {
    const [next, behind] = items.slice(at + 1, at + 7).filter(({ code }) => code !== "-");
    const isThing = (next?.what ?? next?.food) !== undefined || next?.code === "?";
    const isNext = item.code === "Q" && isThing && behind?.code === "Q";
    return isNext ? [item, { code: ",", from: item.to, to: item.to }] : item;
  });
}

/** "Otherwise Camden, Brick Lane". */
function withoutElse([first, ...others]: readonly SaidItem[]): readonly SaidItem[] {
  if (first === undefined) return [];
  const isThing = others.find(({ code }) => code !== "-")?.what !== undefined;
  // "The rest of the time thrift shops".
  const isRest = first.code === "rest" && /\b(?:time|trip)$/.test(first.words ?? "");
  return (first.code === "else" || isRest) && isThing ? others : [first, ...others];
}

/** "One afternoon we want to see the Tate": said of it. */
function withPartOfDay([lead, next, ...others]: readonly Read[]): readonly Read[] {
  const isLead =
    lead?.reading === "ask" &&
    /^(?:N )?Q$/.test(lead.segment.shape) &&
    lead.segment.when === undefined &&
    (lead.segment.numbers[0] ?? 1) === 1;
  if (!isLead || next === undefined || next.reading === "aside")
    return [lead, next, ...others].flatMap((read) => read ?? []);
  const items = [...lead.segment.items, ...next.segment.items];
  return [{ ...next, segment: { ...next.segment, items } }, ...others];
}

const CLAUSE_JOINT = /^(?:,|and|so|but)$/;

/** "Can the market be on the last evening?" */
function isRequest({ segment: { items, when, part, times } }: Read): boolean {
  const [first] = items.filter(({ words }) => words !== "please");
  return (
    /^(?:can|could)$/.test(first?.word ?? "") &&
    items.some(({ words = "" }) => /^be\b/.test(words)) &&
    (when !== undefined || part !== undefined || times.length > 0)
  );
}

/** "Should we skip it?" asks for advice; "could you skip it?" for the deed. */
function isQuestion({ segment }: Read, sentence: readonly SaidItem[]): boolean {
  const from = segment.items.find(({ code }) => !CLAUSE_JOINT.test(code))?.from ?? 0;
  const before = sentence.filter((item) => item.from <= from);
  const start = before.findLastIndex(({ code }) => CLAUSE_JOINT.test(code)) + 1;
  const words = sentence.slice(start).find(({ word }) => word !== "please")?.words ?? "";
  return (
    /^(?:should|shall|is|are|was|were|do|does|did|has|have|will|or)\b/.test(words) &&
    !/\bpossible\b/.test(words)
  );
}

/** In brackets stands what explains. */
function asked(read: Read): Read {
  // "(My son has a nut allergy)" takes nothing out.
  return !isHarmless(read) && (typeof read.reading === "object" || read.reading === "bare")
    ? { ...read, reading: "ask" }
    : read;
}
