import type { Weights } from "./network.ts";
import { LEARNED } from "./weights.ts";

let kept: Weights | undefined;

/** The weights of `scripts/wishes/train.py`, unpacked once. */
export function learned(): Weights {
  const { rows, classes, flags, near, wide, verbs, roles, ...sizes } = LEARNED;
  kept ??= {
    ...{ ...sizes, ...unpacked({ rows, classes, flags }) },
    ...{ near: unpacked(near), wide: unpacked(wide) },
    ...{ verbs: unpacked(verbs), roles: unpacked(roles) },
  };
  return kept;
}

/** Numbers as a character each: how many times `scale` it is, above the character of 0. */
type Packed = { readonly scale: number; readonly chars: string };

const ZERO = "P".charCodeAt(0);

function unpacked<Name extends string>(packed: Readonly<Record<Name, Packed>>) {
  const each = Object.entries<Packed>(packed).map(([name, one]) => [name, numbers(one)]);
  return Object.fromEntries(each) as Record<Name, Float32Array>;
}

function numbers({ scale, chars }: Packed): Float32Array {
  // A backslash would take two characters.
  const plain = chars.replaceAll("~", "\\");
  return Float32Array.from(
    { length: plain.length },
    (_, at) => (plain.charCodeAt(at) - ZERO) * scale,
  );
}
