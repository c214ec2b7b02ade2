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

/**
 * Finds hotels and days in a model's answer while it arrives, each as soon as its bracket closes. Every
 * character is looked at once, whatever the answer holds. What is written in an unusual way is not
 * found here but by `readPlanAnswer`, which the whole answer is read with in the end.
 */
export class PlanStream {
  #text = "";
  #at = 0;
  #isString = false;
  #isEscaped = false;
  /** The last string or word, which is a key where a colon follows. */
  #token = "";
  #isWord = false;
  /** The key whose value follows. */
  #key = "";
  readonly #open: Open[] = [];
  /** How many brackets are open within the object that holds the lists. */
  #planDepth: number | undefined;
  #itemsLeft = MAX_ITEMS;

  /** @returns the hotels and days whose last bracket is in this piece. */
  take(piece: string): PlanItems {
    const found: PlanItems = { hotels: [], itinerary: [] };
    if (this.#itemsLeft === 0) return found;
    this.#text += piece;
    for (const character of piece.split("")) {
      const item = this.#lookAt(character);
      this.#at += 1;
      if (item === undefined) continue;
      const read = readPlanAnswer(item);
      if (!read.ok) continue;
      found.hotels.push(...read.plan.hotels);
      found.itinerary.push(...read.plan.itinerary);
    }
    return found;
  }

  #lookAt(character: string): string | undefined {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === "\\") this.#isEscaped = true;
      else if (character === '"') this.#isString = false;
      else if (this.#token.length <= MAX_KEY_LENGTH) this.#token += character;
      return undefined;
    }
    const wasWord = this.#isWord;
    this.#isWord = false;
    switch (character) {
      case '"':
        // Outside of brackets it is prose.
        this.#isString = this.#open.length > 0;
        this.#beginToken();
        return undefined;
      case ":":
        this.#key = this.#token;
        if (this.#open.length <= MAX_PLAN_DEPTH && planListOf(this.#key) !== undefined) {
          this.#planDepth ??= this.#open.length;
        }
        return undefined;
      case ",":
        this.#key = "";
        return undefined;
      case "{":
      case "[": {
        const isPlans = this.#open.length === this.#planDepth;
        this.#open.push({
          bracket: character,
          start: this.#at,
          list: isPlans ? planListOf(this.#key) : undefined,
        });
        this.#key = "";
        if (this.#open.length > MAX_DEPTH) this.#itemsLeft = 0;
        return undefined;
      }
      case "}":
      case "]":
        return this.#close(character);
      default:
        if (/\s/.test(character)) return undefined;
        this.#isWord = true;
        if (!wasWord) this.#beginToken();
        if (this.#token.length <= MAX_KEY_LENGTH) this.#token += character;
        return undefined;
    }
  }

  /** Of a key only what follows at once is the value. */
  #beginToken(): void {
    this.#token = "";
    this.#key = "";
  }

  /** @returns the item that ends here, as a plan that holds only it. */
  #close(character: string): string | undefined {
    const closed = this.#open.pop();
    if (closed === undefined) return undefined;
    const isPair = (closed.bracket === "{") === (character === "}");
    // The plan is over, or it is no JSON.
    const isOver = this.#planDepth !== undefined && this.#open.length < this.#planDepth;
    if (!isPair || isOver) this.#itemsLeft = 0;
    const parent = this.#open.at(-1);
    if (parent?.bracket !== "[" || parent.list === undefined) return undefined;
    if (this.#itemsLeft === 0) return undefined;
    this.#itemsLeft -= 1;
    return `{"${parent.list}":[${this.#text.slice(closed.start, this.#at + 1)}]}`;
  }
}
