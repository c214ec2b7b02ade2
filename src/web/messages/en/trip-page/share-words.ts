import { english } from "../../../../domain/messages/en/english.ts";
import type { LinkScope } from "../../../../domain/sharing/share-link.ts";

const guests = (count: number) => english.count(count, { one: "guest", other: "guests" });

/** Links to a trip: its owner's panel. */
export const shareWords = {
  title: "Share this trip",
  about: "Who has a link needs no account. Your name, address and account stay with you.",
  loading: "Loading the links",
  tryAgain: "Try again",
  name: "Name of the link",
  firstName: "Family and friends",
  scope: "Guests may",
  scopes: {
    view: "look at it",
    vote: "look and vote",
    edit: "look, vote and change it",
  } satisfies Record<LinkScope, string>,
  make: "Make a link",
  another: "Another link",
  address: (name: string) => `Address of the link “${name}”`,
  addressOnce: "Copy it now: it is shown on this page alone, and we can’t show it again.",
  copy: "Copy",
  copied: "The address is copied.",
  cannotCopy: "The address can’t be copied here. Select it and copy it.",
  send: "Send",
  showCosts: "Show prices and the budget",
  showNotes: "Show your notes",
  ends: "The link ends on",
  endsNever: "No date: it has no end.",
  isCalendar: "A calendar program follows the trip by it. It opens no page.",
  isOver: "This link has ended.",
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: "Not used yet",
  revoke: "End this link",
  revokeNamed: (name: string) => `End this link: ${name}`,
  revoked: "The link has ended. Nobody can open it any more.",
  guests: (count: number) => `${count} ${count === 1 ? "guest" : "guests"}`,
  votes: (count: number) =>
    count === 0 ? "no votes yet" : english.count(count, { one: "vote", other: "votes" }),
  linkFull: "This link is full. Remove a guest, or make another link.",
  removeGuest: "Remove",
  removeGuestNamed: (name: string) => `Remove guest: ${name}`,
  removeGuestAsk: (name: string) =>
    `Remove ${name} and their votes? Their browser can’t open this link any more.`,
  keepGuest: "Keep",
  guestRemoved: (name: string) => `${name} is removed.`,
  voted: (count: number) => `${guests(count)} ${count === 1 ? "has" : "have"} voted.`,
  disliked: "Places that guests would rather not see",
  against: (down: number, up: number) => `${guests(down)} against, ${up} for it.`,
  swap: "Swap",
  swapNamed: (place: string) => `Swap for what fits best: ${place}`,
  drop: "Remove",
  dropNamed: (place: string) => `Remove from the plan: ${place}`,
  nothingFits: "Nothing else fits there. Remove it, or look for something in the plan.",
  mostLiked: (place: string, up: number) => `Most liked: ${place}, by ${guests(up)}.`,
};
