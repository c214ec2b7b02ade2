import { createHash } from "node:crypto";

const SIZE = 2n ** 256n;

/** The records of a kind: how many, and a hash that doesn't depend on their order. */
export type Digest = { readonly count: number; readonly hash: string };

/** Adds up the SHA-256 of each record as JSON with sorted keys, modulo 2 to the 256th. */
export function createDigest(): { add(record: unknown): void; end(): Digest } {
  let count = 0;
  let sum = 0n;
  return {
    add(record) {
      const hash = createHash("sha256").update(canonicalJson(record)).digest("hex");
      sum = (sum + BigInt(`0x${hash}`)) % SIZE;
      count += 1;
    },
    end: () => ({ count, hash: sum.toString(16).padStart(64, "0") }),
  };
}

export function isSameDigest(one: Digest, other: Digest): boolean {
  return one.count === other.count && one.hash === other.hash;
}

/** JSON that doesn't depend on the order of an object's keys; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${parts.join(",")}}`;
}
