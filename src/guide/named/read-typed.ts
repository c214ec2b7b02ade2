import { plainText } from "../../domain/plain-text.ts";
import { COMMA } from "../find-city.ts";

/** A destination as it was typed, taken apart; all in plain text (`plainText`). */
export type Typed = {
  /** Without what kind of place it says it is. */
  readonly whole: string;
  /** The name, where a comma parts it from the rest: "paris" of "Paris, Texas". */
  readonly name: string;
  /** The region in which the place is said to lie. */
  readonly within: readonly string[];
  /** "country", where it says so: "Georgia country". */
  readonly kind: string | undefined;
};

const KIND = /^(.+?) (country|state|province|region|county|city|town|village|island|islands|lake)$/;

/** @param withKind whether the last word says what kind of place it is, rather than being a part of the name. */
export function readTyped(text: string, withKind = false): Typed {
  const [first = "", ...rest] = text.split(COMMA).map((part) => withSaint(plainText(part)));
  const within = rest.filter((part) => part !== "");
  const [, before, kind] = (withKind ? KIND.exec(first) : null) ?? [];
  const name = before ?? first;
  return { whole: [name, ...within].join(" "), name, within, kind };
}

/** "St Petersburg" is Saint Petersburg. */
export function withSaint(plain: string): string {
  return plain.replace(/^st(?= )/, "saint");
}

/** Words that stand between a name and what it lies in. */
const BETWEEN = ["de", "del", "di", "da", "do", "of", "in", "the", "la", "el"];

/** "texas" of "paris texas", after the name "paris"; undefined where it doesn't begin with the name. */
export function afterName(whole: string, name: string): string | undefined {
  if (name === "" || !whole.startsWith(`${name} `)) return undefined;
  const words = whole.slice(name.length + 1).split(" ");
  const rest = words.filter((word) => !BETWEEN.includes(word)).join(" ");
  return rest === "" ? undefined : rest;
}
