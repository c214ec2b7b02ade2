import { expect } from "vitest";
import type { ErrorCode } from "../../../src/domain/errors/app-error.ts";
import { errorAnswerSchema } from "../../../src/domain/errors/error-answer.ts";

/** The answer is an error of the contract: this status, this code of the closed list, and words. */
export async function expectError(
  answer: Response,
  status: number,
  code: ErrorCode,
): Promise<{ text: string; requestId: string }> {
  const body = await answer.text();
  expect(`${answer.status} ${body}`).toContain(`${status} {`);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { error } = errorAnswerSchema.parse(JSON.parse(body));
  expect(error.code).toBe(code);
  expect(error.text.length).toBeGreaterThan(5);
  expect(error.text).not.toMatch(/[{}]/);
  expect(error.requestId).toMatch(/^[\w-]{22,36}$/);
  return { text: error.text, requestId: error.requestId ?? "" };
}
