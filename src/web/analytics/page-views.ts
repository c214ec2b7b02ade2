import type { Profile } from "../../domain/wire-schemas.ts";
import { readConsent, removeAnalyticsTraces } from "./consent.ts";

/**
 * Counts a page view where the operator has set analytics up and this person agreed; else removes what
 * an earlier consent left. The Firebase SDK is loaded here and nowhere else.
 *
 * @param path the address's path; only the kind of screen is sent, never an id.
 */
export async function countPageView(path: string, profile: Profile | undefined): Promise<void> {
  const consent = profile === undefined ? undefined : await readConsent(profile);
  if (consent !== "agreed") {
    await removeAnalyticsTraces();
    return;
  }
  const { logPageView } = await import("./firebase-analytics.ts");
  await logPageView(path);
}
