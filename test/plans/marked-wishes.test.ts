import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marked } from "../../scripts/wishes/marked.ts";
import { saidWhere } from "../../scripts/wishes/said-where.ts";
import type { SaidObject } from "../../src/domain/wishes/language/said-items.ts";
import type { SaidWish } from "../../src/domain/wishes/language/said-wish.ts";
import type { Frame } from "../../src/domain/wishes/reader/frame.ts";
import { readingsOf } from "../../src/domain/wishes/reader/frame-wishes.ts";
import { type About, readParts } from "../../src/domain/wishes/reader/parts.ts";

/** Sentences that people wrote who knew nothing of the reader, of which it has learned nothing. */
const KEPT = readFileSync("scripts/wishes/held-out.tsv", "utf8").split("\n").filter(Boolean);
/** What takes something out of a plan. */
const TAKES = /^(?:remove|fewer|at-most|swap|not-on|free|end-day|most-a-day|alone)/;

test("most of what strangers want is done or offered, and little else", () => {
  const count = { wanted: 0, done: 0, offered: 0, taken: 0 };
  for (const line of KEPT) {
    const [where = "", sentence = ""] = line.split("\t");
    const about = saidWhere(where);
    const { text, meant } = meantIn(sentence, about);
    const parts = readParts(text, about);
    const did = parts.flatMap((part) => (part.kind === "wish" ? part.wishes : []));
    const asked = parts.flatMap((part) =>
      part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes) : [],
    );
    const [doneKeys, askedKeys] = [did, asked].map((some) => new Set(some.map(keyOf)));
    for (const wish of meant) {
      count.wanted += 1;
      if (doneKeys?.has(keyOf(wish))) count.done += 1;
      else if (askedKeys?.has(keyOf(wish))) count.offered += 1;
    }
    const meantKeys = new Set(meant.map(keyOf));
    count.taken += did.filter((one) => TAKES.test(one.verb) && !meantKeys.has(keyOf(one))).length;
  }
  expect(count.done / count.wanted).toBeGreaterThan(DONE);
  expect((count.done + count.offered) / count.wanted).toBeGreaterThan(OFFERED);
  expect(count.taken / count.wanted).toBeLessThan(TAKEN);
});
/** Of the wants, as they are today and a little less. */
const DONE = 0.5;
const OFFERED = 0.7;
const TAKEN = 0.04;

/** The wishes that the marks of a sentence come to. */
function meantIn(sentence: string, { names, mealAt }: About) {
  const { text, frames: runs, slots } = marked(sentence);
  const frames: readonly Frame[] = runs.map(({ name: verb, from, to }) => ({
    ...{ verb, from, to, text: text.slice(from, to), likelihood: 1, ofSlots: 1, others: [] },
    slots: slots
      .filter((slot) => slot.from >= from && slot.to <= to)
      .map((slot) => ({ ...slot, role: slot.name, text: text.slice(slot.from, slot.to) })),
  }));
  const former: { frame: Frame; wishes: readonly SaidWish[] }[] = [];
  for (const frame of frames) {
    const [wishes = []] = readingsOf(frame, { text, names, mealAt, frames, former: [...former] });
    former.push({ frame, wishes });
  }
  const meant = former.flatMap(({ wishes }) => wishes).filter(({ verb }) => verb !== "note");
  return { text, meant };
}

/** What a wish does, whatever words name its things. */
function keyOf(wish: SaidWish): string {
  const plain = (value: unknown) => (isThing(value) ? thingKey(value) : value);
  const fields = Object.entries(wish).filter(([, value]) => value !== undefined);
  return JSON.stringify(
    fields
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)])
      .toSorted(),
  );
}

function isThing(value: unknown): value is SaidObject {
  return typeof value === "object" && value !== null && "kind" in value;
}

function thingKey(thing: SaidObject): unknown {
  return thing.kind === "places" ? thing.found[0]?.id : thing.categories;
}
