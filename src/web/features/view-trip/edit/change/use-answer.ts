import { useEffect, useState } from "react";

export type Answer<T> =
  | { readonly state: "waiting"; readonly value?: undefined }
  | { readonly state: "failed"; readonly value?: undefined }
  | { readonly state: "here"; readonly value: T };

/**
 * The answer to a question that is asked anew when its key changes.
 *
 * @param key undefined: nothing is asked.
 */
export function useAnswer<T>(
  key: string | undefined,
  ask: () => Promise<T | undefined>,
): Answer<T> | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Answer<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked.
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    void ask()
      .catch(() => undefined)
      .then((value) => {
        if (!isCurrent) return;
        const answer: Answer<T> =
          value === undefined ? { state: "failed" } : { state: "here", value };
        setFound({ key, answer });
      });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === undefined) return undefined;
  return found?.key === key ? found.answer : { state: "waiting" };
}
