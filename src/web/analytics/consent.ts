import type { Profile } from "../../domain/wire-schemas.ts";

/** "asked": the question was shown and not answered. It is shown again another day. */
export type Consent = "agreed" | "refused" | "asked";

const PREFIX = "tripwright-analytics-";
const DAY_MS = 24 * 3_600_000;
/** Browsers keep no cookie for longer than 400 days. */
const KEPT_MS = 365 * DAY_MS;
/** Storage keys that Google's script and the Firebase SDK leave in a browser. */
const GOOGLE_COOKIES = "_ga";
const FIREBASE_DATABASES = ["firebase-installations-database", "firebase-heartbeat-database"];

/**
 * A person's answer in this browser. A cookie keeps it, because signing out clears the storage
 * and a refusal outlives that; its name holds a hash of the person, so that several can share a browser.
 *
 * @returns undefined where the person was not asked today, or where the browser has no Cookie Store.
 */
export async function readConsent(profile: Profile): Promise<Consent | undefined> {
  if (!canAsk()) return undefined;
  const value = (await cookieStore.get(await cookieName(profile)))?.value;
  return value === "agreed" || value === "refused" || value === "asked" ? value : undefined;
}

export async function writeConsent(profile: Profile, consent: Consent): Promise<void> {
  await cookieStore.set({
    name: await cookieName(profile),
    value: consent,
    path: "/",
    sameSite: "strict",
    expires: Date.now() + (consent === "asked" ? DAY_MS : KEPT_MS),
  });
}

/** Whether the browser has what an answer is kept with; without it nobody is asked and nothing counted. */
export function canAsk(): boolean {
  return "cookieStore" in globalThis && crypto.subtle !== undefined;
}

/** Removes what a person who agreed left behind: their own withdrawal, or the next person, calls for it. */
export async function removeAnalyticsTraces(): Promise<void> {
  if (!canAsk()) return;
  const left = (await cookieStore.getAll()).filter(({ name }) => name?.startsWith(GOOGLE_COOKIES));
  if (left.length === 0) return;
  await Promise.all(left.map(({ name = "" }) => cookieStore.delete(name)));
  for (const database of FIREBASE_DATABASES) indexedDB.deleteDatabase(database);
}

async function cookieName({ id }: Profile): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id));
  const hex = [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${location.protocol === "https:" ? "__Host-" : ""}${PREFIX}${hex.join("")}`;
}
