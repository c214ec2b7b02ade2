import { changeLanguage } from "../lib/change-language.ts";
import { LanguageLinks } from "../ui/language-links.tsx";

/** The page in each language; a chunk of its own. */
export function FooterLanguages() {
  return <LanguageLinks onChoose={changeLanguage} />;
}
