import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { followLocale } from "../domain/customs.ts";
import type { LanguageTag } from "../domain/language-tags.ts";
import { homeWords } from "./messages/home-words.ts";
import { PAGE_LANGUAGES } from "./messages/speak-page-language.ts";
import { speak, wordsCome } from "./messages/words.ts";
import { Navigation } from "./navigation/navigation.tsx";
import { App, Frame } from "./routes.tsx";

/**
 * The HTML of a screen as a signed-out visitor sees it; the build puts it into the page ahead.
 *
 * @param refusal as App takes it.
 */
export function renderPage(path: string, refusal?: string): Promise<string> {
  return render(path, <App refusal={refusal} />);
}

/** Has all that is rendered from now on in a language: of English, the first. */
export async function speakLanguage(tag: Exclude<LanguageTag, "en">): Promise<string> {
  speak(await PAGE_LANGUAGES[tag]());
  await wordsCome();
  return homeWords.subtitle;
}

/** The landing page once more, as readers of a locale see its hours and ways. */
export function renderHome(locale: string): Promise<string> {
  followLocale(locale);
  return renderPage("/").finally(() => followLocale("en"));
}

/** The HTML of a screen's frame, which is seen until its scripts have come. */
export function renderFrame(path: string): Promise<string> {
  return render(path, <Frame />);
}

async function render(path: string, app: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Navigation entry={{ pathname: path, search: "", hash: "", key: undefined }}>
        {app}
      </Navigation>
    </StrictMode>,
    // Whole, in its place: React would send what is large at the end, and move it there by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
