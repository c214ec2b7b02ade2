import type { UnmetWish } from "../../../../domain/wishes/answer-wish.ts";

/** Wishes in the traveller's own words, and what becomes of them. */
export const wishWords = {
  whatWouldYouLike: "What would you like?",
  hint: "In your own words, or take some of these:",
  byModel:
    "What we don't understand by ourselves, a language model reads: your words, and the names of places.",
  examples: [
    "Less walking",
    "Start later",
    "Back earlier",
    "Cheaper",
    "Take it easy",
    "See more",
    "Swap the museum for a market",
    "Add a park",
    "Keep the evening free",
  ],
  sayWhat: "Say what you would like, or take one of the examples.",
  quoted: (text: string) => `“${text}”`,
  unread: (parts: readonly string[]) =>
    `We didn't understand ${parts.map((part) => `“${part}”`).join(" and ")}, so nothing was worked out. Say it in other words: one wish after another, with places by their names.`,
  which: (text: string) => `Which one is “${text}”?`,
  unmet: ({ text, reason }: UnmetWish) => `“${text}”: ${REASONS[reason]}`,
  without: "Re-plan it without a wish",
};

const REASONS: Readonly<Record<UnmetWish["reason"], string>> = {
  notUnderstood: "we didn't understand this. Say it in other words, with places by their names.",
  noneThere: "your plan has none there.",
  noneKnown: "our guide knows none here that your trip doesn't have.",
  noneFits: "nothing that we tried fits. You can move places by hand.",
  isLocked: "it is locked. Unlock it first.",
  lastDay: "a trip has at least one day.",
  isSo: "your plan is like that already.",
};
