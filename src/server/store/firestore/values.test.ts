import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DocumentTooLarge } from "../storage-error.ts";
import { assertFits, fromFirestoreValue, toFirestoreValue } from "./values.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\ud800", "\udc00", "\ufdd0", "d", "8", "0", "\u0000", "\u{1f5fe}"),
  }),
);

test("texts come back as they were, and are well formed in between", async () => {
  await fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(text, fc.array(text))), (given) => {
      const value = { ...given };
      const stored = toFirestoreValue(value);
      expect(JSON.stringify(stored)).not.toMatch(/\\ud[89a-f]/);
      expect(fromFirestoreValue(stored)).toEqual(value);
    }),
  );
});

test("what is no text stays as it is, classes of the library included", () => {
  class Moment {}
  const moment = new Moment();
  const value = { a: 1, b: null, c: [true, { d: moment }] };
  expect(toFirestoreValue(value)).toEqual(value);
  expect((toFirestoreValue({ moment }) as { moment: unknown }).moment).toBe(moment);
});

test("a document may have as many bytes as Cloud Firestore takes, and no more", () => {
  // Google's own example: this document takes 147 bytes.
  const example = {
    path: "users/jeff/tasks/my_task_id",
    fields: { type: "Personal", done: false, priority: 1, description: "Learn Cloud Firestore" },
  };
  // Ours counts somewhat more than is taken, never less.
  const room = 1_048_576 - 147;
  const filled = (bytes: number) => ({ ...example.fields, filler: "x".repeat(bytes) });
  expect(() => assertFits(example.path, filled(room + 1))).toThrow(DocumentTooLarge);
  expect(() => assertFits(example.path, filled(room - 200))).not.toThrow();
  expect(() => assertFits(example.path, { filler: "ü".repeat(600_000) })).toThrow(DocumentTooLarge);
});
