/** Values that look like the real ones and must never be seen again; each in the form of its kind. */
export const CANARY_KEYS = {
  GOOGLE_CLIENT_SECRET: "GOCSPX-canary-of-the-client-secret",
  GEMINI_API_KEY: "AIza-canary-of-the-gemini-key-000000000",
  OPENAI_API_KEY: "sk-canary-of-the-openai-key-0000000000",
  GOOGLE_MAPS_API_KEY: "AIza-canary-of-the-maps-key-00000000000",
  METRICS_TOKEN: "canary-of-the-metrics-token-000000000000",
} as const;

/** Which of the canaries stand in a text, by name; in base64 and percent-encoded too. */
export function canariesIn(text: string, canaries: Readonly<Record<string, string>>): string[] {
  return Object.entries(canaries)
    .filter(([, value]) =>
      [
        value,
        Buffer.from(value).toString("base64").replace(/=+$/, ""),
        encodeURIComponent(value),
      ].some((form) => text.includes(form)),
    )
    .map(([name]) => name);
}
