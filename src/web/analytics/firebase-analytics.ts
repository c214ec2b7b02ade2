import {
  type Analytics,
  initializeAnalytics,
  isSupported,
  logEvent,
  setConsent,
  setDefaultEventParameters,
} from "@firebase/analytics";
import { initializeApp } from "@firebase/app";
import { deleteInstallations, getInstallations } from "@firebase/installations";
import { screenOf } from "../../domain/screens.ts";
import { serverConfig } from "../lib/server-config.ts";
import { removeAnalyticsTraces } from "./consent.ts";

/** Google is given this long to delete the browser's registration. */
const DELETE_MS = 5_000;

let started: Promise<Analytics | undefined> | undefined;

/** Sends one page view: the kind of screen, and nothing of what it shows. */
export async function logPageView(path: string): Promise<void> {
  const page = describePage(path);
  // Set before the SDK starts, so that Google's script has them for the events that it sends by itself.
  setDefaultEventParameters(page);
  started ??= start(page);
  const analytics = await started;
  if (analytics !== undefined) logEvent(analytics, "page_view", page);
}

/** Ends the counting in this browser and has Google delete the registration; the page is to be reloaded. */
export async function endAnalytics(): Promise<void> {
  const analytics = await started;
  if (analytics !== undefined) {
    const deleted = deleteInstallations(getInstallations(analytics.app));
    const late = new Promise((resolve) => setTimeout(resolve, DELETE_MS));
    // Without a network it stays registered with Google, under an id that nothing here knows any more.
    await Promise.race([deleted, late]).catch((error: unknown) =>
      console.warn("Google could not be asked to delete the analytics registration", error),
    );
  }
  await removeAnalyticsTraces();
}

async function start(page: Page): Promise<Analytics | undefined> {
  const firebase = (await serverConfig())?.analytics;
  if (firebase === undefined || !(await isSupported())) return undefined;
  setConsent({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  const { measurementId, ...app } = firebase;
  const options = { ...app, ...(measurementId === undefined ? {} : { measurementId }) };
  return initializeAnalytics(initializeApp(options), {
    config: {
      ...page,
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // On this host only, so that a withdrawal can delete them.
      cookie_domain: "none",
    },
  });
}

type Page = ReturnType<typeof describePage>;

/**
 * Stand-ins for the address, title and referrer, which Google's script would read off the page:
 * they hold a trip's id and its name.
 */
function describePage(path: string) {
  const screen = screenOf(path) ?? "/not-found";
  return {
    page_location: `${location.origin}${screen}`,
    page_path: screen,
    page_title: screen,
    page_referrer: location.origin,
  };
}
