import { API_PATHS, SIGN_IN_CHANNEL } from "../../domain/wire.ts";
import { finishSignOut } from "./api-client.ts";
import { browserStorage } from "./browser-storage.ts";
import { queuedSignOut } from "./queued-sign-out.ts";
import { fetchProfile, RETURNING_KEY } from "./session.ts";

const LOOK_EVERY_MS = 2_000;
/** After this time the server has dropped the started sign-in. */
const LOOK_FOR_MS = 10 * 60_000;
const POPUP_FEATURES = "popup,width=480,height=680";
export type SignInOutcome =
  | { readonly outcome: "signed-in" }
  /** The page is leaving: to the provider, or to reload for another person. */
  | { readonly outcome: "leaving" }
  | { readonly outcome: "stopped" }
  | { readonly outcome: "failed"; readonly text: string };

type SignInOptions = {
  /** With an account of ours, where that isn't the only way. */
  readonly account?: "tripwright" | undefined;
  readonly signal: AbortSignal;
  /** Runs before the page is left, to save the form. */
  readonly onLeave: () => void;
  /** Runs whenever the popup seems closed and no one is signed in; either may be wrong. */
  readonly onLooksClosed: () => void;
};

/** Signs in through a popup; where popups are blocked, through the whole page. */
export async function signIn(options: SignInOptions): Promise<SignInOutcome> {
  const query = options.account === undefined ? "" : `&with=${options.account}`;
  const url = `${API_PATHS.signIn}?popup=1${query}`;
  // A waiting sign-out is sent first, or it would end the session that begins here. The window must
  // be opened at once all the same, as browsers allow that only for a moment after a click.
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
    window.location.assign(`${API_PATHS.signIn}?returnTo=${returnTo}${query}`);
    return { outcome: "leaving" };
  }
  return waitForEnd(popup, options);
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
