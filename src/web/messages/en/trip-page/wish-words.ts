import type { UnmetWish } from "../../../../domain/wishes/answer-wish.ts";

/** Wishes in the traveller's own words, and what becomes of them. */
export const wishWords = {
  whatWouldYouLike: "What would you like?",
  hint: "In your own words, or choose from these:",
  byModel: "If we don’t understand your words, we send them to AI with the names of places.",
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
  sayWhat: "Tell us what you’d like, or choose an example.",
  quoted: (text: string) => `“${text}”`,
  unread: (parts: readonly string[]) =>
    `We didn’t understand ${parts.map((part) => `“${part}”`).join(" and ")}, so nothing changed. Try other words: one wish at a time, with places by name.`,
  which: (text: string) => `Which one is “${text}”?`,
  unmet: ({ text, reason }: UnmetWish) => `“${text}”: ${REASONS[reason]}`,
  without: "Just optimize the order",
};

const REASONS: Readonly<Record<UnmetWish["reason"], string>> = {
  notUnderstood: "we didn’t understand this. Try other words, with places by name.",
  noneThere: "your plan has none there.",
  noneKnown: "our guide has no others here.",
  noneFits: "nothing we tried fits. You can move places yourself.",
  isLocked: "it’s locked. Unlock it first.",
  lastDay: "a trip needs at least one day.",
  isSo: "your plan already does that.",
};
