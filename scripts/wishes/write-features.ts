// Writes the marked sentences of `marked.tsv` as the network sees them, a line of JSON each, for `train.py`:
// `node scripts/wishes/write-features.ts OUT [MARKED]`.
import { readFileSync, writeFileSync } from "node:fs";
import { featuresOf } from "../../src/domain/wishes/reader/features.ts";
import { FRAME_VERBS, ROLES } from "../../src/domain/wishes/reader/frame.ts";
import { wordsOf } from "../../src/domain/wishes/reader/words.ts";
import { marked } from "./marked.ts";
import { saidWhere } from "./said-where.ts";

const [, , out, from = "scripts/wishes/marked.tsv"] = process.argv;
if (out === undefined) throw new Error("node scripts/wishes/write-features.ts OUT [MARKED]");

/** 0 for none; else twice the place of the name, one less for the first word of a run. */
function tagAt<Name extends string>(
  names: readonly Name[],
  runs: readonly { readonly name: Name; readonly from: number; readonly to: number }[],
  word: { readonly from: number; readonly to: number },
  words: readonly { readonly from: number; readonly to: number }[],
): number {
  const run = runs.find((one) => one.from < word.to && one.to > word.from);
  if (run === undefined) return 0;
  const first = words.find((one) => one.to > run.from);
  const at = names.indexOf(run.name);
  if (at === -1) throw new Error(`no such mark: ${run.name}`);
  return 2 * at + (first === word ? 1 : 2);
}

const lines = readFileSync(from, "utf8")
  .split("\n")
  .filter((line) => line.includes("\t"));
const written = lines.map((line) => {
  const [where = "", sentence = ""] = line.split("\t");
  const { text, frames, slots } = marked(sentence);
  const words = wordsOf(text);
  const { names, isOfForm } = saidWhere(where);
  const features = featuresOf(text, words, names, isOfForm);
  return JSON.stringify({
    rows: features.map(({ rows }) => rows),
    classes: features.map(({ classOf }) => classOf),
    flags: features.map(({ flags }) => flags),
    words: words.map(({ plain }) => plain),
    said: words.map(({ from, to }) => text.slice(text[from - 1] === " " ? from - 1 : from, to)),
    verbs: words.map((word) => tagAt(FRAME_VERBS, frames, word, words)),
    roles: words.map((word) => tagAt(ROLES, slots, word, words)),
  });
});
writeFileSync(out, `${written.join("\n")}\n`);
console.log(`${written.length} sentences`);
