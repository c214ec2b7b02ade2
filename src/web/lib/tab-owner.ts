import type { Profile } from "../../domain/wire.ts";
import { browserStorage } from "./browser-storage.ts";
import { storedProfile } from "./profile.ts";

/** Whose the things are that this tab keeps over a reload: a form half filled in, a plan under way. */
const OWNER_KEY = "tripwright.owner";
/** Whose trips may be on this page now. */
let owner: string | undefined;
/** Who has left this page, until the storage says so, too: some of its news are older than it is. */
let leaver: string | undefined;

/** Id of the person whose page this is; undefined while nobody is signed in. */
export function tabOwner(): string | undefined {
  return owner;
}

/**
 * Makes the tab this person's. What it kept for someone else goes first.
 *
 * @returns whether there was someone else, whose things may still be on the page.
 */
export function takeTab({ id }: Profile): boolean {
  const former = owner ?? browserStorage.tab.get(OWNER_KEY) ?? id;
  if (former !== id) browserStorage.tab.clear();
  browserStorage.tab.set(OWNER_KEY, id);
  owner = id;
  leaver = undefined;
  return former !== id;
}

/**
 * The tab's person is leaving, and this page itself sees to what becomes of it: the answer that empties
 * the storage would else look like a sign-out in another tab.
 *
 * @returns takes it back, for when they stay after all.
 */
export function releaseTab(): () => void {
  const former = owner;
  owner = undefined;
  leaver = former;
  return () => {
    owner = former;
    leaver = undefined;
  };
}

/** Loads the page anew when another tab signs its person out or someone else in. */
export function watchTabOwner(): void {
  const profile = storedProfile();
  if (profile !== undefined) takeTab(profile);
  addEventListener("storage", (event) => {
    const now = storedProfile();
    if (now !== undefined && now.id === leaver) return;
    leaver = undefined;
    // A session that only ended leaves the tab to its person, who may sign in again.
    const signedOut = event.key === null && owner !== undefined;
    if (signedOut) browserStorage.tab.clear();
    if (!signedOut && (now === undefined || !takeTab(now))) return;
    // A screen that went elsewhere now would run into the reload, at which Chromium can crash.
    event.stopImmediatePropagation();
    location.reload();
  });
  // Back to a page that the browser has kept as it was.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && owner !== undefined && owner !== storedProfile()?.id) location.reload();
  });
}
