import { useId } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { analyticsWords } from "../messages/analytics-words.ts";
import { countPageView } from "./page-views.ts";
import { useConsent } from "./use-consent.ts";

/** The account page's line about page views: what was answered, and the way to change it. */
export function AnalyticsChoice({ profile }: { profile: Profile }) {
  const titleId = useId();
  const [consent, answer] = useConsent(profile);
  if (consent === undefined) return null;
  const agreed = consent === "agreed";

  async function change(): Promise<void> {
    if (!agreed) {
      await answer("agreed");
      await countPageView(location.pathname, profile);
      return;
    }
    await answer("refused");
    const { endAnalytics } = await import("./firebase-analytics.ts");
    await endAnalytics();
    // Google's script can't be taken out of a page that runs it.
    location.reload();
  }

  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="text-2xl">
        {analyticsWords.title}
      </h2>
      <p className="mt-2">{analyticsWords.explanation}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button-quiet" onClick={() => void change()}>
          {agreed ? analyticsWords.stopCounting : analyticsWords.count}
        </button>
        <span role="status">{agreed ? analyticsWords.counted : analyticsWords.notCounted}</span>
      </p>
    </section>
  );
}
