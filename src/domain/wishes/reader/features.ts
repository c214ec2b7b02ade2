import { plainItems, type SaidItem } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import type { Word } from "./words.ts";

/** How many rows the table of word parts has; row 0 is empty. */
const ROWS = 4096;
/** What a list or a rule says that a word is, first and further words of it apart. */
const CLASSES = ["plan", "guide", "name", "kind", "day", "time", "table", "food", "meal"]
  .concat("need", "number", "part")
  .flatMap((name) => [`B-${name}`, `I-${name}`]);

/** A word as the network sees it. */
export type WordFeatures = {
  /** Rows of the whole word, its beginning and its end. */
  readonly rows: readonly [whole: number, start: number, end: number];
  /** 0 for none, else one more than its place in `CLASSES`. */
  readonly classOf: number;
  /** 1 for a capital, and 2 more on the form. */
  readonly flags: number;
  /** It goes on with the name of a place or a table. */
  readonly isFurtherOfName: boolean;
};

const NAMES = new Set(["plan", "guide", "name", "table"]);

/** @param names of the places and tables that the text may name. */
export function featuresOf(
  text: string,
  words: readonly Word[],
  names: NameIndex,
  isOfForm: boolean,
): readonly WordFeatures[] {
  const items = plainItems(text, names);
  return words.map(({ from, to, plain, isCapital }) => {
    const item = items.find((one) => one.from < to && one.to > from);
    const name = item === undefined ? undefined : className(item);
    const isFirst = item !== undefined && item.from >= from;
    const at = name === undefined ? -1 : CLASSES.indexOf(`${isFirst ? "B" : "I"}-${name}`);
    return {
      rows: [
        rowOf(`w ${plain}`),
        rowOf(`p ${plain.slice(0, 4)}`),
        rowOf(`s ${plain.slice(-3)}`),
      ] as const,
      classOf: at + 1,
      flags: (isCapital ? 1 : 0) + (isOfForm ? 2 : 0),
      isFurtherOfName: !isFirst && name !== undefined && NAMES.has(name),
    };
  });
}

function className(item: SaidItem): string | undefined {
  const { what } = item;
  if (what?.kind === "places") {
    const [found] = what.found;
    return found?.in === "plan" ? "plan" : found?.id === found?.name ? "name" : "guide";
  }
  if (what !== undefined) return "kind";
  if (item.when !== undefined) return "day";
  if (item.minutes !== undefined) return "time";
  if (item.table !== undefined) return "table";
  if (item.food !== undefined) return "food";
  if (item.meal !== undefined) return "meal";
  if (item.need !== undefined) return "need";
  if (item.number !== undefined) return "number";
  return item.part === undefined ? undefined : "part";
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function rowOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (((hash ^ (hash >>> 15)) >>> 0) % (ROWS - 1)) + 1;
}
