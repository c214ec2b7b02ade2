import { type MouseEvent, useEffect, useRef } from "react";
import { LANGUAGE_TAGS, type LanguageTag } from "../../domain/language-tags.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { screenOf, splitLanguage } from "../../domain/screens.ts";
import { language } from "../messages/domain/language.ts";

type LanguageLinksProps = {
  /** Has the page in another language. @returns false where it can't be. */
  readonly onChoose: (tag: LanguageTag) => Promise<boolean>;
};

/** The language that was chosen here, and where the reader was, until the page is drawn in it. */
let chosen: { readonly tag: LanguageTag; readonly top: number } | undefined;

/** The screen that the page shows in each language. Where its words can't be changed in place, the link leads to the page in it. */
export function LanguageLinks({ onChoose }: LanguageLinksProps) {
  const { pathname, search } = window.location;
  const { language: named, rest } =
    screenOf(pathname) === undefined ? { language: undefined, rest: "/" } : splitLanguage(pathname);

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen?.tag !== language.tag) return;
    scrollTo(0, chosen.top);
    chosen = undefined;
    // The links are new with the page; the focus stays on the one that was pressed.
    list.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, []);

  async function choose(event: MouseEvent<HTMLAnchorElement>, tag: LanguageTag): Promise<void> {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    // An address that names a language is of that page only.
    if (!isPlain || named !== undefined) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    chosen = { tag, top: scrollY };
    if (!(await onChoose(tag))) window.location.assign(href);
  }

  return (
    <ul ref={list} className="flex flex-wrap gap-x-5">
      {LANGUAGE_TAGS.map((tag) => (
        <li key={tag}>
          <a
            href={`/${tag}${rest === "/" ? "" : rest}${search}`}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === language.tag ? "true" : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
            onClick={(event) => void choose(event, tag)}
          >
            {LANGUAGES[tag].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
