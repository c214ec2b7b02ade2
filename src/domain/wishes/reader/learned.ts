import type { Weights } from "./network.ts";
import { LEARNED } from "./weights.ts";

let kept: Weights | undefined;

/** The weights of `scripts/wishes/train.py`, unpacked once. */
export function learned(): Weights {
  kept ??= {
    rowSize: LEARNED.rowSize,
    classSize: LEARNED.classSize,
    flagSize: LEARNED.flagSize,
    hidden: LEARNED.hidden,
    rows: numbers(LEARNED.rows),
    classes: numbers(LEARNED.classes),
    flags: numbers(LEARNED.flags),
    near: { weights: numbers(LEARNED.near.weights), bias: numbers(LEARNED.near.bias) },
    wide: { weights: numbers(LEARNED.wide.weights), bias: numbers(LEARNED.wide.bias) },
    verbs: chain(LEARNED.verbs),
    roles: chain(LEARNED.roles),
  };
  return kept;
}

/** Numbers as a character each: how many times `scale` it is, above the character of 0. */
type Packed = { readonly scale: number; readonly chars: string };

const ZERO = "P".charCodeAt(0);

function chain(packed: Readonly<Record<"weights" | "bias" | "follows" | "begins", Packed>>) {
  return {
    weights: numbers(packed.weights),
    bias: numbers(packed.bias),
    follows: numbers(packed.follows),
    begins: numbers(packed.begins),
  };
}

function numbers({ scale, chars }: Packed): Float32Array {
  // A backslash would take two characters.
  const plain = chars.replaceAll("~", "\\");
  return Float32Array.from(
    { length: plain.length },
    (_, at) => (plain.charCodeAt(at) - ZERO) * scale,
  );
}
