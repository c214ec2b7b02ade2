import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsxWords } from "./support/browser/jsx-words.ts";

const WEB = join(import.meta.dirname, "../src/web");

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
