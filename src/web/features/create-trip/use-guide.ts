import { useEffect, useState } from "react";
import { type GuideAnswer, guideAnswerSchema } from "../../../domain/places/guide-answer.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";

/** The answer moves the page below the field, so it waits until a click that left the field is over. */
const ASK_AFTER_MS = 300;

/**
 * The destinations that the built-in guide can plan, where it is the planner.
 *
 * @param destination what was chosen; undefined while it is being typed.
 * @returns undefined until it is known. `unknown` speaks of this destination and no earlier one.
 */
export function useGuide(
  isWanted: boolean,
  destination: string | undefined,
): (GuideAnswer & { readonly isOfEarlier?: true }) | undefined {
  const [known, setKnown] = useState<{ destination: string; answer: GuideAnswer }>();
  useEffect(() => {
    if (!isWanted || destination === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const path = `${API_PATHS.guide}?destination=${encodeURIComponent(storedWords.typedPlace(destination))}`;
      callApi(path, { schema: guideAnswerSchema, signal: abort.signal }).then(
        (result) => {
          // Without an answer the server says it after the form, as it does in any case.
          if (result.ok) setKnown({ destination, answer: result.value });
        },
        () => undefined,
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, destination]);
  if (known === undefined) return undefined;
  return known.destination === destination
    ? known.answer
    : { cities: known.answer.cities, isOfEarlier: true };
}
