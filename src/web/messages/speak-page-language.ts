import { ownField } from "../../domain/own-field.ts";
import type { Catalogues } from "./catalogues.ts";
import { speak } from "./words.ts";

/** The languages beside English by their tags. Each is a file that loads before the first screen is drawn. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly catalogues: Catalogues }>>> = {};

/** Speaks the language that the server has set for the page; English where its words don't come. */
export async function speakPageLanguage(): Promise<void> {
  const load = ownField(LANGUAGES, document.documentElement.lang);
  try {
    if (load !== undefined) speak((await load()).catalogues);
  } catch (error) {
    console.warn("the page's language can't be loaded", error);
  }
}
