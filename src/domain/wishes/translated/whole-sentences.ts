import { choiceOf, type SaidPart } from "../language/said-wish.ts";
import type { InEnglish } from "./in-english.ts";

const MAX_CHOICES = 4;
const WANTS = /^(?:add|keep|move|lock|stay|at-least)$/;

/**
 * Parts of a translated text where a word that may turn something round and what stands right beside it are one question, unless all of that is
 * read: word by word, a "not" may have lost what it is about.
 */
export function withWholeSentences(
  parts: readonly SaidPart[],
  { text, sentences }: InEnglish,
): readonly SaidPart[] {
  return sentences.reduce<readonly SaidPart[]>((now, { from, to, negations }) => {
    const inside = now
      .filter((part) => part.from < to && part.to > from)
      .toSorted((a, b) => a.from - b.from);
    const isOpen = inside.map((part) => isUnread(part, negations));
    const isTurned = inside.map((part) => negations.some((at) => at >= part.from && at < part.to));
    // A word between the parts belongs to both.
    const isLoose = negations.some((at) => !now.some((part) => at >= part.from && at < part.to));
    const group = inside.filter((_, at) => {
      const near = [at - 1, at + 1];
      return isLoose
        ? inside.length > 0
        : isOpen[at]
          ? isTurned[at] || near.some((one) => isTurned[one])
          : near.some((one) => isOpen[one] && (isTurned[at] || isTurned[one]));
    });
    if (group.length === 0) return now;
    return [...now.filter((part) => !group.includes(part)), asOne(group, text)].toSorted(
      (a, b) => a.from - b.from,
    );
  }, parts);
}

function isUnread(part: SaidPart, negations: readonly number[]): boolean {
  if (part.kind === "ask") return true;
  // A place that is wanted has nothing to do with a negation in its words.
  const isSaid =
    part.kind === "wish" &&
    part.wishes.length > 0 &&
    !part.wishes.every(({ verb }) => WANTS.test(verb));
  return !isSaid && negations.some((at) => at >= part.from && at < part.to);
}

function asOne(parts: readonly SaidPart[], text: string): SaidPart {
  const from = Math.min(...parts.map((part) => part.from));
  const to = Math.max(...parts.map((part) => part.to));
  const choices = parts
    .flatMap((part) =>
      part.kind === "wish" ? part.wishes.map(choiceOf) : part.kind === "ask" ? part.choices : [],
    )
    // "Do that" says nothing where several things are asked.
    .filter(({ label }) => label !== "doIt" || parts.length === 1)
    .slice(0, MAX_CHOICES);
  return { from, to, text: text.slice(from, to), kind: "ask", choices, isTurned: true };
}
