import type * as appEnglish from "./en/app.ts";
import type * as coreEnglish from "./en/core.ts";
import type * as tripEnglish from "./en/trip.ts";

/** All that the pages say, by area: an area is one file of a language, and each language has all that English has. */
type Catalogues = {
  /** What the landing page shows, and what is around every screen. */
  readonly core: typeof coreEnglish;
  /** What every screen but the landing page may need, and the words of all screens but a trip's. */
  readonly app: typeof appEnglish;
  /** What only the page of a trip needs. */
  readonly trip: typeof tripEnglish;
};
type Area = keyof Catalogues;
/** A language beside English: the words of the first screen, and how the others are loaded. */
export type PageLanguage = Catalogues["core"] & {
  readonly [A in Exclude<Area, "core">]: () => Promise<Catalogues[A]>;
};
/** What its code shows, and where a language has it. */
type Part = { readonly words: object; readonly name: string; readonly english: object };

/** The parts that are there, by the area of their words. */
const parts: { readonly [A in Area]: Part[] } = { core: [], app: [], trip: [] };
/** Loads an area's words into its parts; undefined where the page speaks English. */
let ask: ((area: Area) => void) | undefined;
/** Settles once the words asked for so far are there, or can't be loaded. */
let coming: Promise<unknown> | undefined;

/**
 * One part's words, which follow the page's language. Each part begins in English, which comes with its code, and stays
 * in it where the language's words can't be loaded.
 *
 * @param english the words that come with its code.
 */
export function followLanguage<A extends Area, Name extends keyof Catalogues[A] & string>(
  area: A,
  name: Name,
  english: Catalogues[A][Name] & object,
): Catalogues[A][Name] {
  const words = { ...english };
  parts[area].push({ words, name, english });
  ask?.(area);
  return words;
}

/** Lets the page speak a language: all that is drawn from now on is in it. `wordsCome` says when its words are there. */
export function speak(language: PageLanguage): void {
  const load = { ...language, core: async () => language };
  const own = (area: Area) => {
    coming = Promise.all([
      coming,
      // A module comes once; English is better than no page.
      load[area]().then((all: Readonly<Record<string, unknown>>) => {
        // Another language may have been chosen since.
        if (ask === own) for (const { words, name } of parts[area]) Object.assign(words, all[name]);
      }, console.warn),
    ]);
  };
  ask = own;
  for (const area of ["core", "app", "trip"] as const) if (parts[area].length > 0) own(area);
}

/** Lets the page speak English again. */
export function speakEnglish(): void {
  ask = undefined;
  coming = undefined;
  for (const { words, english } of Object.values(parts).flat()) Object.assign(words, english);
}

/** @returns undefined where nothing has to be waited for, as in English. */
export function wordsCome(): Promise<unknown> | undefined {
  return coming;
}
