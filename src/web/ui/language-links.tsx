import { LANGUAGE_TAGS } from "../../domain/language-tags.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { screenOf, splitLanguage } from "../../domain/screens.ts";
import { language } from "../messages/domain/language.ts";

/** The screen that the page shows in each language: the server remembers the choice, and answers with the page. */
export function LanguageLinks() {
  const { pathname, search } = window.location;
  const rest = screenOf(pathname) === undefined ? "/" : splitLanguage(pathname).rest;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {LANGUAGE_TAGS.map((tag) => (
        <li key={tag}>
          <a
            href={`/${tag}${rest === "/" ? "" : rest}${search}`}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === language.tag ? "true" : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            {LANGUAGES[tag].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
