import type { SettingsReader } from "./settings-reader.ts";

export type PlannerConfig =
  | { readonly kind: "guide" }
  | {
      readonly kind: "gemini";
      readonly apiKey: string;
      readonly model: string;
      readonly baseUrl: string;
    }
  | {
      readonly kind: "openai";
      /** Undefined for servers that need none, such as Ollama. */
      readonly apiKey: string | undefined;
      readonly model: string;
      readonly baseUrl: string;
    };

const GEMINI_MODEL = "gemini-flash-latest";
const GEMINI_BASE_URL = "https://generativelanguage.googleapis.com/v1beta";

/** The configured planner. Collects problems, and warnings about settings without effect. */
export function readPlanner(from: SettingsReader): PlannerConfig {
  const { problems, warnings } = from;
  const geminiKey = from.readSecret("GEMINI_API_KEY");
  const geminiUrl = from.readServiceUrl("GEMINI_BASE_URL", GEMINI_BASE_URL);
  if (geminiKey !== undefined) {
    if (from.read("OPENAI_BASE_URL") !== undefined) {
      warnings.push("OPENAI_BASE_URL does nothing, as GEMINI_API_KEY is set: Gemini plans");
    }
    const model = from.read("GEMINI_MODEL") ?? GEMINI_MODEL;
    return { kind: "gemini", apiKey: geminiKey, model, baseUrl: geminiUrl };
  }
  const apiKey = from.readSecret("OPENAI_API_KEY");
  const baseUrl = from.read("OPENAI_BASE_URL");
  const model = from.read("OPENAI_MODEL");
  if (baseUrl !== undefined && model !== undefined) {
    // A model on a machine nearby may be reached by plain http.
    const url = from.readServiceUrl("OPENAI_BASE_URL", baseUrl, { takesHttp: true });
    return { kind: "openai", apiKey, model, baseUrl: url };
  }
  if (baseUrl !== undefined || model !== undefined || apiKey !== undefined) {
    problems.push("set both OPENAI_BASE_URL and OPENAI_MODEL, or neither and no OPENAI_API_KEY");
  }
  return { kind: "guide" };
}
