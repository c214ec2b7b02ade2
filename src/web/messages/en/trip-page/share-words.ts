import { english } from "../../../../domain/messages/en/english.ts";
import type { LinkScope } from "../../../../domain/sharing/share-link.ts";

const guests = (count: number) => english.count(count, { one: "guest", other: "guests" });

/** Links to a trip: its owner's panel. */
export const shareWords = {
  title: "Share this trip",
  about: "Anyone with the link can open it. Your name, email, and account stay private.",
  loading: "Loading links",
  tryAgain: "Try again",
  name: "Link name",
  firstName: "Family and friends",
  scope: "Guests can",
  scopes: {
    view: "view",
    vote: "view and vote",
    edit: "view, vote, and edit",
  } satisfies Record<LinkScope, string>,
  make: "Create link",
  another: "Create another link",
  address: (name: string) => `Link “${name}”`,
  addressOnce: "Copy it now. We can’t show it again.",
  copy: "Copy",
  copied: "Link copied.",
  cannotCopy: "We couldn’t copy the link. Select it and copy it yourself.",
  send: "Send",
  showCosts: "Show prices and the budget",
  showNotes: "Show your notes",
  ends: "Expires on",
  endsNever: "Never expires.",
  isCalendar: "This link is for calendar apps. It doesn’t open a page.",
  isOver: "This link no longer works.",
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: "Not used yet",
  revoke: "Turn off link",
  revokeNamed: (name: string) => `Turn off link: ${name}`,
  revoked: "Link turned off. No one can open it anymore.",
  guests: (count: number) => `${count} ${count === 1 ? "guest" : "guests"}`,
  votes: (count: number) =>
    count === 0 ? "no votes yet" : english.count(count, { one: "vote", other: "votes" }),
  linkFull: "This link is full. Remove a guest, or create another link.",
  removeGuest: "Remove",
  removeGuestNamed: (name: string) => `Remove guest: ${name}`,
  removeGuestAsk: (name: string) =>
    `Remove ${name} and their votes? They won’t be able to open this link in that browser.`,
  keepGuest: "Keep",
  guestRemoved: (name: string) => `${name} removed.`,
  voted: (count: number) => `${guests(count)} ${count === 1 ? "has" : "have"} voted.`,
  disliked: "Places guests voted against",
  against: (down: number, up: number) => `${guests(down)} against, ${up} for.`,
  swap: "Swap",
  swapNamed: (place: string) => `Swap for the best match: ${place}`,
  drop: "Remove",
  dropNamed: (place: string) => `Remove from the plan: ${place}`,
  nothingFits: "Nothing else fits there. Remove it, or swap it in the plan.",
  mostLiked: (place: string, up: number) => `Most liked: ${place}, by ${guests(up)}.`,
};
