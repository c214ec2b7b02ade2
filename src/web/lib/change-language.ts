import { LANGUAGE_CHOSEN } from "../../domain/application-cache.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { followReader } from "../messages/reader-locale.ts";
import { PAGE_LANGUAGES } from "../messages/speak-page-language.ts";
import { speak, speakEnglish, wordsCome } from "../messages/words.ts";
import { callApi } from "./api-client.ts";
import { LANGUAGE_SPOKEN } from "./language-spoken.ts";

/**
 * Has the page, and all that come after it, in another language. The server keeps the choice, for all browsers of who is
 * signed in; what was typed stays where it is kept in the tab.
 *
 * @returns false where it can't be reached: nothing has changed then.
 */
export async function changeLanguage(tag: LanguageTag): Promise<boolean> {
  const body = { language: tag };
  const kept = await callApi(API_PATHS.language, { method: "PUT", body, mayBeSignedOut: true });
  if (!kept.ok) return false;
  try {
    if (tag === "en") speakEnglish();
    else speak(await PAGE_LANGUAGES[tag]());
    await wordsCome();
  } catch {
    return false;
  }
  followReader(tag);
  const page = document.documentElement;
  page.lang = tag;
  page.dir = LANGUAGES[tag].dir;
  navigator.serviceWorker?.controller?.postMessage(LANGUAGE_CHOSEN);
  dispatchEvent(new Event(LANGUAGE_SPOKEN));
  return true;
}
