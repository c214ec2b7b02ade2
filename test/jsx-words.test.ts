import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/domain/language-tags.ts";
import { earlyWords, jsxWords, textsOf } from "./support/browser/jsx-words.ts";

const SRC = join(import.meta.dirname, "../src");
const WEB = join(SRC, "web");
const CATALOGUES = LANGUAGE_TAGS.flatMap((tag) => [
  `web/messages/${tag}`,
  `domain/messages/${tag}`,
]);
/** Words elsewhere, among code and HTML that have straight quotation marks. */
const OTHERS = [
  "server/auth/sign-in-routes.ts",
  "server/auth/openid/explain-refusal.ts",
  "server/auth/openid/user-info.ts",
];

test("what the pages say stands in the catalogues, not in JSX", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    jsxWords(file, readFileSync(join(WEB, file), "utf8")).map(
      ({ line, words }) => `${file}:${line} ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test("words are read when they are shown, so that a page can change its language", () => {
  const read = filesIn(["web"]).flatMap((file) =>
    file.includes("web/messages/") ? [] : earlyWords(file, readFileSync(join(SRC, file), "utf8")),
  );
  expect(read).toEqual([]);
});

test("texts for people have typographic apostrophes and quotation marks", () => {
  const straight = filesIn(CATALOGUES).flatMap((file) => withStraight(file, /['"]/));
  const others = filesIn(OTHERS).flatMap((file) => withStraight(file, /\p{L}'\p{L}/u));
  expect([...straight, ...others]).toEqual([]);
});

function filesIn(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) =>
    path.endsWith(".ts")
      ? [path]
      : readdirSync(join(SRC, path), { recursive: true, encoding: "utf8" }).map((file) =>
          join(path, file),
        ),
  );
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

function withStraight(file: string, mark: RegExp): string[] {
  return textsOf(file, readFileSync(join(SRC, file), "utf8")).flatMap(({ line, words }) =>
    mark.test(words) ? [`${file}:${line} ${words}`] : [],
  );
}
