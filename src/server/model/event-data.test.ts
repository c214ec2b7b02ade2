import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEventData } from "./event-data.ts";
import { ModelError } from "./model-client.ts";

const BROKEN = "Failed to parse stream";

/** The result of a stream in these pieces, and how it ends. */
function readAll(pieces: readonly string[]) {
  const events = createEventData("http://model.example");
  const data: string[] = [];
  try {
    for (const piece of pieces) for (const one of events.read(piece)) data.push(one);
    events.end();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { data, error: error.message };
  }
  return { data, error: undefined };
}

/** The same text, cut in every way that two random cuts make. */
function expectHoweverCut(text: string, expected: ReturnType<typeof readAll>): void {
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      expect(readAll([text.slice(0, from), text.slice(from, to), text.slice(to)])).toEqual(
        expected,
      );
    }),
  );
}

describe("the data of events", () => {
  test.each([
    ["an event whose first line is a comment", ': ping\ndata: {"a":1}\n\n', ['{"a":1}']],
    ["comments between, within and behind events", ": a\n\ndata: 1\n: b\ndata: 2\n\n: c", ["1\n2"]],
    ["carriage returns", "data: 1\r\n\r\ndata: 2\r\rdata: 3\n\n", ["1", "2", "3"]],
    ["events with a name, an id and unknown fields", "event: x\nid: 4\nfoo: 1\ndata: 1\n\n", ["1"]],
    ["an event without data", "event: ping\n\ndata: 1\n\n", ["1"]],
    ["what comes after the server is done", "data: 1\n\ndata: [DONE]\n\noops", ["1"]],
  ])("is read with %s, however it is cut", (_name, text, data) => {
    expectHoweverCut(text, { data, error: undefined });
  });

  test.each([
    ["an event without its end", 'data: 1\n\ndata: {"a"', ["1"]],
    ["an event without its empty line", "data: 1\n\ndata: 2\n", ["1"]],
    ["half a field's name", "data: 1\n\nda", ["1"]],
    ["text between events", "data: 1\n\nupstream error\n\ndata: 2\n\n", ["1"]],
    ["a page", "<!doctype html>\n<p>Hello</p>\n", []],
  ])("ends with %s as an error, however it is cut", (_name, text, data) => {
    expectHoweverCut(text, { data, error: BROKEN });
  });

  test("of a bare error object has the provider's message", () => {
    const error = JSON.stringify({ error: { code: 503, message: "Busy." } }, null, 2);
    expectHoweverCut(`data: 1\n\n${error}\n`, {
      data: ["1"],
      error: "Error fetching from http://model.example: [503 Service Unavailable] Busy.",
    });
  });

  test("of an error in a field of its own, as older servers send it, is the provider's message", () => {
    const error = JSON.stringify({ code: 503, message: "Busy." });
    expectHoweverCut(`data: 1\n\nerror: ${error}\n\ndata: [DONE]\n\n`, {
      data: ["1"],
      error: "Error fetching from http://model.example: [503 Service Unavailable] Busy.",
    });
  });

  test.each([
    ["line", "x".repeat(1024)],
    ["comment", `:${"x".repeat(1024)}`],
    ["data line", `data: ${"x".repeat(1024)}`],
    ["event", `data: ${"x".repeat(1024)}\n`],
  ])("stops at a %s without end", (_name, piece) => {
    const events = createEventData("http://model.example");
    let read = 0;
    expect(() => {
      for (; read < 10_000; read += 1) for (const _ of events.read(piece)) expect(_).toBe("");
    }).toThrow(BROKEN);
    expect(read).toBeLessThan(300);
  });
});
