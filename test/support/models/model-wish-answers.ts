import type { ModelServer, WishReply } from "../../../stand-in/model-server.ts";

/** The settings of a server that asks the stand-in as Gemini. */
export function geminiAt({ url }: ModelServer): Record<string, string> {
  return { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${url}/v1beta` };
}

/** A model's answer in JSON. */
export function sayWishes(answer: unknown): WishReply {
  return { text: JSON.stringify(answer) };
}

/** Without punctuation, which a model may write its own way, and in one order. */
export function plainWishes(value: unknown): unknown {
  if (typeof value === "string") {
    const words = value.replace(/['’]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ");
    return words.trim();
  }
  if (Array.isArray(value)) return value.map(plainWishes);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, one]) => [key, plainWishes(one)]));
}
