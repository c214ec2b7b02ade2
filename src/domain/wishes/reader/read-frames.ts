import type { NameIndex } from "../language/said-names.ts";
import { featuresOf, type WordFeatures } from "./features.ts";
import { FRAME_VERBS, type Frame, type Idle, ROLES } from "./frame.ts";
import { learned } from "./learned.ts";
import { tagsOf } from "./network.ts";
import { piecesOf, type Run } from "./pieces.ts";
import { type Word, wordsOf } from "./words.ts";

const isFirst = (tag: number) => tag % 2 === 1;
const indexOf = (tag: number) => Math.ceil(tag / 2) - 1;
/** One wish may end, and another begin, at these words and behind these marks. */
const JOINT = /^(?:and|but|so|then|also|plus|or|[&+.,;!?:()-])$/;
const MARK = /^[.,;!?:()-]$/;

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
): readonly (Frame | Idle)[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const plain = (at: number) => words[at]?.plain ?? "";
  const features = featuresOf(text, words, names, isOfForm);
  const { verbs, roles } = tagsOf(
    features,
    learned(),
    (at) => at > 0 && (JOINT.test(plain(at)) || MARK.test(plain(at - 1))),
  );
  const verbTags = withWholeNames(verbs.tags, features);
  const roleTags = withWholeNames(roles.tags, features);
  const verbAt = (at: number, index: number) =>
    verbs.likelihoodOf(at, 2 * index + 1) + verbs.likelihoodOf(at, 2 * index + 2);
  const roleAt = (at: number, index: number) =>
    roles.likelihoodOf(at, 2 * index + 1) + roles.likelihoodOf(at, 2 * index + 2);
  const spanAs = (index: number | undefined, first: number, last: number): Idle => {
    const mean = (likelihoodAt: (at: number) => number, from = first, to = last) => {
      let sum = 0;
      for (let at = from; at <= to; at += 1) sum += likelihoodAt(at);
      return sum / (to - from + 1);
    };
    const within = roleTags.map((tag, at) => (at < first || at > last ? 0 : tag));
    const slots = runsOf(within);
    const isVerb = mean((at) =>
      index === undefined ? verbs.likelihoodOf(at, 0) : verbAt(at, index),
    );
    const others = FRAME_VERBS.map((verb, one) => ({
      verb,
      likelihood: mean((at) => verbAt(at, one)),
    }))
      .filter(({ likelihood }, one) => one !== index && likelihood >= IS_POSSIBLE)
      .toSorted((a, b) => b.likelihood - a.likelihood);
    const areSlots = slots.map((one) => mean((at) => roleAt(at, one.index), one.first, one.last));
    return {
      ...spanOf(text, words, first, last),
      slots: slots.map((one) => ({
        ...spanOf(text, words, one.first, one.last),
        role: ROLES[one.index] ?? "what",
      })),
      likelihood: isVerb,
      ofSlots: Math.min(1, ...areSlots),
      others,
    };
  };
  const asking = runsOf(verbTags).flatMap((run) =>
    piecesOf(run, {
      plain,
      role: (at) => (roleTags[at] ? ROLES[indexOf(roleTags[at] ?? 0)] : undefined),
      verb: (index) => FRAME_VERBS[index] ?? "other",
      likeliest: (first, last) => likeliestOf(verbAt, first, last),
    }),
  );
  const idle = gapsOf(verbTags, words).map(({ first, last }) => spanAs(undefined, first, last));
  const frames = asking.map(({ index, first, last }) => ({
    ...spanAs(index, first, last),
    verb: FRAME_VERBS[index] ?? ("other" as const),
  }));
  return [...frames, ...idle].toSorted((one, other) => one.from - other.from);
}

/** All words of a name have the tag of the first that has one: nobody asks for "Palatine Hill" of "Roman Forum and Palatine Hill". */
function withWholeNames(
  tags: readonly number[],
  features: readonly WordFeatures[],
): readonly number[] {
  const whole = [...tags];
  for (let at = 0; at < whole.length; ) {
    let next = at + 1;
    while (features[next]?.isFurtherOfName === true) next += 1;
    const led = whole.slice(at, next).find((tag) => tag !== 0);
    if (led !== undefined && next > at + 1) {
      if (whole[at] === 0) whole[at] = 2 * indexOf(led) + 1;
      whole.fill(2 * indexOf(whole[at] ?? 0) + 2, at + 1, next);
    }
    at = next;
  }
  return whole;
}

/** A less likely verb is no reading. */
const IS_POSSIBLE = 0.06;

/** Words between, which end where a sentence does. */
function gapsOf(
  tags: readonly number[],
  words: readonly Word[],
): readonly { readonly first: number; readonly last: number }[] {
  const gaps: { first: number; last: number }[] = [];
  let isOpen = false;
  for (const [at, tag] of tags.entries()) {
    const isMark = !/[\p{L}\p{N}#]/u.test(words[at]?.plain ?? "");
    const before = gaps.at(-1);
    if (tag !== 0 || /^[.;!?,]$/.test(words[at]?.plain ?? "")) isOpen = false;
    else if (!isMark && !isOpen) {
      gaps.push({ first: at, last: at });
      isOpen = true;
    } else if (!isMark && before !== undefined) before.last = at;
  }
  return gaps;
}

function likeliestOf(
  verbAt: (at: number, index: number) => number,
  first: number,
  last: number,
): number {
  const sums = FRAME_VERBS.map((_, index) => {
    let sum = 0;
    for (let at = first; at <= last; at += 1) sum += verbAt(at, index);
    return sum;
  });
  return sums.indexOf(Math.max(...sums));
}

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
