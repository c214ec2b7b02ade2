import { API_PATHS, profileSchema, SIGN_IN_CHANNEL } from "../../domain/wire.ts";
import { callApi } from "./api-client.ts";
import { storeProfile } from "./profile.ts";

const POLL_MS = 1_000;
const POPUP_FEATURES = "popup,width=480,height=680";
/** Set while a full-page sign-in is under way, so that the page it returns to fetches the profile. */
const RETURNING_KEY = "tripwright.signing-in";

export type SignInOutcome =
  | { readonly outcome: "signed-in" }
  /** The whole page is on its way to the provider. */
  | { readonly outcome: "leaving" }
  | { readonly outcome: "failed"; readonly text: string };

/**
 * Signs in through a popup; where popups are blocked, through the whole page.
 *
 * @param options.onLeave runs before the page is left, to put the form away.
 */
export async function signIn(options: {
  signal: AbortSignal;
  onLeave: () => void;
}): Promise<SignInOutcome> {
  const popup = window.open(`${API_PATHS.signIn}?popup=1`, "tripwright-sign-in", POPUP_FEATURES);
  if (popup === null) {
    options.onLeave();
    sessionStorage.setItem(RETURNING_KEY, "1");
    const returnTo = encodeURIComponent(window.location.pathname);
    window.location.assign(`${API_PATHS.signIn}?returnTo=${returnTo}`);
    return { outcome: "leaving" };
  }
  const told = await waitForPopup(popup, options.signal);
  if (told !== undefined && !told.ok) return { outcome: "failed", text: told.text };
  if (await fetchProfile()) return { outcome: "signed-in" };
  return { outcome: "failed", text: "The sign-in window was closed before you were signed in." };
}

/** After a full-page sign-in: fetches the profile. @returns whether someone is now signed in. */
export async function finishReturningSignIn(): Promise<boolean> {
  if (sessionStorage.getItem(RETURNING_KEY) === null) return false;
  sessionStorage.removeItem(RETURNING_KEY);
  return fetchProfile();
}

/** Ends our session and the provider's, clears local storage, and reloads (spec section 4). */
export async function signOut(): Promise<string | undefined> {
  const result = await callApi(API_PATHS.session, { method: "DELETE", mayBeSignedOut: true });
  if (!result.ok) return result.problem.text;
  localStorage.clear();
  sessionStorage.clear();
  window.location.reload();
  return undefined;
}

async function fetchProfile(): Promise<boolean> {
  const result = await callApi(API_PATHS.session, { schema: profileSchema, mayBeSignedOut: true });
  if (result.ok) storeProfile(result.value);
  return result.ok;
}

type Told = { ok: true } | { ok: false; text: string };

/**
 * Waits until the popup tells how it ended, or is closed. Some providers' pages cut the popup's link
 * to us, and then it looks closed at once: so a session that turns up is asked for as well.
 */
async function waitForPopup(popup: Window, signal: AbortSignal): Promise<Told | undefined> {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  try {
    return await new Promise<Told | undefined>((resolve) => {
      let closedFor = 0;
      const poll = setInterval(() => {
        closedFor = popup.closed ? closedFor + 1 : 0;
        // The second look leaves the message of a popup that has just closed time to arrive.
        if (closedFor === 2) settle(undefined);
      }, POLL_MS);
      function settle(told: Told | undefined): void {
        clearInterval(poll);
        resolve(told);
      }
      channel.onmessage = ({ data }: MessageEvent<Told>) => settle(data);
      signal.addEventListener("abort", () => settle(undefined), { once: true });
    });
  } finally {
    channel.close();
    if (!popup.closed) popup.close();
  }
}
