import { expect, test } from "vitest";
import { createGeminiClient } from "../../src/server/model/gemini-client.ts";
import type { ModelClient } from "../../src/server/model/model-client.ts";
import { createOpenAiClient } from "../../src/server/model/openai-client.ts";
import { startModelServer } from "../../stand-in/model-server.ts";
import { writePlan } from "../../stand-in/write-plan.ts";
import { requestFor } from "../contract/planner/model-client-contract.ts";
import { closeAfterEach } from "../support/server/close-after-each.ts";
import { readEvents } from "../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../support/server/generate.ts";
import { startTestServer } from "../support/server/test-server.ts";
import { signIn } from "../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();

const KINDS = ["gemini", "openai"] as const;

function clientOf(
  kind: (typeof KINDS)[number],
  baseUrl: string,
  onLine: (line: object) => void,
): ModelClient {
  const log = { info: (line: object) => onLine(line) };
  return kind === "gemini"
    ? createGeminiClient({ apiKey: "key", model: "any", baseUrl: `${baseUrl}/v1beta`, log })
    : createOpenAiClient({ apiKey: "key", model: "any", baseUrl: `${baseUrl}/v1`, log });
}

async function textOf(client: ModelClient, destination: string): Promise<string> {
  let text = "";
  const { signal } = new AbortController();
  for await (const piece of client.stream(requestFor(destination), { signal })) text += piece;
  return text;
}

test.each(KINDS)(
  "six calls of one %s client are refused a field, and all go through",
  async (kind) => {
    const model = keep(await startModelServer());
    const dropped: object[] = [];
    const client = clientOf(kind, model.url, (line) => dropped.push(line));
    const places = ["Porto", "Faro", "Braga", "Evora", "Tomar", "Sintra"];
    const texts = await Promise.all(
      places.map((place) => textOf(client, `${place} fault:no-sampling`)),
    );
    const slice = model.received.at(-1)?.slice;
    if (slice === undefined) throw new Error("the stand-in could not read the request");
    expect(new Set(texts)).toEqual(new Set([JSON.stringify(writePlan(slice))]));
    expect(dropped).toMatchObject([{ field: kind === "gemini" ? "topK" : "top_p" }]);
  },
);

test.each(KINDS)(
  "a refusal that several %s calls meet drops one field, not the next too",
  async (kind) => {
    const model = keep(await startModelServer());
    const dropped: object[] = [];
    const client = clientOf(kind, model.url, (line) => dropped.push(line));
    await Promise.all(
      ["Porto", "Faro"].map((place) => textOf(client, `${place} fault:no-response-format`)),
    );
    expect(dropped).toMatchObject([
      { field: kind === "gemini" ? "responseSchema" : "response_format json_schema" },
    ]);
    await textOf(client, "Braga");
    expect(model.received.at(-1)?.body).toMatchObject(
      kind === "gemini"
        ? { generationConfig: { responseMimeType: "application/json" } }
        : { response_format: { type: "json_object" } },
    );
  },
);

test.each(KINDS)("two travellers' plans by one %s client are both saved", async (kind) => {
  const model = keep(await startModelServer({ paceMs: 1 }));
  const env: Record<string, string> =
    kind === "gemini"
      ? { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` }
      : { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "any" };
  const server = keep(await startTestServer({ env }));
  const ends = await Promise.all(
    ["Ada", "Eve"].map(async (name) => {
      const client = await signIn(server.url, { name, email: `${name}@example.com` });
      const location = { label: "Porto fault:no-optional" };
      const id = await startGenerating(client, { ...SELECTION, location, noOfDays: "2" });
      return (await (await readEvents(client, id)).rest()).at(-1)?.event.type;
    }),
  );
  expect(ends).toEqual(["saved", "saved"]);
});
