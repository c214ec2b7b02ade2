import { type Answer, askJson } from "../../lib/ask-json.ts";
import { ServiceError } from "../../lib/service-error.ts";

/** A question to another service, and what came of it. */
export type Asked = {
  readonly seconds: number;
  /** The answer, refusals included; undefined where none came whole. */
  readonly answer: Answer | undefined;
  readonly error: ServiceError | undefined;
};

/** `askJson`, with a note of every question. */
export function watchAsked(onAnswer: (host: string, headers: Headers) => void) {
  const asked: Asked[] = [];
  const askService: typeof askJson = async (question) => {
    const startedAtMs = performance.now();
    let answer: Answer | undefined;
    let error: ServiceError | undefined;
    try {
      return await askJson({
        ...question,
        onAnswer(came) {
          answer = came;
          onAnswer(new URL(question.url).host, came.headers);
          question.onAnswer?.(came);
        },
      });
    } catch (thrown) {
      if (thrown instanceof ServiceError) error = thrown;
      throw thrown;
    } finally {
      asked.push({ seconds: (performance.now() - startedAtMs) / 1000, answer, error });
    }
  };
  return { asked, askService };
}
