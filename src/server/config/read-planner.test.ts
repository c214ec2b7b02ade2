import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the planner", () => {
  test("is Gemini where its key is set, whatever else is", () => {
    const others = { OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "llama" };
    expect(readConfig({ GEMINI_API_KEY: "key", ...others }).planner).toEqual({
      kind: "gemini",
      apiKey: "key",
      model: "gemini-flash-latest",
      baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    });
  });

  test("is an OpenAI-compatible server where its address and model are set, with no key at need", () => {
    const env = { OPENAI_BASE_URL: "http://192.168.0.9:11434/v1/", OPENAI_MODEL: "llama" };
    expect(readConfig(env).planner).toEqual({
      kind: "openai",
      apiKey: undefined,
      model: "llama",
      baseUrl: "http://192.168.0.9:11434/v1",
    });
  });

  test.each([
    [{ OPENAI_BASE_URL: "http://localhost:1/v1" }, "OPENAI_MODEL"],
    [{ OPENAI_API_KEY: "key" }, "OPENAI_BASE_URL"],
    [{ OPENAI_BASE_URL: "ftp://x", OPENAI_MODEL: "m" }, "OPENAI_BASE_URL"],
    [{ GEMINI_BASE_URL: "http://example.com" }, "GEMINI_BASE_URL"],
    [{ MODEL_INPUT_PRICE: "1" }, "MODEL_OUTPUT_PRICE"],
    [{ MODEL_INPUT_PRICE: "1", MODEL_OUTPUT_PRICE: "much" }, "MODEL_OUTPUT_PRICE"],
  ])("half set or wrong (%o) is a problem that names %s", (env, named) => {
    expect(() => readConfig(env)).toThrow(named);
  });

  test("has a price where both are given", () => {
    const env = { MODEL_INPUT_PRICE: "0.75", MODEL_OUTPUT_PRICE: "3.75" };
    expect(readConfig(env).modelPrice).toEqual({ input: 0.75, output: 3.75 });
  });
});
