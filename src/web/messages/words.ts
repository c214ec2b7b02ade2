import type { Catalogues, PageLanguage } from "./catalogues.ts";

type Area = keyof Catalogues;
type Follow = (words: Catalogues[Area]) => void;

/** The language the page speaks instead of English, where it does. */
let spoken: PageLanguage | undefined;
const loaded: { [A in Area]?: Catalogues[A] } = {};
const followers: { readonly [A in Area]: Follow[] } = { core: [], app: [], trip: [] };
/** Settles once the areas asked for so far are there, or can't be loaded. */
let coming: Promise<unknown> | undefined;

/**
 * Keeps one part's words in the page's language. Each part begins in English, which comes with its code, and stays in it
 * where the language's words can't be loaded. The first part of an area asks for the area's words.
 *
 * @param follow takes the words, once for each language spoken.
 */
export function followLanguage<A extends Area, Part extends keyof Catalogues[A]>(
  area: A,
  part: Part,
  follow: (words: Catalogues[A][Part]) => void,
): void {
  followers[area].push((words) => follow((words as Catalogues[A])[part]));
  const words: Catalogues[A] | undefined = loaded[area];
  if (words !== undefined) follow(words[part]);
  else if (spoken !== undefined && followers[area].length === 1) ask(spoken, area);
}

/** Lets the page speak a language: all that is drawn from now on is in it. `wordsCome` says when its words are there. */
export function speak(language: PageLanguage): void {
  spoken = language;
  take("core", language.core);
  for (const area of ["app", "trip"] as const) {
    delete loaded[area];
    if (followers[area].length > 0) ask(language, area);
  }
}

/** @returns undefined where nothing has to be waited for, as in English. */
export function wordsCome(): Promise<unknown> | undefined {
  return coming;
}

function ask(language: PageLanguage, area: Area): void {
  if (area === "core") return;
  const asked = language[area]()
    .then((words) => take(area, words))
    // English is better than no page.
    .catch((error: unknown) => console.warn("words can’t be loaded", error));
  const all = Promise.all([coming, asked]).then(() => {
    if (coming === all) coming = undefined;
  });
  coming = all;
}

function take(area: Area, words: Catalogues[Area]): void {
  Object.assign(loaded, { [area]: words });
  for (const follow of followers[area]) follow(words);
}
