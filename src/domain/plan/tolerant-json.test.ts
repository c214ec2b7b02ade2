import { expect, test } from "vitest";
import { type JsonObject, readTolerantJson } from "./tolerant-json.ts";

test.each([
  ["plain JSON", '{"a":[1,"two",true,null]}', { a: [1, "two", true, null] }],
  ["trailing commas", '{"a":[1,2,],}', { a: [1, 2] }],
  ["doubled commas", "[1,,2]", [1, 2]],
  ["line comments", '{"a":1, // the first\n"b":2}', { a: 1, b: 2 }],
  ["block comments", '{/* a **list** */"a":1}', { a: 1 }],
  ["bare keys", "{a:1,b_2:[2]}", { a: 1, b_2: [2] }],
  ["words that are no JSON", "{a:undefined,b:NaN,c:12km}", { a: null, b: null, c: "12km" }],
  ["escapes", String.raw`["\"\\\/\n\u00e9\ud83d\ude00\q"]`, ['"\\/\né😀q']],
  ["line breaks in a text", '["one\ntwo"]', ["one\ntwo"]],
])("%s can be read", (_, text, value) => {
  expect(readTolerantJson(text)).toMatchObject({ value, whole: true });
});

test.each([
  ["in a text", '{"a":[{"b":1},{"b":"tw', { a: [{ b: 1 }] }],
  ["in an escape", '{"a":["x","\\u00', { a: ["x"] }],
  ["in a number that may go on", '{"a":1,"b":2', { a: 1 }],
  ["behind a key", '{"a":1,"b"', { a: 1 }],
  ["behind a comma", '{"a":[1,2,', { a: [1, 2] }],
  ["in a comment", '{"a":1,/* and', { a: 1 }],
])("what is whole before a cut %s stays", (_, text, value) => {
  expect(readTolerantJson(text)).toMatchObject({ value, whole: false });
});

test("what is whole before a place that is no JSON stays", () => {
  const text = '{"a":[{"b":1},{"b":oops :: "x"}],"c":3}';
  expect(readTolerantJson(text)).toMatchObject({ value: { a: [{ b: 1 }] }, whole: false });
});

test("an object that was not closed differs from one that was", () => {
  const read = readTolerantJson('{"done":{"a":1},"open":{"a":1,');
  const { done = null, open = null } = Object(read?.value) as JsonObject;
  expect(read?.unclosed.has(done)).toBe(false);
  expect(read?.unclosed.has(open)).toBe(true);
});

test("a __proto__ key is a member like any other", () => {
  const value = readTolerantJson('{"__proto__":{"isAdmin":true}}')?.value;
  expect(Object.getOwnPropertyNames(value)).toEqual(["__proto__"]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
