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

test.each([
  ["a text", "<p>Your trip</p>"],
  ["a text between others", "<p>{count} days</p>"],
  ["a text of a choice", '<p>{isOpen ? "Your trip" : words.closed}</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
  ["a text with values", "<p>{`Day ${number}`}</p>"],
  ["a name for screen readers", '<a aria-label="Your trip" href="/x" />'],
  ["a text put together in an attribute", '<img alt={name ?? "Your trip"} />'],
  ["a component's attribute", '<Spinner label="Loading" />'],
  ["a toast", 'showToast("Your trip is saved.")'],
])("%s is found", (_, code) => {
  expect(jsxWords("planted.tsx", `const planted = ${code};`)).toHaveLength(1);
});

test.each([
  "<p>{words.title}</p>",
  "<p>{price} · {rating}</p>",
  '<a href="/my-trips" className="button" role="alert" />',
  '<p>{kind === "walk" ? words.walk : words.ride}</p>',
  '<p>{names.join(" and ")}</p>',
])("%s is none", (code) => {
  expect(jsxWords("planted.tsx", `const planted = ${code};`)).toEqual([]);
});

test("words are read when they are shown, so that a page can change its language", () => {
  const read = filesIn(["web"]).flatMap((file) =>
    file.includes("web/messages/") ? [] : earlyWords(file, readFileSync(join(SRC, file), "utf8")),
  );
  expect(read).toEqual([]);
  const planted = 'import { uiWords } from "./messages/ui-words.ts";\nconst LABEL = uiWords.close;';
  expect(earlyWords("planted.ts", planted)).toEqual(["planted.ts:2 uiWords"]);
});

test("texts for people have typographic apostrophes and quotation marks", () => {
  const straight = filesIn(CATALOGUES).flatMap((file) => withStraight(file, /['"]/));
  const others = filesIn(OTHERS).flatMap((file) => withStraight(file, /\p{L}'\p{L}/u));
  expect([...straight, ...others]).toEqual([]);
});

test("a straight apostrophe or quotation mark is found", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
  const code = 'const words = { a: "can\'t", b: (name) => `Say "${name}"`, c: "can’t" };';
  expect(textsOf("planted.ts", code).filter(({ words }) => /['"]/.test(words))).toHaveLength(3);
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
