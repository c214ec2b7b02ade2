import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { openAiProtocol } from "../../../stand-in/openai-protocol.ts";
import { type AskedSlice, readPrompt } from "../../../stand-in/read-prompt.ts";
import { listenOnFreePort } from "../server/listen-on-free-port.ts";

/** A request as the model got it. */
export type ModelRequest = {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly slice: AskedSlice;
};

export type ObeyingModel = {
  readonly received: ModelRequest[];
  /** For a server whose planner this model is. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
};

/** Secret, so that it can be looked for where it should not be. */
export const MODEL_KEY = "sk-canary-model-key";

/** A model that answers whatever it is told to, over HTTP as an OpenAI-compatible server does. */
export async function startObeyingModel(
  answerTo: (request: ModelRequest) => string,
): Promise<ObeyingModel> {
  const received: ModelRequest[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await json(request);
    const slice = readPrompt(openAiProtocol.prompt(body));
    const entry = { headers: request.headers, body, slice };
    received.push(entry);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const text = openAiProtocol.text(answerTo(entry), 0, body);
    for (const { bytes } of [text, ...openAiProtocol.end("stop", body)]) response.write(bytes);
    response.end();
  }
  const { url, close } = await listenOnFreePort((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A prompt that can't be read is not one of ours any more.
      response.writeHead(400).end(String(error));
    });
  });
  return {
    received,
    env: {
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_MODEL: "obeying",
      OPENAI_API_KEY: MODEL_KEY,
    },
    close,
  };
}
