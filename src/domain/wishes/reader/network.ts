import type { WordFeatures } from "./features.ts";

/** What the network has learned. Of a layer the weights lie by place in its window, by input, and by output. */
export type Weights = {
  /** Sizes of a row of word parts, of a class and of flags, and of the layers between. */
  readonly rowSize: number;
  readonly classSize: number;
  readonly flagSize: number;
  readonly hidden: number;
  readonly rows: Float32Array;
  readonly classes: Float32Array;
  readonly flags: Float32Array;
  readonly near: Layer;
  readonly wide: Layer;
  readonly verbs: Layer & Chain;
  readonly roles: Layer & Chain;
};
type Layer = { readonly weights: Float32Array; readonly bias: Float32Array };
/** How well one tag follows another, and begins a text. */
type Chain = { readonly follows: Float32Array; readonly begins: Float32Array };

/** Words to each side that the first layer sees, and the second one, two apart. */
const NEAR = 3;
const WIDE = 2;
const WIDE_STEP = 2;
/** A run of words goes on where it may be cut only if that is likelier. */
const GOES_ON = 0.7;

/** Tag 0 is none; then for each name the first word of a run and its further words, by turns. */
const isFurther = (tag: number) => tag > 0 && tag % 2 === 0;
const mayFollow = (before: number, tag: number) =>
  !isFurther(tag) || before === tag || before === tag - 1;

/** A tag for each word: the likeliest run of tags, and how likely each tag is for each word. */
export type Tags = {
  readonly tags: readonly number[];
  readonly likelihoodOf: (word: number, tag: number) => number;
};

/**
 * The likeliest verbs and roles of the words of a text: two layers of convolution and two conditional random fields
 * (Collobert et al., Natural Language Processing (Almost) from Scratch, JMLR 12, 2011). Time grows with the number of words.
 *
 * @param mayCut whether what is asked for may end before a word.
 */
export function tagsOf(
  features: readonly WordFeatures[],
  weights: Weights,
  mayCut: (word: number) => boolean,
): { readonly verbs: Tags; readonly roles: Tags } {
  const input = features.map((one) => embedded(one, weights));
  const size = weights.rowSize + weights.classSize + weights.flagSize;
  const near = convolved(input, size, weights.near, weights.hidden, NEAR, 1);
  const wide = convolved(near, weights.hidden, weights.wide, weights.hidden, WIDE, WIDE_STEP);
  const seen = wide.map((one, at) => one.map((value, index) => value + (near[at]?.[index] ?? 0)));
  const scores = seen.map((word) => scored(word, weights.verbs));
  const verbs = likeliest(scores, weights.verbs);
  const cut = scores.map((own, at) =>
    mayCut(at) && furtherAt(verbs, at, own.length) < GOES_ON
      ? own.map((score, tag) => (isFurther(tag) ? Number.NEGATIVE_INFINITY : score))
      : own,
  );
  const roles = likeliest(
    seen.map((word) => scored(word, weights.roles)),
    weights.roles,
  );
  const isCut = cut.some((own, at) => own !== scores[at]);
  return { verbs: isCut ? likeliest(cut, weights.verbs) : verbs, roles };
}

/** How likely a word goes on with what the word before it asks for. */
function furtherAt({ likelihoodOf }: Tags, at: number, tags: number): number {
  let sum = 0;
  for (let tag = 2; tag < tags; tag += 2) sum += likelihoodOf(at, tag);
  return sum;
}

function embedded({ rows, classOf, flags }: WordFeatures, weights: Weights): Float32Array {
  const { rowSize, classSize, flagSize } = weights;
  const input = new Float32Array(rowSize + classSize + flagSize);
  for (const row of rows)
    for (let at = 0; at < rowSize; at += 1)
      input[at] = (input[at] ?? 0) + (weights.rows[row * rowSize + at] ?? 0);
  for (let at = 0; at < classSize; at += 1)
    input[rowSize + at] = weights.classes[classOf * classSize + at] ?? 0;
  for (let at = 0; at < flagSize; at += 1)
    input[rowSize + classSize + at] = weights.flags[flags * flagSize + at] ?? 0;
  return input;
}

function convolved(
  input: readonly Float32Array[],
  size: number,
  { weights, bias }: Layer,
  outputs: number,
  side: number,
  step: number,
): readonly Float32Array[] {
  const window = 2 * side + 1;
  return input.map((_, at) => {
    const output = Float32Array.from(bias);
    for (let place = 0; place < window; place += 1) {
      const word = input[at + (place - side) * step];
      if (word === undefined) continue;
      for (let index = 0; index < size; index += 1) {
        const value = word[index] as number;
        if (value === 0) continue;
        const base = (place * size + index) * outputs;
        // Within their bounds: a check for each would take half of the time.
        for (let one = 0; one < outputs; one += 1)
          output[one] = (output[one] as number) + value * (weights[base + one] as number);
      }
    }
    for (let one = 0; one < outputs; one += 1) output[one] = Math.max(0, output[one] as number);
    return output;
  });
}

/** The likeliest run of tags (Viterbi), and how likely each of them is (forward-backward). */
function likeliest(scores: readonly Float64Array[], layer: Layer & Chain): Tags {
  const count = layer.bias.length;
  const next = Array.from({ length: count }, (_, before) =>
    Int32Array.from([...Array(count).keys()].filter((tag) => mayFollow(before, tag))),
  );
  const start = (scores[0] ?? new Float64Array(count)).map((score, tag) =>
    mayFollow(0, tag) ? score + (layer.begins[tag] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  const { best, led } = bestRuns(scores, start, layer.follows, next);
  const tags = [indexOfMost(best)];
  for (const from of led.toReversed()) tags.unshift(from[tags[0] ?? 0] ?? 0);
  const weights = layer.follows.map(Math.exp);
  const before = sumsBefore(scores, start, weights, next);
  const behind = sumsBehind(scores, weights, next);
  const all = logSum(before.at(-1) ?? start);
  const likelihoodOf = (at: number, tag: number) =>
    Math.exp((before[at]?.[tag] ?? 0) + (behind[at]?.[tag] ?? 0) - all);
  return { tags, likelihoodOf };
}

function scored(word: Float32Array, { weights, bias }: Layer): Float64Array {
  const scores = Float64Array.from(bias);
  for (let at = 0; at < word.length; at += 1) {
    const value = word[at] as number;
    if (value === 0) continue;
    const base = at * scores.length;
    for (let tag = 0; tag < scores.length; tag += 1)
      scores[tag] = (scores[tag] as number) + value * (weights[base + tag] as number);
  }
  return scores;
}

/** The score of the best run that ends in each tag, and which tag stands before each on its way. */
function bestRuns(
  scores: readonly Float64Array[],
  start: Float64Array,
  follows: Float32Array,
  next: readonly Int32Array[],
): { readonly best: Float64Array; readonly led: readonly Int32Array[] } {
  const count = start.length;
  let best = start;
  const led: Int32Array[] = [];
  for (const score of scores.slice(1)) {
    const now = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(count);
    for (let one = 0; one < count; one += 1)
      for (const tag of next[one] ?? []) {
        const way = (best[one] as number) + (follows[one * count + tag] as number);
        if (way <= (now[tag] as number)) continue;
        now[tag] = way;
        from[tag] = one;
      }
    best = now.map((way, tag) => way + (score[tag] ?? 0));
    led.push(from);
  }
  return { best, led };
}

/** For each word and tag the logarithm of the sum over all runs up to it. */
function sumsBefore(
  scores: readonly Float64Array[],
  start: Float64Array,
  weights: Float32Array,
  next: readonly Int32Array[],
): readonly Float64Array[] {
  const count = start.length;
  const sums = [start];
  for (const score of scores.slice(1)) {
    const last = sums.at(-1) ?? start;
    const most = Math.max(...last);
    const now = new Float64Array(count);
    for (let one = 0; one < count; one += 1) {
      const share = Math.exp((last[one] ?? 0) - most);
      if (share === 0) continue;
      for (const tag of next[one] ?? [])
        now[tag] = (now[tag] as number) + share * (weights[one * count + tag] as number);
    }
    sums.push(now.map((sum, tag) => Math.log(sum) + most + (score[tag] ?? 0)));
  }
  return sums;
}

/** The same over all runs behind it. */
function sumsBehind(
  scores: readonly Float64Array[],
  weights: Float32Array,
  next: readonly Int32Array[],
): readonly Float64Array[] {
  const count = next.length;
  const sums = [new Float64Array(count)];
  for (const score of scores.slice(1).toReversed()) {
    const ahead = (sums[0] ?? score).map((sum, tag) => sum + (score[tag] ?? 0));
    const most = Math.max(...ahead);
    const shares = ahead.map((sum) => Math.exp(sum - most));
    const now = new Float64Array(count);
    for (let one = 0; one < count; one += 1) {
      let sum = 0;
      for (const tag of next[one] ?? [])
        sum += (weights[one * count + tag] as number) * (shares[tag] as number);
      now[one] = Math.log(sum) + most;
    }
    sums.unshift(now);
  }
  return sums;
}

function logSum(values: Float64Array): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

function indexOfMost(values: Float64Array): number {
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
}
