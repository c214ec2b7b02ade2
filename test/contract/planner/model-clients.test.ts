import { afterAll, expect, test } from "vitest";
import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { createOpenAiClient } from "../../../src/server/model/openai-client.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { modelClientContract, requestFor } from "./model-client-contract.ts";

const OVERLOADED =
  "This model is currently experiencing high demand. Spikes in demand are usually temporary. Please try again later.";
const ENGINE_OVERLOADED = "The engine is currently overloaded, please try again later";

modelClientContract({
  name: "Gemini",
  create: (settings) => createGeminiClient({ ...settings, model: "gemini-flash-latest" }),
  basePath: "/v1beta",
  callPath: "/models/gemini-flash-latest:streamGenerateContent?alt=sse",
  messages: {
    "400": "Request contains an invalid argument.",
    "401":
      "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
    "403":
      "Generative Language API has not been used in project 12345678 before or it is disabled.",
    "404":
      "models/gemini-1.5-flash is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.",
    // Google's front end answers these as a page, which is no message.
    "408": "",
    "429": "Resource has been exhausted (e.g. check quota).",
    "500":
      "An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting",
    "502": "",
    "503": OVERLOADED,
    "504": "Deadline expired before operation could complete.",
    midStream: ` [503 Service Unavailable] ${OVERLOADED}`,
    blocked: "PROHIBITED_CONTENT",
    blockedUnsaid: "OTHER: Message",
    // The key is in the details.
    keyEcho: "API key not valid",
  },
});

modelClientContract({
  name: "an OpenAI-compatible server",
  create: (settings) => createOpenAiClient({ ...settings, model: "stand-in-1" }),
  basePath: "/v1",
  callPath: "/chat/completions",
  messages: {
    "400": "Invalid request.",
    "401":
      "Incorrect API key provided: stand****key. You can find your API key at https://platform.openai.com/account/api-keys.",
    "403": "Country, region, or territory not supported",
    "404": "The model `stand-in-0` does not exist or you do not have access to it.",
    "408": "Your request timed out",
    "429":
      "Rate limit reached for stand-in-1 on requests per min (RPM): Limit 3, Used 3, Requested 1.",
    "500": "The server had an error while processing your request. Sorry about that!",
    // The proxy before it answers these as a page, which is no message.
    "502": "",
    "503": ENGINE_OVERLOADED,
    "504": "",
    midStream: ` ${ENGINE_OVERLOADED}`,
    blocked: "SAFETY",
    blockedUnsaid: "SAFETY",
    keyEcho: "Received=(key),",
  },
});

const server = await startModelServer();
afterAll(() => server.close());

async function ask(destination: string, apiKey?: string): Promise<void> {
  const client = createOpenAiClient({ apiKey, model: "stand-in-1", baseUrl: `${server.url}/v1` });
  const { signal } = new AbortController();
  for await (const piece of client.stream(requestFor(destination), { signal }))
    expect(piece).toBeTruthy();
}

test("an OpenAI-compatible server is asked for our schema, and for plain JSON where it has none", async () => {
  await ask("Lisbon fault:no-json-mode", "key");
  expect(server.received.map(({ body }) => body)).toMatchObject([
    {
      response_format: { type: "json_schema" },
      max_tokens: 8192,
      temperature: 1,
      top_p: 0.95,
      reasoning_effort: "low",
    },
    { response_format: { type: "json_object" }, stream: true },
    { stream: true },
  ]);
  expect(server.received.at(-1)?.body).not.toHaveProperty("response_format");
});

test("a server that asks for no key is sent none", async () => {
  await ask("Lisbon");
  expect(server.received.at(-1)?.headers).not.toHaveProperty("authorization");
  await ask("Lisbon", "key");
  expect(server.received.at(-1)?.headers.authorization).toBe("Bearer key");
});

test.each(["recitation", "language"])(
  "Gemini's %s is reported in the specification's words",
  async (fault) => {
    const client = createGeminiClient({
      apiKey: "key",
      model: "gemini-flash-latest",
      baseUrl: `${server.url}/v1beta`,
    });
    const { signal } = new AbortController();
    const pieces = client.stream(requestFor(`Lisbon fault:${fault}`), { signal });
    const reading = (async () => {
      for await (const piece of pieces) expect(piece).toBeTruthy();
    })();
    await expect(reading).rejects.toThrow(`Candidate was blocked due to ${fault.toUpperCase()}`);
  },
);
