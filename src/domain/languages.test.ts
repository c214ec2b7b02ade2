import { beforeAll, expect, test } from "vitest";
import { HOTELS } from "./files/read-kml.ts";
import { LANGUAGE_TAGS } from "./language-tags.ts";
import { LANGUAGES, languageFor } from "./languages.ts";
import { loadWords, wordsIn } from "./messages/words.ts";

beforeAll(async () => {
  await Promise.all(LANGUAGE_TAGS.map(loadWords));
});

test("each language is the one for its own readers, in any region", () => {
  for (const tag of LANGUAGE_TAGS) {
    expect(languageFor([tag])).toBe(tag);
    expect(languageFor([`${tag.split("-", 1)[0]?.toUpperCase()}-ZZ`, "en"])).toBe(tag);
    expect(new Intl.Locale(tag).toString()).toBe(tag);
    expect(new Intl.DisplayNames(tag, { type: "language" }).of(tag)?.toLowerCase()).toContain(
      LANGUAGES[tag].name.toLowerCase().split(" ", 1)[0],
    );
  }
  expect(languageFor(["tlh", "", "*"])).toBeUndefined();
  expect(languageFor(["zh-Hant-TW", "en-US"])).toBe("en");
});

test("plurals, lists and decimals are those of the language", () => {
  for (const tag of LANGUAGE_TAGS) {
    const { language } = wordsIn(tag);
    const rules = new Intl.PluralRules(tag);
    const lists = new Intl.ListFormat(tag);
    const numbers = new Intl.NumberFormat(`${tag}-u-nu-latn`, { minimumFractionDigits: 1 });
    const forms = {
      zero: "zero",
      one: "one",
      two: "two",
      few: "few",
      many: "many",
      other: "other",
    };
    for (const count of [...Array(210).keys(), 1_000, 1_000_000]) {
      expect(language.plural(count, forms), `${tag} ${count}`).toBe(rules.select(count));
    }
    for (const items of [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]) {
      expect(language.list(items), tag).toBe(lists.format(items));
    }
    for (const value of [0.5, 2.7, 12]) expect(language.tenths(value)).toBe(numbers.format(value));
    expect(language.date("2026-12-26")).toContain("26");
  }
});

test("a map of ours is read back in whichever language it was written", () => {
  for (const tag of LANGUAGE_TAGS)
    expect(HOTELS).toContain(wordsIn(tag).exports.hotels.toLowerCase());
});
