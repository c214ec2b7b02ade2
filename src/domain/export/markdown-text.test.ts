import { expect, test } from "vitest";
import { markdownText } from "./markdown-text.ts";

test.each([
  ["Pastéis de Belém", "Pastéis de Belém"],
  ["a*b_c`d`", "a\\*b\\_c\\`d\\`"],
  ["[x](javascript:alert(1))", "\\[x\\]\\(javascript:alert\\(1\\)\\)"],
  ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert\\(1\\)&gt;"],
  ["&lt;b&gt;", "&amp;lt;b&amp;gt;"],
  ["# Heading\n\n- item\n> quote", "\\# Heading - item &gt; quote"],
  ["- item", "\\- item"],
  ["1. one", "1\\. one"],
  ["=HYPERLINK(1)", "\\=HYPERLINK\\(1\\)"],
  ["https://evil.example", "https\\://evil.example"],
  ["www.evil.example", "www\\.evil.example"],
  ["a\u0000b\u2028c\ud800", "a b c\ufffd"],
])("%j is shown as it is", (text, expected) => {
  expect(markdownText(text)).toBe(expected);
});
