import * as z from "zod/mini";
import { errorText } from "../../domain/errors/app-error.ts";
import { errorAnswerSchema } from "../../domain/errors/error-answer.ts";
import { ERROR_MESSAGES } from "../messages/domain/error-messages.ts";
import type { ApiProblem } from "./api-client.ts";

/** An error with a code that this page doesn't know is shown in the server's words. */
const unknownErrorSchema = z.object({ error: z.object({ text: z.string() }) });

/** The server's refusal of a request; undefined where the answer is no error of ours. */
export function readRefusal(answer: unknown, headers: Headers): ApiProblem | undefined {
  const known = errorAnswerSchema.safeParse(answer);
  if (known.success) {
    const { values: _, ...sent } = known.data.error;
    const retryAfterMs = Number(headers.get("retry-after")) * 1000 || undefined;
    return { ...sent, text: errorText(known.data.error, ERROR_MESSAGES), retryAfterMs };
  }
  const unknown = unknownErrorSchema.safeParse(answer);
  return unknown.success ? { code: "outdated_page", text: unknown.data.error.text } : undefined;
}
