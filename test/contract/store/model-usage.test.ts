import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { createOpenAiClient } from "../../../src/server/model/openai-client.ts";
import { geminiProtocol } from "../../../stand-in/gemini-protocol.ts";
import { openAiProtocol } from "../../../stand-in/openai-protocol.ts";
import type { ClientSettings } from "../planner/model-client-contract.ts";
import { modelUsageContract } from "./model-usage-contract.ts";

modelUsageContract({
  name: "Gemini",
  create: (settings) => createGeminiClient({ ...settings, model: "gemini-flash-latest" }),
  basePath: "/v1beta",
  protocol: geminiProtocol,
  whole: { inputTokens: 1200, outputTokens: 2400 },
  toldAfter: (text) => ({
    inputTokens: 1200,
    outputTokens: 300 + Math.ceil([...text].length / 3),
  }),
  tellsThoughts: false,
  blockedPrompt: { inputTokens: 1200, outputTokens: 0 },
});

const openAi = (model: string) => (settings: ClientSettings) =>
  createOpenAiClient({ ...settings, model });
modelUsageContract({
  name: "An OpenAI-compatible server",
  create: openAi("stand-in-1"),
  // DeepSeek's models name their thoughts otherwise.
  otherThinker: openAi("deep-in-1"),
  basePath: "/v1",
  protocol: openAiProtocol,
  whole: { inputTokens: 1200, outputTokens: 2100 },
  toldAfter: () => ({}),
  tellsThoughts: true,
  blockedPrompt: undefined,
});
