import { expect, test } from "vitest";
import { providerError } from "./provider-error.ts";

const refused = (status: number, reason?: string) =>
  providerError(
    "https://model.example",
    { error: { code: status, message: "No.", details: [{ reason }] } },
    { status },
  );

test.each([
  [400, undefined, false],
  // Google's answer to a key that it doesn't know.
  [400, "API_KEY_INVALID", true],
  [401, undefined, true],
  [403, undefined, true],
  [404, undefined, false],
])("a refusal by %i (%s) is final: %s", (status, reason, isFinal) => {
  expect(refused(status, reason)).toMatchObject({ trouble: "refused", isFinal });
});

test.each([
  ["OpenRouter's 402", 402, undefined],
  ["OpenAI's 429 of an account without money", 429, "insufficient_quota"],
])("%s is the operator's to pay", (_, status, code) => {
  const error = { message: "No.", code };
  expect(providerError("https://model.example", { error }, { status })).toMatchObject({
    trouble: "refused",
    retryable: false,
    isFinal: true,
  });
});
