import type { NameIndex } from "../language/said-names.ts";
import { featuresOf } from "./features.ts";
import { FRAME_VERBS, type Frame, ROLES, type Span } from "./frame.ts";
import { learned } from "./learned.ts";
import { tagsOf } from "./network.ts";
import { type Word, wordsOf } from "./words.ts";

/** Tag 0 is none; then the first word of each and its further words, by turns. */
const isFirst = (tag: number) => tag % 2 === 1;
const indexOf = (tag: number) => Math.ceil(tag / 2) - 1;
const mayFollow = (before: number, tag: number) =>
  tag === 0 || isFirst(tag) || before === tag || before === tag - 1;

/**
 * What a text asks for, in the order of its words, by a small network that learned it of marked sentences. Words that no
 * frame holds ask for nothing. Pure.
 *
 * @param names of the places and tables that the text may name.
 */
export function readFrames(
  text: string,
  names: NameIndex,
  isOfForm: boolean,
): { readonly frames: readonly Frame[]; readonly gaps: readonly Gap[] } {
  const words = wordsOf(text);
  if (words.length === 0) return { frames: [], gaps: [] };
  const { verbs, roles } = tagsOf(featuresOf(text, words, names, isOfForm), learned(), {
    verbs: mayFollow,
    roles: mayFollow,
  });
  const sure = words.map((_, at) => (verbs.likelihoods[at] ?? 0) * (roles.likelihoods[at] ?? 0));
  const frames = runsOf(verbs.tags).map(({ index, first, last }) => {
    const within = roles.tags.map((tag, at) => (at < first || at > last ? 0 : tag));
    return {
      ...spanOf(text, words, first, last),
      verb: FRAME_VERBS[index] ?? "other",
      slots: runsOf(within).map((one) => ({
        ...spanOf(text, words, one.first, one.last),
        role: ROLES[one.index] ?? "what",
      })),
      likelihood: Math.min(...sure.slice(first, last + 1)),
    };
  });
  const gaps = gapsOf(verbs.tags).map(({ first, last }) => ({
    ...spanOf(text, words, first, last),
    likelihood: Math.min(...verbs.likelihoods.slice(first, last + 1)),
  }));
  return { frames, gaps };
}

/** Words that ask for nothing, and how likely that is. */
export type Gap = Span & { readonly likelihood: number };

function gapsOf(
  tags: readonly number[],
): readonly { readonly first: number; readonly last: number }[] {
  const gaps: { first: number; last: number }[] = [];
  for (const [at, tag] of tags.entries()) {
    if (tag !== 0) continue;
    const before = gaps.at(-1);
    if (before?.last === at - 1) before.last = at;
    else gaps.push({ first: at, last: at });
  }
  return gaps;
}

type Run = { readonly index: number; readonly first: number; readonly last: number };

/** Neighbouring words of one tag. */
function runsOf(tags: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, tag] of tags.entries()) {
    const before = runs.at(-1);
    if (tag === 0) continue;
    if (!isFirst(tag) && before?.last === at - 1 && before.index === indexOf(tag))
      runs.splice(-1, 1, { ...before, last: at });
    else runs.push({ index: indexOf(tag), first: at, last: at });
  }
  return runs;
}

function spanOf(text: string, words: readonly Word[], first: number, last: number) {
  const [from, to] = [words[first]?.from ?? 0, words[last]?.to ?? 0];
  return { from, to, text: text.slice(from, to) };
}
