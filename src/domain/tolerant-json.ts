/**
 * Reads JSON the way models write it: code fences, prose before and after, trailing commas, line
 * comments, and an end that is missing because the answer was cut off or is still on its way: then
 * the items of lists that were closed are there, and the one that was not is left out.
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
};

/**
 * Reads the first object or array in a text.
 *
 * @returns undefined when there is none, or when what follows its bracket is not JSON-like at all.
 */
export function readTolerantJson(text: string, from = 0): TolerantJson | undefined {
  const start = text.slice(from).search(/[{[]/);
  if (start < 0) return undefined;
  return new Reader(text, from + start).read();
}

class CutOff extends Error {}
class NotJson extends Error {}

class Reader {
  readonly #text: string;
  #at: number;
  #cut = false;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  read(): TolerantJson | undefined {
    try {
      const value = this.#value(0);
      return { value, end: this.#at, whole: !this.#cut };
    } catch (error) {
      if (error instanceof NotJson || error instanceof CutOff) return undefined;
      throw error;
    }
  }

  #value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw new NotJson();
    this.#skip();
    const character = this.#text[this.#at];
    if (character === undefined) throw new CutOff();
    if (character === "{") return this.#object(depth);
    if (character === "[") return this.#array(depth);
    if (character === '"') return this.#string();
    return this.#word();
  }

  /** A cut inside a member drops that member and keeps the ones before it. */
  #object(depth: number): JsonObject {
    const members: [string, JsonValue][] = [];
    this.#at += 1;
    try {
      for (;;) {
        this.#skipCommas();
        if (this.#take("}")) break;
        const key = this.#key();
        this.#skip();
        if (!this.#take(":")) this.#fail();
        members.push([key, this.#value(depth + 1)]);
        if (this.#cut) break;
      }
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      this.#cut = true;
    }
    // Object.fromEntries defines "__proto__" as a plain member, so nothing can be polluted.
    return Object.fromEntries(members);
  }

  #array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.#at += 1;
    try {
      for (;;) {
        this.#skipCommas();
        if (this.#take("]")) break;
        const item = this.#value(depth + 1);
        // An item that was cut off is not an item yet.
        if (this.#cut) break;
        items.push(item);
      }
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      this.#cut = true;
    }
    return items;
  }

  #key(): string {
    if (this.#text[this.#at] === '"') return this.#string();
    const bare = /[A-Za-z_$][\w$]*/y;
    bare.lastIndex = this.#at;
    const match = bare.exec(this.#text);
    if (match === null) return this.#fail();
    this.#at = bare.lastIndex;
    return match[0];
  }

  #string(): string {
    const plain = /[^"\\]*/y;
    let text = "";
    this.#at += 1;
    for (;;) {
      plain.lastIndex = this.#at;
      text += plain.exec(this.#text)?.[0] ?? "";
      this.#at = plain.lastIndex;
      if (this.#at >= this.#text.length) throw new CutOff();
      if (this.#take('"')) return text;
      text += this.#escape();
    }
  }

  #escape(): string {
    const code = this.#text[this.#at + 1];
    if (code === undefined) throw new CutOff();
    if (code !== "u") {
      this.#at += 2;
      return ESCAPES[code] ?? code;
    }
    const hex = this.#text.slice(this.#at + 2, this.#at + 6);
    if (hex.length < 4) throw new CutOff();
    this.#at += 6;
    return /^[\da-f]{4}$/i.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : "";
  }

  #word(): JsonValue {
    const word = /[^\s,:{}[\]"]+/y;
    word.lastIndex = this.#at;
    const match = word.exec(this.#text);
    if (match === null) return this.#fail();
    // A word that touches the end may go on in the next piece of a stream.
    if (word.lastIndex >= this.#text.length) throw new CutOff();
    this.#at = word.lastIndex;
    switch (match[0]) {
      case "true":
        return true;
      case "false":
        return false;
      case "null":
      case "undefined":
      case "NaN":
        return null;
      default: {
        const number = Number(match[0]);
        return Number.isFinite(number) ? number : match[0];
      }
    }
  }

  #skip(): void {
    const blank = /(?:\s+|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)*/y;
    blank.lastIndex = this.#at;
    blank.exec(this.#text);
    this.#at = Math.max(this.#at, blank.lastIndex);
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

  #fail(): never {
    throw this.#at >= this.#text.length ? new CutOff() : new NotJson();
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
