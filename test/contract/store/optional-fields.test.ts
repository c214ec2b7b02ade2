import { afterAll, describe, expect, test } from "vitest";
import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { type ModelClient, ModelError } from "../../../src/server/model/model-client.ts";
import { createOpenAiClient } from "../../../src/server/model/openai-client.ts";
import { FAULTS } from "../../../stand-in/fault.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { readPrompt } from "../../../stand-in/read-prompt.ts";
import { writePlan } from "../../../stand-in/write-plan.ts";
import { requestFor } from "../planner/model-client-contract.ts";

type Log = { info: (line: object) => void };

const FIELD_FAULTS = FAULTS.filter((name) => name.startsWith("no-") && name !== "no-optional");
const SUBJECTS = [
  {
    name: "Gemini",
    create: (url: string, log: Log) =>
      createGeminiClient({ apiKey: "key", model: "any", baseUrl: `${url}/v1beta`, log }),
    /** The fields dropped under each fault; a fault of a field that is never sent drops none. */
    dropped: {
      "no-temperature": ["temperature"],
      "no-sampling": ["topK"],
      "no-thinking-level": ["thinkingLevel"],
      "no-thinking": ["thinkingConfig"],
      "no-response-format": ["responseSchema"],
      "no-json-mode": ["responseMimeType"],
      "no-store": ["store"],
      "no-max-tokens": ["maxOutputTokens"],
    },
  },
  {
    name: "an OpenAI-compatible server",
    create: (url: string, log: Log) =>
      createOpenAiClient({ apiKey: "key", model: "any", baseUrl: `${url}/v1`, log }),
    dropped: {
      "no-temperature": ["temperature"],
      "no-sampling": ["top_p"],
      "no-thinking": ["reasoning_effort"],
      "no-reasoning": ["reasoning_effort"],
      "no-response-format": ["response_format json_schema"],
      "no-json-mode": ["response_format json_schema", "response_format json_object"],
      "no-max-tokens": ["max_tokens"],
      "no-stream-options": ["stream_options"],
    },
  },
] as const;

const server = await startModelServer();
afterAll(() => server.close());

async function textOf(client: ModelClient, destination: string): Promise<string> {
  let text = "";
  const { signal } = new AbortController();
  for await (const piece of client.stream(requestFor(destination), { signal })) text += piece;
  return text;
}

function planFor(destination: string): string {
  return JSON.stringify(writePlan(readPrompt(requestFor(destination).messages.at(-1)?.text ?? "")));
}

describe.each(SUBJECTS)("a model of $name that refuses fields", ({ create, dropped }) => {
  function open() {
    const fields: string[] = [];
    const log = { info: (line: object) => fields.push(String(Reflect.get(line, "field"))) };
    return { fields, client: create(server.url, log) };
  }

  test.each(FIELD_FAULTS)("is asked without the field under %s, from then on", async (fault) => {
    const { fields, client } = open();
    const destination = `Lisbon fault:${fault}`;
    const before = server.received.length;
    const expected: readonly string[] = Reflect.get(dropped, fault) ?? [];
    expect(await textOf(client, destination)).toBe(planFor(destination));
    expect(await textOf(client, destination)).toBe(planFor(destination));
    expect(server.received.length - before).toBe(2 + expected.length);
    expect(fields).toEqual(expected);
  });

  test("loses them one by one, each logged once", async () => {
    const { fields, client } = open();
    for (const city of ["Lisbon", "Porto"]) {
      const destination = `${city} fault:no-optional`;
      expect(await textOf(client, destination)).toBe(planFor(destination));
    }
    expect(fields.toSorted()).toEqual([...new Set(Object.values(dropped).flat())].toSorted());
  });
});

test("what a provider says of a block is cut at a limit", () => {
  const text = `Response was blocked due to ${"x".repeat(50_000)}`;
  const error = new ModelError(text, { trouble: "blocked", retryable: false });
  expect(error.message.length).toBeLessThan(1_100);
});
