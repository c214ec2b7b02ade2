import { createModelClient } from "../../create-context.ts";
import {
  type ModelEnd,
  ModelError,
  type ModelRequest,
  type ModelUsage,
} from "../../model/model-client.ts";
import { findingsAbout } from "../finding.ts";
import type { LiveWorld } from "./live-world.ts";

const DEADLINE_MS = 90_000;
const REQUEST: ModelRequest = {
  system: "You answer with one JSON object and nothing else.",
  messages: [{ role: "user", text: 'Answer {"ready": true}.' }],
  schema: {
    type: "object",
    properties: { ready: { type: "boolean" } },
    required: ["ready"],
  },
};

/** One small call of the model by the server's own client. It is billed: some hundred tokens. */
export async function checkModelCall({ config, say }: LiveWorld): Promise<void> {
  const { ok, problem, warning } = findingsAbout("model call");
  const refused: object[] = [];
  const client = createModelClient(config, { info: (facts: object) => void refused.push(facts) });
  if (client === undefined) {
    say(ok("No model is configured, so none was called."));
    return;
  }
  const startedAtMs = performance.now();
  const seconds = () => ((performance.now() - startedAtMs) / 1000).toFixed(1);
  let usage: ModelUsage | undefined;
  let text = "";
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const pieces = client.stream(REQUEST, { signal, reportUsage: (used) => (usage = used) });
    let step = await pieces.next();
    const first = seconds();
    for (; step.done !== true; step = await pieces.next()) text += step.value;
    const { finish, modelVersion = "a model that doesn't say its version" }: ModelEnd = step.value;
    const tokens = `${usage?.inputTokens ?? "?"} and ${usage?.outputTokens ?? "?"} tokens`;
    const said = `${modelVersion} answered in ${seconds()} s, the first piece after ${first} s: ${text.length} characters, ${tokens}, ${finish}.`;
    say(
      /^\s*\{[\s\S]*"ready"[\s\S]*\}\s*$/.test(text)
        ? ok(said)
        : warning(`${said} It isn't what was asked for.`),
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    say(problem(`After ${seconds()} s: ${error.message}`));
  }
}
