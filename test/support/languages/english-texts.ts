import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageTag } from "../../../src/domain/language-tags.ts";
import { catalogueEntries } from "./catalogue-entries.ts";

const CATALOGUES = ["src/domain/messages", "src/web/messages"];

/** Whole texts of the English catalogues that are none of another language's. */
export function englishTexts(language: LanguageTag): ReadonlySet<string> {
  const own = textsIn(language);
  return new Set([...textsIn("en")].filter((text) => !own.has(text)));
}

function textsIn(language: LanguageTag): Set<string> {
  const files = CATALOGUES.flatMap((folder) =>
    readdirSync(join(folder, language), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("s.ts"))
      .map((file) => join(folder, language, file)),
  );
  const entries = files.flatMap((file) => [
    ...catalogueEntries(file, readFileSync(file, "utf8")).values(),
  ]);
  return new Set(entries.flatMap(({ texts }) => texts.map((text) => text.trim())));
}
