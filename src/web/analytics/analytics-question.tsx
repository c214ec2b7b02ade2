import { useEffect, useState } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { paths } from "../lib/paths.ts";
import { analyticsWords } from "../messages/analytics-words.ts";
import { Link } from "../navigation/link.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { countPageView } from "./page-views.ts";
import { useConsent } from "./use-consent.ts";

/** Asks below a trip whether page views may be counted. Going on is no answer: it is asked again another day. */
export function AnalyticsQuestion({ profile }: { profile: Profile }) {
  const [consent, answer] = useConsent(profile);
  const [isOpen, setOpen] = useState(false);
  const neverAsked = consent === "never asked";
  useEffect(() => {
    if (!neverAsked) return;
    setOpen(true);
    void answer("asked");
  }, [neverAsked, answer]);
  if (!isOpen) return null;

  async function close(given: "agreed" | "refused"): Promise<void> {
    await answer(given);
    setOpen(false);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    if (given === "agreed") await countPageView(location.pathname, profile);
  }

  return (
    <section
      aria-label={analyticsWords.title}
      className="no-print appear card fixed inset-x-3 bottom-3 z-10 p-4 shadow-lg sm:end-auto sm:bottom-5 sm:start-5 sm:max-w-md"
    >
      <p role="status">
        <Sentence
          parts={analyticsWords.question(
            <Link to={paths.account} className="text-accent underline">
              {analyticsWords.yourAccount}
            </Link>,
          )}
        />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button button-quiet" onClick={() => void close("refused")}>
          {analyticsWords.no}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void close("agreed")}>
          {analyticsWords.yes}
        </button>
      </p>
    </section>
  );
}
