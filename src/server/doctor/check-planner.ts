import * as z from "zod/mini";
import type { PlannerConfig } from "../config/read-planner.ts";
import { type Answer, askJson } from "../lib/ask-json.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { judgeService } from "./judge-service.ts";
import type { ProviderClock } from "./provider-clock.ts";

const DEADLINE_MS = 10_000;
/** More models than Google has had so far. */
const MAX_MODELS = 1_000;
const planner = findingsAbout("planner");
const geminiSchema = z.object({ models: z.array(z.object({ name: z.string() })) });
const openAiSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Asks the provider for its list of models, which costs nothing and shows whether the key works.
 */
export async function checkPlanner(
  settings: PlannerConfig,
  clock: ProviderClock,
): Promise<Finding> {
  switch (settings.kind) {
    case "guide":
      return planner.ok("The built-in guide plans; it needs nobody.");
    case "gemini":
      return ask(clock, {
        name: "Gemini",
        url: `${settings.baseUrl}/models?pageSize=${MAX_MODELS}`,
        headers: { "x-goog-api-key": settings.apiKey },
        namesIn: (answer) => geminiSchema.parse(answer).models.map(({ name }) => name),
        wanted: `models/${settings.model}`,
        variables: ["GEMINI_API_KEY", "GEMINI_BASE_URL", "GEMINI_MODEL"],
      });
    case "openai":
      return ask(clock, {
        name: "The model's server",
        url: `${settings.baseUrl}/models`,
        headers:
          settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
        namesIn: (answer) => openAiSchema.parse(answer).data.map(({ id }) => id),
        wanted: settings.model,
        variables: ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"],
      });
  }
}

type Question = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** @throws where the answer has another shape. */
  readonly namesIn: (answer: unknown) => string[];
  readonly wanted: string;
  readonly variables: readonly [key: string, address: string, model: string];
};

async function ask(clock: ProviderClock, question: Question): Promise<Finding> {
  const { name, url, headers, variables, wanted } = question;
  const [key, address, model] = variables;
  let answer: unknown;
  let came: Answer | undefined;
  try {
    const onAnswer = (whole: Answer) => {
      came = whole;
      clock.note(name, whole.headers);
    };
    answer = await askJson({ service: name, url, headers, deadlineMs: DEADLINE_MS, onAnswer });
  } catch (error) {
    return judgeService(error, {
      findings: planner,
      level: "problem",
      answer: came,
      refused: key,
      gone: address,
    });
  }
  let names: string[];
  try {
    names = question.namesIn(answer);
  } catch {
    return planner.warning(`${name} answers, but not with a list of models. Check ${address}.`);
  }
  // Servers know some of their models by more names than they list.
  if (!names.some((one) => one === wanted || one.startsWith(`${wanted}:`))) {
    return planner.warning(`${name} doesn't list the model. Check ${model}, or try a plan.`);
  }
  return planner.ok(`${name} takes us, and has the model.`);
}
