/**
 * Reads JSON the way models write it: code fences, prose before and after, trailing commas, comments,
 * and an end that is missing because the answer was cut off, is still on its way, or goes on as
 * something that is no JSON: then the items of lists that were closed are there, and the one that was
 * not is left out.
 */

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue };

/** Deeper than any plan; a bomb stops here. */
const MAX_DEPTH = 40;

export type TolerantJson = {
  readonly value: JsonValue;
  /** Where the value ends in the text. */
  readonly end: number;
  /** Whether every bracket was closed; false for an answer that was cut off. */
  readonly whole: boolean;
  /** The objects and lists among the value whose bracket was not closed. */
  readonly unclosed: ReadonlySet<JsonValue>;
};

/** Reads the first object or array in a text; undefined when there is none. */
export function readTolerantJson(text: string, from = 0): TolerantJson | undefined {
  const start = text.slice(from).search(/[{[]/);
  if (start < 0) return undefined;
  return new Reader(text, from + start).read();
}

/** The rest is not there yet, or is no JSON. */
class Unreadable extends Error {}

const BLANK = /\s*/y;
const BARE_KEY = /[A-Za-z_$][\w$]*/y;
const PLAIN = /[^"\\]*/y;
const WORD = /[^\s,:{}[\]"]+/y;

class Reader {
  readonly #text: string;
  readonly #unclosed = new Set<JsonValue>();
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  read(): TolerantJson {
    const value = this.#value(0);
    const unclosed = this.#unclosed;
    return { value, end: this.#at, whole: unclosed.size === 0, unclosed };
  }

  #value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw new Unreadable();
    this.#skip();
    const character = this.#text[this.#at];
    if (character === "{") return this.#object(depth);
    if (character === "[") return this.#array(depth);
    if (character === '"') return this.#string();
    return this.#word();
  }

  /** A break inside a member drops what is not whole of it and keeps the members before it. */
  #object(depth: number): JsonObject {
    const members: [string, JsonValue][] = [];
    this.#at += 1;
    const isClosed = this.#untilUnreadable(() => {
      this.#skipCommas();
      if (this.#take("}")) return true;
      const key = this.#key();
      this.#skip();
      if (!this.#take(":")) throw new Unreadable();
      members.push([key, this.#value(depth + 1)]);
      return false;
    });
    // Object.fromEntries defines "__proto__" as a plain member, so nothing can be polluted.
    const object = Object.fromEntries(members);
    if (!isClosed) this.#unclosed.add(object);
    return object;
  }

  #array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.#at += 1;
    const isClosed = this.#untilUnreadable(() => {
      this.#skipCommas();
      if (this.#take("]")) return true;
      const item = this.#value(depth + 1);
      // An item that was cut off is not an item yet.
      if (this.#unclosed.size === 0) items.push(item);
      return false;
    });
    if (!isClosed) this.#unclosed.add(items);
    return items;
  }

  /** Repeats until the bracket closes. @returns false when the text breaks before that. */
  #untilUnreadable(readNext: () => boolean): boolean {
    try {
      for (;;) {
        if (readNext()) return true;
        if (this.#unclosed.size > 0) return false;
      }
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    }
  }

  #key(): string {
    if (this.#text[this.#at] === '"') return this.#string();
    return this.#matched(BARE_KEY);
  }

  #string(): string {
    let text = "";
    this.#at += 1;
    for (;;) {
      text += this.#matched(PLAIN);
      if (this.#at >= this.#text.length) throw new Unreadable();
      if (this.#take('"')) return text;
      text += this.#escape();
    }
  }

  #escape(): string {
    const code = this.#text[this.#at + 1];
    if (code === undefined) throw new Unreadable();
    if (code !== "u") {
      this.#at += 2;
      return ESCAPES[code] ?? code;
    }
    const hex = this.#text.slice(this.#at + 2, this.#at + 6);
    if (hex.length < 4) throw new Unreadable();
    this.#at += 6;
    return /^[\da-f]{4}$/i.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : "";
  }

  #word(): JsonValue {
    const word = this.#matched(WORD);
    // A word that touches the end may go on in the next piece of a stream.
    if (this.#at >= this.#text.length) throw new Unreadable();
    switch (word) {
      case "true":
        return true;
      case "false":
        return false;
      case "null":
      case "undefined":
      case "NaN":
        return null;
      default: {
        const number = Number(word);
        return Number.isFinite(number) ? number : word;
      }
    }
  }

  /** Blanks and comments; a comment that does not end may still be on its way. */
  #skip(): void {
    for (;;) {
      this.#matched(BLANK);
      if (this.#text.startsWith("//", this.#at)) this.#skipTo("\n");
      else if (this.#text.startsWith("/*", this.#at)) this.#skipTo("*/");
      else return;
    }
  }

  #skipTo(end: string): void {
    const at = this.#text.indexOf(end, this.#at + 2);
    if (at < 0) throw new Unreadable();
    this.#at = at + end.length;
  }

  #skipCommas(): void {
    for (;;) {
      this.#skip();
      if (!this.#take(",")) return;
    }
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #matched(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) throw new Unreadable();
    this.#at = pattern.lastIndex;
    return match[0];
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
