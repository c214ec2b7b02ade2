import { nameIndex } from "../../../domain/wishes/language/said-names.ts";
import { readModelSaid } from "../../../domain/wishes/model/read-model-said.ts";
import { wishQuestion } from "../../../domain/wishes/model/wish-question.ts";
import type { Config } from "../../config/config.ts";
import { createModelClient } from "../../create-context.ts";
import { type ModelEnd, ModelError, type ModelUsage } from "../../model/model-client.ts";
import { strictJson } from "../../model/strict-json.ts";
import { type Finding, findingsAbout } from "../finding.ts";

const DEADLINE_MS = 90_000;
const WORDS = "my grandmother hates early mornings";
const { ok, problem, warning } = findingsAbout("model call");

/** The smallest question that the server asks a model: what a traveller's words mean. It is billed, some 3,000 tokens. */
export async function checkModelCall(
  config: Config,
  say: (finding: Finding) => void,
): Promise<void> {
  const leftOut: string[] = [];
  const client = await createModelClient(config, {
    info: (facts: { field?: string }) => void leftOut.push(facts.field ?? "?"),
  });
  if (client === undefined) {
    say(ok("No model is configured, so none was called."));
    return;
  }
  const startedAtMs = performance.now();
  const seconds = () => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
  let usage: ModelUsage | undefined;
  let text = "";
  let first: string | undefined;
  try {
    const pieces = client.stream(wishQuestion(WORDS), {
      signal: AbortSignal.timeout(DEADLINE_MS),
      reportUsage: (used) => (usage = used),
    });
    let step = await pieces.next();
    for (; step.done !== true; step = await pieces.next()) {
      first ??= seconds();
      text += step.value;
    }
    const { finish, modelVersion = "a model of no version" }: ModelEnd = step.value;
    const { inputTokens, outputTokens } = usage ?? {};
    const fields = leftOut.length === 0 ? "" : `, without ${leftOut.join(", ")}, which it refuses`;
    const said = `${modelVersion}: ${seconds()}, the first piece after ${first ?? seconds()}; ${inputTokens} tokens in, ${outputTokens} out, ${finish}${fields}`;
    const reading = readModelSaid(strictJson(text), WORDS, nameIndex([]));
    say(
      reading === undefined
        ? warning(`${said}. Its answer can't be read: wishes in words are left to our own reader.`)
        : ok(
            `${said}. Its answer can be read: ${reading.filter(({ kind }) => kind === "wish").length} wishes.`,
          ),
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    say(problem(`After ${seconds()}: ${error.message}`));
  }
}
