import { english } from "../../../domain/messages/en/english.ts";
import { meaning } from "./change-meaning.ts";

/** The field for wishes in words on the form, and what was understood of them. */
export const tripWishWords = {
  label: "Anything else, in your own words?",
  hint: "For example: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "What we understood",
  unread: (parts: readonly string[]) =>
    `We didn’t understand ${quoted(parts)}, so we’ll plan without it. Or write it differently, for example “no museums on Monday” or “back by 7”.`,
  otherLanguage: "We read wishes in English, German, French and Spanish only.",
  /** Words that may mean several things, or nothing that we know. */
  asked: (text: string) => `What should we do about “${text}”?`,
  asides: (texts: readonly string[]) =>
    `Read as remarks, so nothing is planned for them: ${quoted(texts)}.`,
  /** Where the server has a model. */
  unreadYet: (parts: readonly string[]) =>
    `Not understood yet: ${quoted(parts)}. AI will read it when your trip is planned. The plan’s notes will say what it understood.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return english.list(parts.map((part) => `“${part}”`));
}
