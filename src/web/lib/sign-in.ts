import { API_PATHS, profileSchema, SIGN_IN_CHANNEL } from "../../domain/wire.ts";
import { callApi, finishSignOut, whenOtherPerson } from "./api-client.ts";
import { browserStorage } from "./browser-storage.ts";
import { onlineTracker } from "./online-state.ts";
import { clearProfile, storeProfile } from "./profile.ts";
import { queuedSignOut } from "./queued-sign-out.ts";
import { takeTab } from "./tab-owner.ts";

const LOOK_EVERY_MS = 2_000;
/** By then the server has forgotten that the sign-in was begun. */
const LOOK_FOR_MS = 10 * 60_000;
const POPUP_FEATURES = "popup,width=480,height=680";
/** Set while a full-page sign-in is under way, so that the page it returns to fetches the profile. */
const RETURNING_KEY = "tripwright.signing-in";

export type SignInOutcome =
  | { readonly outcome: "signed-in" }
  /** The page is going away: to the provider, or because it showed someone else's things. */
  | { readonly outcome: "leaving" }
  | { readonly outcome: "stopped" }
  | { readonly outcome: "failed"; readonly text: string };

type SignInOptions = {
  readonly signal: AbortSignal;
  /** Runs before the page is left, to put the form away. */
  readonly onLeave: () => void;
  /** Runs whenever the popup looks closed and nobody is signed in; it may be neither. */
  readonly onLooksClosed: () => void;
};

/** Signs in through a popup; where popups are blocked, through the whole page. */
export async function signIn(options: SignInOptions): Promise<SignInOutcome> {
  const url = `${API_PATHS.signIn}?popup=1`;
  // A sign-out that waits comes first, or it would end the session that begins here. The window must
  // be opened at once all the same: a browser allows it for a moment after a click.
  const mustWait = queuedSignOut.get() !== undefined;
  const popup = window.open?.(mustWait ? "" : url, "tripwright-sign-in", POPUP_FEATURES);
  if (mustWait) {
    const problem = await finishSignOut();
    if (problem !== undefined) {
      popup?.close();
      return { outcome: "failed", text: problem.text };
    }
    popup?.location.assign(url);
  }
  // Some blockers give a window that is closed already.
  if (!popup || popup.closed) {
    options.onLeave();
    browserStorage.tab.set(RETURNING_KEY, "1");
    const returnTo = encodeURIComponent(window.location.pathname);
    window.location.assign(`${API_PATHS.signIn}?returnTo=${returnTo}`);
    return { outcome: "leaving" };
  }
  return waitForEnd(popup, options);
}

/** After a full-page sign-in, or where the browser can't keep the profile: fetches it. */
export async function finishReturningSignIn(): Promise<void> {
  const isReturning = browserStorage.tab.get(RETURNING_KEY) !== null;
  if (!isReturning && !browserStorage.local.isBlocked()) return;
  browserStorage.tab.remove(RETURNING_KEY);
  await fetchProfile();
}

/** Has the server end the session of a sign-out that waits: now, and whenever the server is back. */
export function sendSignOutWhenOnline(): void {
  const send = () => void finishSignOut();
  send();
  onlineTracker.subscribe(() => {
    if (onlineTracker.state() === "Online") send();
  });
}

/** Hands the page to the session's person, when the server says that it is not the page's. Once. */
export function followSession(): void {
  let isFollowing = false;
  whenOtherPerson(() => {
    if (isFollowing) return;
    isFollowing = true;
    void fetchProfile().then(({ outcome }) => {
      if (outcome === "leaving") return;
      // They have left again, or can't be asked for: then nobody is signed in on this page.
      clearProfile();
      browserStorage.tab.clear();
      window.location.reload();
    });
  });
}

async function fetchProfile(): Promise<SignInOutcome> {
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

type PopupEnd = { ok: true } | { ok: false; text: string };

/**
 * Waits for the popup's message about its end. Some providers' pages cut the popup's link to us. It then
 * looks closed while someone is still signing in there, so the server is asked at intervals whether someone
 * is signed in.
 */
async function waitForEnd(
  popup: Window,
  { signal, onLooksClosed }: SignInOptions,
): Promise<SignInOutcome> {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(SIGN_IN_CHANNEL) : undefined;
  const message = new Promise<PopupEnd>((resolve) => {
    if (channel !== undefined) channel.onmessage = ({ data }) => resolve(data);
  });
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  const lookUntil = Date.now() + LOOK_FOR_MS;
  try {
    while (true) {
      const end = await Promise.race([message, stopped, pause(LOOK_EVERY_MS)]);
      if (signal.aborted) return { outcome: "stopped" };
      if (end?.ok === false) return { outcome: "failed", text: end.text };
      const mayLook = (popup.closed || channel === undefined) && Date.now() < lookUntil;
      if (end === undefined && !mayLook) continue;
      const found = await fetchProfile();
      if (end !== undefined || found.outcome !== "failed") return found;
      if (popup.closed && !signal.aborted) onLooksClosed();
    }
  } finally {
    channel?.close();
    popup.close();
  }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
