import type { Lexicon } from "./lexicon.ts";
import type { WishLanguage } from "./wish-language.ts";

/** A language's lexicon, which only those load who write in it. */
export async function lexiconFor(language: WishLanguage): Promise<Lexicon> {
  switch (language) {
    case "de":
      return (await import("./german.ts")).german;
    case "fr":
      return (await import("./french.ts")).french;
    case "es":
      return (await import("./spanish.ts")).spanish;
  }
}
