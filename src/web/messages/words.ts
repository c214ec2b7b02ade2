import type { Catalogues } from "./catalogues.ts";

/** The language the page speaks instead of English, where it does. */
let spoken: Partial<Catalogues> = {};
const followers = new Map<keyof Catalogues, (words: never) => void>();

/**
 * Keeps one part's words in the page's language. Each part begins in English, which comes with its code, and stays in it
 * for what another language doesn't have.
 *
 * @param follow takes the words, once for each change of the language.
 */
export function followLanguage<Part extends keyof Catalogues>(
  part: Part,
  follow: (words: Catalogues[Part]) => void,
): void {
  followers.set(part, follow);
  const words = spoken[part];
  if (words !== undefined) follow(words);
}

/** Lets the page speak a language: all that is drawn from now on is in it. */
export function speak(language: Catalogues): void {
  spoken = language;
  for (const [part, follow] of followers) follow(spoken[part] as never);
}
