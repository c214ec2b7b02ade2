import { useEffect, useState } from "react";
import { type Suggestion, suggestionsAnswerSchema } from "../../../domain/places/guide-answer.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";

/** Specification, section 9. */
const DEBOUNCE_MS = 300;
const RETRIES = 3;
const RETRY_AFTER_MS = 500;

/**
 * Destinations for what has been typed: popular ones at once for nothing, else 300 ms after the last
 * key. A failed request is tried three times more; an answer that was overtaken is never shown.
 */
export function useSuggestions(input: string, wanted: boolean): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        fetchSuggestions(input, abort.signal).then(
          (found) => {
            if (!abort.signal.aborted) setSuggestions(found);
          },
          (error: unknown) => {
            if (!abort.signal.aborted) console.warn("no suggestions", error);
          },
        );
      },
      input === "" ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [input, wanted]);
  return suggestions;
}

async function fetchSuggestions(input: string, signal: AbortSignal): Promise<Suggestion[]> {
  for (let attempt = 0; ; attempt += 1) {
    const path = `${API_PATHS.suggestions}?input=${encodeURIComponent(input)}`;
    const result = await callApi(path, { schema: suggestionsAnswerSchema, signal });
    if (result.ok) {
      return result.value.map((one) => ({ ...one, label: storedWords.place(one.label) }));
    }
    if (attempt === RETRIES) return [];
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    signal.throwIfAborted();
  }
}
