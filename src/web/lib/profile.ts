import { useSyncExternalStore } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { browserStorage } from "./browser-storage.ts";

/** The provider's user-info response, for display (spec section 3). It holds no token. */
const STORAGE_KEY = "user";

const listeners = new Set<() => void>();
let cached: { text: string | null; profile: Profile | undefined } | undefined;

function read(): Profile | undefined {
  const text = browserStorage.local.get(STORAGE_KEY);
  if (cached?.text !== text) cached = { text, profile: parse(text) };
  return cached?.profile;
}

function parse(text: string | null): Profile | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isProfile(value) ? value : undefined;
  } catch {
    // Something else wrote this value: it means no one is signed in.
    return undefined;
  }
}

/** As `profileSchema` would say, whose library is a tenth of the landing page's scripts (decision 037). */
function isProfile(value: unknown): value is Profile {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, name, verified_email, given_name, family_name, picture }: Partial<Profile> =
    value;
  const isText = (field: unknown) => typeof field === "string";
  return (
    [id, email, name].every(isText) &&
    typeof verified_email === "boolean" &&
    [given_name, family_name, picture].every((field) => field === undefined || isText(field))
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored profile; its presence is what "signed in" means on the page (spec section 4). */
export function useProfile(): Profile | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

export function storedProfile(): Profile | undefined {
  return read();
}

export function storeProfile(profile: Profile): void {
  browserStorage.local.set(STORAGE_KEY, JSON.stringify(profile));
  for (const listener of listeners) listener();
}

export function clearProfile(): void {
  browserStorage.local.remove(STORAGE_KEY);
  for (const listener of listeners) listener();
}
