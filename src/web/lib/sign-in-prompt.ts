import { useSyncExternalStore } from "react";

/** The sign-in dialog is opened from many places and shown in one. */
export type SignInPrompt =
  | { readonly open: false }
  | {
      readonly open: true;
      /** Runs after a successful sign-in, in place of reloading the page. */
      readonly onSignedIn: (() => void) | undefined;
      /** Runs before the whole page leaves for the provider, where popups are blocked. */
      readonly onLeave: (() => void) | undefined;
    };

const CLOSED: SignInPrompt = { open: false };
const listeners = new Set<() => void>();
let prompt: SignInPrompt = CLOSED;

function set(next: SignInPrompt): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the dialog. Without a callback the page reloads after signing in. An open dialog takes over
 * a new callback.
 */
export function askToSignIn(wish: { onSignedIn?: () => void; onLeave?: () => void } = {}): void {
  if (prompt.open && wish.onSignedIn === undefined) return;
  set({ open: true, onSignedIn: wish.onSignedIn, onLeave: wish.onLeave });
}

export function closeSignIn(): void {
  set(CLOSED);
}

export function useSignInPrompt(): SignInPrompt {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prompt,
    () => CLOSED,
  );
}
