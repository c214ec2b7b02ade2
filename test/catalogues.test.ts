import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/domain/language-tags.ts";
import { type CatalogueEntry, catalogueEntries } from "./support/languages/catalogue-entries.ts";
import { SAME_AS_ENGLISH } from "./support/languages/same-as-english.ts";

const SRC = join(import.meta.dirname, "../src");
const FOLDERS = ["domain/messages", "web/messages"];
/** Each language has rules, choices and readings of its own, which the compiler compares. */
const OWN = /(?:english|words|choice-words|stored-words)\.ts$/;
/** A translation may be longer by this factor; a word or two by some letters. */
const LONGER_AT_MOST = 1.6;
const LETTERS_MORE = 20;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(SRC, folder, "en"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => ({ folder, file })),
).filter(
  ({ folder, file }) => !(folder === "domain/messages" && OWN.test(`/${file}`.replace(/.*\//, ""))),
);

const others = LANGUAGE_TAGS.filter((tag) => tag !== "en");

describe.each(others)("%s", (tag) => {
  const pairs = files.map(({ folder, file }) => {
    const path = join(SRC, folder, tag, file);
    return {
      name: `${folder}/${tag}/${file}`,
      english: entriesOf(join(SRC, folder, "en", file)),
      own: existsSync(path) ? entriesOf(path) : new Map<string, CatalogueEntry>(),
    };
  });
  const compared = (
    fault: (english: CatalogueEntry, own: CatalogueEntry) => string | undefined,
  ): string[] =>
    pairs.flatMap(({ name, english, own }) =>
      [...english].flatMap(([path, entry]) => {
        const ours = own.get(path);
        const found = ours === undefined ? "is missing" : fault(entry, ours);
        return found === undefined ? [] : [`${name} ${path} ${found}`];
      }),
    );

  test("says each thing with the values that English says it with", () => {
    expect(
      compared((english, own) => {
        const lost = [...english.values].filter((value) => !own.values.has(value));
        return lost.length === 0 ? undefined : `leaves out ${lost.join(", ")}`;
      }),
    ).toEqual([]);
  });

  test("has no English left in it by accident", () => {
    const same = new Set(SAME_AS_ENGLISH[tag]);
    expect(
      compared((english, own) => {
        const left = own.texts.filter(
          (text) => isWords(text) && english.texts.includes(text) && !same.has(text.trim()),
        );
        return left.length === 0 ? undefined : `is English: ${left.join(" | ")}`;
      }),
    ).toEqual([]);
  });

  test(`is at most ${LONGER_AT_MOST} times as long as English`, () => {
    expect(
      compared((english, own) => {
        const [wanted, has] = [english, own].map(({ texts }) => texts.join("").length) as [
          number,
          number,
        ];
        return has <= Math.max(wanted * LONGER_AT_MOST, wanted + LETTERS_MORE)
          ? undefined
          : `has ${has} letters for ${wanted}`;
      }),
    ).toEqual([]);
  });
});

function entriesOf(path: string): Map<string, CatalogueEntry> {
  return catalogueEntries(path, readFileSync(path, "utf8"));
}

/** Codes, units and signs are no language's. */
function isWords(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/^(?:[a-z][A-Za-z]*|[A-Z_]{2,})$/.test(text.trim());
}
