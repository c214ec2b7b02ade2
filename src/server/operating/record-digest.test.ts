import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, createDigest } from "./record-digest.ts";

function digestOf(records: readonly unknown[]) {
  const digest = createDigest();
  for (const record of records) digest.add(record);
  return digest.end();
}

test("the same records have the same hash, in whichever order they and their keys come", () => {
  const records = [{ a: 1, b: { c: [1, 2], d: undefined } }, { a: 2 }, { a: 2 }];
  const turned = [{ a: 2 }, { b: { c: [1, 2] }, a: 1 }, { a: 2 }];
  expect(digestOf(turned)).toEqual(digestOf(records));
  expect(digestOf([])).toEqual({ count: 0, hash: "0".repeat(64) });
});

test("another value, another place of it, one more and one less are other hashes", () => {
  const hashes = [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }],
    [{ a: 1 }, { a: 2 }, { a: 2 }],
    [{ a: 1 }, { a: "2" }],
    [{ a: 1 }, { b: 2 }],
    [{ a: 1 }, { a: [2] }],
    [{ a: [1, 2] }],
    [{ a: [2, 1] }],
    [{ a: 1, b: 2 }],
    [{ a: null }, { a: 2 }],
  ].map((records) => digestOf(records).hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("keys named as an object's own parts are keys", () => {
  const odd = JSON.parse('{"__proto__":{"a":1},"constructor":2}');
  expect(canonicalJson(odd)).toBe('{"__proto__":{"a":1},"constructor":2}');
});

test("what is parsed of it is what it was made of", () => {
  void fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const once: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonicalJson(once))).toEqual(once);
    }),
  );
});
