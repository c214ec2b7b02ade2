import { withoutSlash } from "../lib/without-slash.ts";

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

type Variable =
  | "GEMINI_API_KEY"
  | "GEMINI_MODEL"
  | "GEMINI_BASE_URL"
  | "OPENAI_API_KEY"
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL";

/** The configured planner. Collects problems, and warnings about settings without effect. */
export function readPlanner(from: {
  read: (name: Variable) => string | undefined;
  readSecret: (name: Variable) => string | undefined;
  readUrl: (name: Variable, text: string, takes?: { takesHttp?: boolean }) => unknown;
  problems: string[];
  warnings: string[];
}): PlannerConfig {
  const { read, readSecret, readUrl, problems, warnings } = from;
  const geminiKey = readSecret("GEMINI_API_KEY");
  const geminiUrl = read("GEMINI_BASE_URL") ?? GEMINI_BASE_URL;
  readUrl("GEMINI_BASE_URL", geminiUrl);
  if (geminiKey !== undefined) {
    if (read("OPENAI_BASE_URL") !== undefined) {
      warnings.push("OPENAI_BASE_URL does nothing, as GEMINI_API_KEY is set: Gemini plans");
    }
    const model = read("GEMINI_MODEL") ?? GEMINI_MODEL;
    return { kind: "gemini", apiKey: geminiKey, model, baseUrl: withoutSlash(geminiUrl) };
  }
  const apiKey = readSecret("OPENAI_API_KEY");
  const baseUrl = read("OPENAI_BASE_URL");
  const model = read("OPENAI_MODEL");
  if (baseUrl !== undefined && model !== undefined) {
    // A model on a machine nearby may be reached by plain http.
    readUrl("OPENAI_BASE_URL", baseUrl, { takesHttp: true });
    return { kind: "openai", apiKey, model, baseUrl: withoutSlash(baseUrl) };
  }
  if (baseUrl !== undefined || model !== undefined || apiKey !== undefined) {
    problems.push("set both OPENAI_BASE_URL and OPENAI_MODEL, or neither and no OPENAI_API_KEY");
  }
  return { kind: "guide" };
}
