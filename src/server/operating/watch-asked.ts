import { type Answer, askJson, type JsonQuestion } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";

/** A question to another service, and what came of it. */
export type Asked = {
  /** As `askJson` calls it: "Photon place". */
  readonly service: string;
  readonly url: string;
  /** Sent by POST; undefined: a GET. */
  readonly body?: unknown;
  readonly seconds: number;
  /** The answer, refusals included; undefined where none came whole. */
  readonly answer: Answer | undefined;
  readonly error: ServiceError | undefined;
  readonly mostBytes: number | undefined;
  /** An image, in place of the answer's text. */
  readonly image?: Uint8Array;
};

/** `askJson`, with a note of every question. */
export function watchAsked(): { readonly asked: Asked[]; readonly askService: typeof askJson } {
  const asked: Asked[] = [];
  return {
    asked,
    askService: async (question) => {
      const { service, url, body, mostBytes } = question;
      const startedAtMs = performance.now();
      let answer: Answer | undefined;
      let error: ServiceError | undefined;
      try {
        return await askJson(withAnswer(question, (came) => (answer = came)));
      } catch (thrown) {
        if (thrown instanceof ServiceError) error = thrown;
        throw thrown;
      } finally {
        const seconds = (performance.now() - startedAtMs) / 1000;
        asked.push({ service, url: String(url), body, seconds, answer, error, mostBytes });
      }
    },
  };
}

function withAnswer(question: JsonQuestion, note: (answer: Answer) => void): JsonQuestion {
  return {
    ...question,
    onAnswer(answer) {
      note(answer);
      question.onAnswer?.(answer);
    },
  };
}
