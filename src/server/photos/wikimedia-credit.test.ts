import { expect, test } from "vitest";
import { creditOf, secureUrl } from "./wikimedia-credit.ts";

test.each([
  ["Ana P", [{ name: "Ana P" }]],
  [
    '<a href="//commons.wikimedia.org/wiki/User:Ana" title="User:Ana">Ana</a>',
    [{ name: "Ana", url: "https://commons.wikimedia.org/wiki/User:Ana" }],
  ],
  [
    '<a rel="nofollow" class="external" href="http://www.flickr.com/people/1?a=1&amp;b=2">Rui  &amp; co</a> from Porto',
    [{ name: "Rui & co from Porto", url: "https://www.flickr.com/people/1?a=1&b=2" }],
  ],
  ['<a href="javascript:alert(1)">Eve</a>', [{ name: "Eve" }]],
  ["<script>alert(1)</script><b>Jo&#227;o</b>", [{ name: "João" }]],
  ["&lt;img src=x onerror=alert(1)&gt;", [{ name: "<img src=x onerror=alert(1)>" }]],
  ["<div><span", []],
  ["&#0;&#x110000;", []],
  ["", []],
])("the author in %j", (html, credits) => {
  expect(creditOf(html)).toEqual(credits);
});

test("is short, however long the page's text, and read at once", () => {
  const startMs = performance.now();
  expect(creditOf("x".repeat(10_000))[0]?.name).toHaveLength(120);
  for (const part of ["<script>", "<a ", "<", "&#", '<a href="', " "])
    creditOf(part.repeat(20_000));
  expect(performance.now() - startMs).toBeLessThan(20_000);
});

test.each([
  ["https://creativecommons.org/licenses/by/4.0", "https://creativecommons.org/licenses/by/4.0"],
  ["http://artlibre.org/", "https://artlibre.org/"],
  ["//a.example/b", "https://a.example/b"],
  ["data:text/html,x", undefined],
  ["https://user@a.example/", undefined],
  ["wiki/User:Ana", undefined],
  [undefined, undefined],
])("the link %j is %j", (text, url) => {
  expect(secureUrl(text)).toBe(url);
});
