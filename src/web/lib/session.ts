import { API_PATHS } from "../../domain/wire.ts";
import { callApi, finishSignOut, whenOtherPerson } from "./api-client.ts";
import { browserStorage } from "./browser-storage.ts";
import { onlineTracker } from "./online-state.ts";
import { clearProfile, storeProfile } from "./profile.ts";
import { takeTab } from "./tab-owner.ts";

/** Set while a full-page sign-in is under way, so that the page it returns to fetches the profile. */
export const RETURNING_KEY = "tripwright.signing-in";

/** After a full-page sign-in, or where the browser can't keep the profile: fetches it. */
export async function finishReturningSignIn(): Promise<void> {
  const isReturning = browserStorage.tab.get(RETURNING_KEY) !== null;
  if (!isReturning && !browserStorage.local.isBlocked()) return;
  browserStorage.tab.remove(RETURNING_KEY);
  await fetchProfile();
}

/** Sends a waiting sign-out: now, and whenever the server can be reached again. */
export function sendSignOutWhenOnline(): void {
  const send = () => void finishSignOut();
  send();
  onlineTracker.subscribe(() => {
    if (onlineTracker.state() === "Online") send();
  });
}

/**
 * Switches the page, once, to the session's person when the server answers that it is another one.
 */
export function followSession(): void {
  let isFollowing = false;
  whenOtherPerson(() => {
    if (isFollowing) return;
    isFollowing = true;
    void fetchProfile().then(({ outcome }) => {
      if (outcome === "leaving") return;
      // That person has signed out again, or the profile can't be fetched: no one is signed in on this page. Otherwise
      // another tab was first to learn who it is.
      if (outcome === "failed") {
        clearProfile();
        browserStorage.tab.clear();
      }
      window.location.reload();
    });
  });
}

type Fetched =
  | { readonly outcome: "signed-in" }
  /** The page reloads for another person. */
  | { readonly outcome: "leaving" }
  | { readonly outcome: "failed"; readonly text: string };

/** Who is signed in, by the server. */
export async function fetchProfile(): Promise<Fetched> {
  const { profileSchema } = await import("../../domain/wire-schemas.ts");
  const result = await callApi(API_PATHS.session, {
    schema: profileSchema,
    mayBeSignedOut: true,
    asAnyone: true,
  });
  if (!result.ok) return { outcome: "failed", text: result.problem.text };
  storeProfile(result.value);
  if (!takeTab(result.value)) return { outcome: "signed-in" };
  window.location.reload();
  return { outcome: "leaving" };
}
