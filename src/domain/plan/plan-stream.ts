import { type PlanAnswer, planListOf, readPlanAnswer } from "./plan-answer.ts";

/** Deeper than any plan; what opens more brackets is left to the reading of the whole. */
const MAX_DEPTH = 40;
/** An object that holds hotels or days stands no deeper, as in `readPlanAnswer`. */
const MAX_PLAN_DEPTH = 4;
const MAX_KEY_LENGTH = 60;
/** More hotels and days than any answer is asked for. */
const MAX_ITEMS = 64;

type PlanItems = Pick<PlanAnswer, "hotels" | "itinerary">;

/** A bracket that is open: where it stands, and which of the plan's lists it begins, if any. */
type Open = {
  readonly bracket: string;
  readonly start: number;
  readonly list: ReturnType<typeof planListOf>;
};

/** The hotels and days of an answer that is still arriving. */
export type PlanStream = {
  /** @returns those whose last bracket is in this piece. */
  take(piece: string): PlanItems;
};

/**
 * Finds hotels and days in a model's answer while it arrives, each as soon as its bracket closes. Every
 * character is looked at once, whatever the answer holds. What is written in an unusual way is not
 * found here but by `readPlanAnswer`, which the whole answer is read with in the end.
 */
export function createPlanStream(): PlanStream {
  let text = "";
  let at = 0;
  let isString = false;
  let isEscaped = false;
  /** The last string or word, which is a key where a colon follows. */
  let token = "";
  let isWord = false;
  /** Whose value follows. */
  let key = "";
  const open: Open[] = [];
  /** How many brackets are open within the object that holds the lists. */
  let planDepth: number | undefined;
  let itemsLeft = MAX_ITEMS;

  function lookAt(character: string): string | undefined {
    if (isString) {
      if (isEscaped) isEscaped = false;
      else if (character === "\\") isEscaped = true;
      else if (character === '"') isString = false;
      else if (token.length <= MAX_KEY_LENGTH) token += character;
      return undefined;
    }
    const wasWord = isWord;
    isWord = false;
    switch (character) {
      case '"':
        // Outside of brackets it is prose.
        isString = open.length > 0;
        beginToken();
        return undefined;
      case ":":
        key = token;
        if (open.length <= MAX_PLAN_DEPTH && planListOf(key) !== undefined) {
          planDepth ??= open.length;
        }
        return undefined;
      case ",":
        key = "";
        return undefined;
      case "{":
      case "[": {
        const isPlans = open.length === planDepth;
        open.push({ bracket: character, start: at, list: isPlans ? planListOf(key) : undefined });
        key = "";
        if (open.length > MAX_DEPTH) itemsLeft = 0;
        return undefined;
      }
      case "}":
      case "]":
        return close(character);
      default:
        if (/\s/.test(character)) return undefined;
        isWord = true;
        if (!wasWord) beginToken();
        if (token.length <= MAX_KEY_LENGTH) token += character;
        return undefined;
    }
  }

  /** Of a key only what follows at once is the value. */
  function beginToken(): void {
    token = "";
    key = "";
  }

  /** @returns the item that ends here, as a plan that holds it alone. */
  function close(character: string): string | undefined {
    const closed = open.pop();
    if (closed === undefined) return undefined;
    const isPair = (closed.bracket === "{") === (character === "}");
    // The plan is over, or it is no JSON.
    if (!isPair || (planDepth !== undefined && open.length < planDepth)) itemsLeft = 0;
    const parent = open.at(-1);
    if (parent?.bracket !== "[" || parent.list === undefined || itemsLeft === 0) return undefined;
    itemsLeft -= 1;
    return `{"${parent.list}":[${text.slice(closed.start, at + 1)}]}`;
  }

  return {
    take(piece) {
      const found: PlanItems = { hotels: [], itinerary: [] };
      if (itemsLeft === 0) return found;
      text += piece;
      for (const character of piece.split("")) {
        const item = lookAt(character);
        at += 1;
        if (item === undefined) continue;
        const read = readPlanAnswer(item);
        if (!read.ok) continue;
        found.hotels.push(...read.plan.hotels);
        found.itinerary.push(...read.plan.itinerary);
      }
      return found;
    },
  };
}
