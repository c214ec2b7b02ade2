import { english } from "../../../domain/messages/en/english.ts";
import { meaningOf } from "../../../domain/messages/en/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";

/** The field for wishes in words on the form, and what was understood of them. */
export const tripWishWords = {
  label: "Anything else, in your own words?",
  hint: "Such as: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "What we understood",
  unread: (parts: readonly string[]) => `Not understood, and so not planned for: ${quoted(parts)}.`,
  /** Where the server has a model. */
  unreadYet: (parts: readonly string[]) =>
    `Not understood yet: ${quoted(parts)}. A language model reads it when the trip is planned, and the plan's notes say what it made of it.`,
  /** What a wish comes to. */
  meaning: (wishes: readonly MeantWish[]) => capital(meaningOf(wishes)),
};

function quoted(parts: readonly string[]): string {
  return english.list(parts.map((part) => `“${part}”`));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
