import { type Customs, inCustoms } from "../customs.ts";
import type { SayText } from "../guide-text.ts";
import type { LanguageTag } from "../language-tags.ts";
import type { MessageOf } from "../message.ts";
import * as english from "./en/words.ts";

/** The words of the domain and the server in one language; the type is that of the English words, which have every entry. */
export type Words = typeof english;
/** The words for a file of a trip. */
export type FileWords = Pick<
  Words,
  "language" | "exports" | "notes" | "openData" | "stored" | "transfer"
> & {
  /** Says names and texts of the guide in the file's language; left out where they stay English. */
  readonly say?: SayText;
  /** The date on which the file is written, "2026-05-04": what had to be booked by then is said otherwise. */
  readonly today?: string;
};
/** A note of our planners on the whole plan. */
export type PlannerNote = MessageOf<Words["notes"]>;

const LOADS: Readonly<Record<Exclude<LanguageTag, "en">, () => Promise<Words>>> = {
  de: () => import("./de/words.ts"),
  fr: () => import("./fr/words.ts"),
  es: () => import("./es/words.ts"),
  it: () => import("./it/words.ts"),
  pt: () => import("./pt/words.ts"),
  ja: () => import("./ja/words.ts"),
  "zh-Hans": () => import("./zh-Hans/words.ts"),
  ar: () => import("./ar/words.ts"),
};
/** By language and customs: as many as there are of both. */
const localized = new Map<string, Words>();
const loaded = new Map<LanguageTag, Words>([["en", english]]);

/** Loads the words of a language, which take a server some megabytes. @returns undefined where they are there. */
export function loadWords(language: LanguageTag): Promise<void> | undefined {
  if (language === "en" || loaded.has(language)) return undefined;
  return LOADS[language]().then((words) => {
    loaded.set(language, words);
  });
}

/** The words in a language that is loaded; English for another, and unless one is named. */
export function wordsIn(language: LanguageTag = "en", customs: Customs = "metric"): Words {
  const words = loaded.get(language) ?? english;
  if (customs === "metric") return words;
  const key = `${words.language.tag} ${customs}`;
  const known = localized.get(key) ?? withCustoms(words, customs);
  localized.set(key, known);
  return known;
}

/** The same words, of which each function writes in customs. */
function withCustoms<Part>(part: Part, customs: Customs): Part {
  if (typeof part === "function")
    return ((...values: unknown[]) => inCustoms(customs, () => part(...values))) as Part;
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withCustoms(value, customs)]),
  ) as Part;
}
