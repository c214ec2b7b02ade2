import { useEffect, useState } from "react";
import type { Lexicon } from "../../../domain/wishes/translated/lexicon.ts";
import { lexiconFor } from "../../../domain/wishes/translated/lexicon-for.ts";
import {
  type WishLanguage,
  wishLanguageOf,
} from "../../../domain/wishes/translated/wish-language.ts";

const loaded = new Map<WishLanguage, Lexicon>();

/** What a text is read with; "none" where its language is not read, or its lexicon not there. */
export function lexiconAtHand(text: string): Lexicon | "english" | "none" {
  const language = wishLanguageOf(text);
  if (language === "en") return "english";
  return language === "other" ? "none" : (loaded.get(language) ?? "none");
}

/** Loads the lexicon of a text's language. @returns the languages that are there, as one text, and whether one is awaited. */
export function useLexicon(text: string): { readonly there: string; readonly isComing: boolean } {
  const [, setThere] = useState(0);
  const [failed, setFailed] = useState<string>();
  const language = wishLanguageOf(text);
  const isNeeded = language !== "en" && language !== "other" && !loaded.has(language);
  useEffect(() => {
    if (!isNeeded) return;
    lexiconFor(language).then(
      (lexicon) => {
        loaded.set(language, lexicon);
        setThere(loaded.size);
      },
      // The server reads what the page can't.
      () => setFailed(language),
    );
  }, [language, isNeeded]);
  return { there: [...loaded.keys()].join(), isComing: isNeeded && failed !== language };
}
