import { type OpenPart, type Option, optionFeatures, partFeatures } from "./option-features.ts";
import { SCALE, WEIGHTS, ZERO } from "./weights.ts";

/** Of a hash of 32 bits, as many as there are weights. */
export const BUCKETS = 1 << 15;
const weights = Array.from(WEIGHTS, (sign) => sign.charCodeAt(0) - ZERO);

/**
 * How likely each option is what some words mean, by weights that were learned of texts that people labelled
 * (`scripts/train-wishes.ts`): a conditional logit over the options of a part. They sum up to 1.
 */
export function likelihoods(part: OpenPart): ReadonlyMap<Option, number> {
  const said = partFeatures(part);
  const options: readonly Option[] = [...part.choices.keys(), "aside", "ask"];
  const scores = options.map((option) => {
    const buckets = new Set(optionFeatures(part, said, option).map(bucketOf));
    return [...buckets].reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0) / SCALE;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(options.map((option, at) => [option, (powers[at] ?? 0) / all]));
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): which weight a feature has. */
export function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
