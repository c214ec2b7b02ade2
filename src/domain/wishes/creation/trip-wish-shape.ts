import { timeAt } from "../wish-times.ts";
import { kindNamed, numberIn } from "../wish-vocabulary.ts";
import type { TextWord } from "./trip-wish-clauses.ts";
import type { TripWishShape } from "./trip-wish-patterns.ts";
import { isTripFiller, likingNamed, needNamed, tripWord } from "./trip-wish-words.ts";

const LONGEST_KIND = 2;

/** The shape of a part of a text: its words without those that say nothing, with marks for what they name. */
export function shapeOf(words: readonly TextWord[]): TripWishShape {
  const plain = words.map((word) => word.plain);
  const marks: string[] = [];
  const read = {
    categories: [] as TripWishShape["categories"][number][],
    likings: [] as TripWishShape["likings"][number][],
    numbers: [] as number[],
    minutes: [] as number[],
    needs: [] as TripWishShape["needs"][number][],
  };
  for (let at = 0; at < plain.length; ) {
    const time = timeAt(plain, at);
    if (time !== undefined) {
      read.minutes.push(time.value);
      marks.push("<time>");
      at += time.count;
      continue;
    }
    const kind = kindAt(plain, at);
    if (kind !== undefined) {
      read.categories.push(...kind.categories);
      marks.push(kind.isPlural ? "<kinds>" : "<kind>");
      at += kind.count;
      continue;
    }
    const word = plain[at] ?? "";
    at += 1;
    if (isTripFiller(word)) continue;
    const [liking, number] = [likingNamed(tripWord(word)), numberIn(word)];
    const need = needNamed(tripWord(word));
    if (need !== undefined) {
      read.needs.push(need);
      marks.push("<need>");
    } else if (liking !== undefined) {
      read.likings.push(liking);
      marks.push("<liking>");
    } else if (number !== undefined) {
      read.numbers.push(number);
      marks.push("<n>");
    } else marks.push(tripWord(word));
  }
  return { shape: marks.join(" "), ...read };
}

function kindAt(plain: readonly string[], at: number) {
  for (let count = LONGEST_KIND; count > 0; count -= 1) {
    const words = plain.slice(at, at + count);
    const first = words[0] ?? "";
    if (words.length < count || isTripFiller(first)) continue;
    if (count === 1 && (likingNamed(first) ?? needNamed(first)) !== undefined) continue;
    const kind = kindNamed(words.join(" "));
    if (kind !== undefined) return { ...kind, count };
  }
  return undefined;
}
