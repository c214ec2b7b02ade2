import type { Profile } from "../../domain/wire-schemas.ts";
import { browserStorage } from "./browser-storage.ts";
import { storedProfile } from "./profile.ts";

/** The owner of what this tab keeps over a reload: a half-filled form, a running plan. */
const OWNER_KEY = "tripwright.owner";
/** The person whose trips may be on this page now. */
let owner: string | undefined;
/** The person who has left this page, until storage events confirm it: some of these are older. */
let leaver: string | undefined;

/** Id of the page's person; undefined while no one is signed in. */
export function tabOwner(): string | undefined {
  return owner;
}

/**
 * Makes this person the tab's owner. What it kept for another person is removed first.
 *
 * @returns whether there was another person, whose data may still be on the page.
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
 * Notes that the tab's owner is leaving by this page itself: otherwise the answer that empties the
 * storage would look like a sign-out in another tab.
 *
 * @returns how to undo this, when the owner stays after all.
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

/** Reloads the page when another tab signs its person out or another person in. */
export function watchTabOwner(): void {
  const profile = storedProfile();
  if (profile !== undefined) takeTab(profile);
  addEventListener("storage", (event) => {
    const now = storedProfile();
    if (now !== undefined && now.id === leaver) return;
    leaver = undefined;
    // When a session only expires the tab keeps its owner, who may sign in again.
    const signedOut = event.key === null && owner !== undefined;
    if (signedOut) browserStorage.tab.clear();
    if (!signedOut && (now === undefined || !takeTab(now))) return;
    // A navigation now would collide with the reload, at which Chromium can crash.
    event.stopImmediatePropagation();
    location.reload();
  });
  // Back to a page that the browser has kept as it was.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && owner !== undefined && owner !== storedProfile()?.id) location.reload();
  });
}
