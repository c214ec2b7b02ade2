import { useCallback, useEffect, useState } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { type Consent, canAsk, readConsent, writeConsent } from "./consent.ts";

/**
 * A person's answer about page views, and a function that keeps a new one.
 *
 * @returns undefined for the answer until it is known, and where nothing can keep one.
 */
export function useConsent(
  profile: Profile,
): [consent: Consent | "never asked" | undefined, answer: (consent: Consent) => Promise<void>] {
  const [consent, setConsent] = useState<Consent | "never asked">();
  useEffect(() => {
    let isCurrent = true;
    if (!canAsk()) return;
    readConsent(profile).then(
      (found) => {
        if (isCurrent) setConsent(found ?? "never asked");
      },
      (error: unknown) => console.warn("the browser keeps no answer about page views", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [profile]);
  const answer = useCallback(
    async (next: Consent) => {
      await writeConsent(profile, next);
      setConsent(next);
    },
    [profile],
  );
  return [consent, answer];
}
