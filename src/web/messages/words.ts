import type { Catalogues, PageLanguage } from "./catalogues.ts";

type Area = keyof Catalogues;
type Follow = (words: never) => void;

/** The parts that are there, by the area of their words. */
const parts: { readonly [A in Area]: Follow[] } = { core: [], app: [], trip: [] };
/** Loads an area's words into its parts; undefined where the page speaks English. */
let ask: ((area: Area) => void) | undefined;
/** Settles once the words asked for so far are there, or can't be loaded. */
let coming: Promise<unknown> | undefined;

/**
 * Keeps one part's words in the page's language. Each part begins in English, which comes with its code, and stays in it
 * where the language's words can't be loaded.
 *
 * @param follow takes the words, once for each language spoken.
 */
export function followLanguage<A extends Area, Part extends keyof Catalogues[A]>(
  area: A,
  part: Part,
  follow: (words: Catalogues[A][Part]) => void,
): void {
  parts[area].push((words: Catalogues[A]) => follow(words[part]));
  ask?.(area);
}

/** Lets the page speak a language: all that is drawn from now on is in it. `wordsCome` says when its words are there. */
export function speak({ core, app, trip }: PageLanguage): void {
  const load = { core: async () => core, app, trip };
  ask = (area) => {
    coming = Promise.all([
      coming,
      // A module comes once; English is better than no page.
      load[area]().then((words) => {
        for (const follow of parts[area]) follow(words as never);
      }, console.warn),
    ]);
  };
  for (const area of ["core", "app", "trip"] as const) if (parts[area].length > 0) ask(area);
}

/** @returns undefined where nothing has to be waited for, as in English. */
export function wordsCome(): Promise<unknown> | undefined {
  return coming;
}
