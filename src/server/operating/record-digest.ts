import { createHash } from "node:crypto";

const SIZE = 2n ** 256n;

/** What of a kind is somewhere: how many, and a hash that is the same in whichever order they come. */
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

/** JSON that is the same whatever order an object's keys are in; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${parts.join(",")}}`;
}
