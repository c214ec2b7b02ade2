import { english } from "../../../../domain/messages/en/english.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";

const guests = (count: number) => english.count(count, { one: "guest", other: "guests" });

/** Links to a trip: its owner's panel. */
export const shareWords = {
  title: "Share this trip",
  about:
    "Anyone with a link can open the trip. People who keep it in My Trips see your first name. Your email and account stay private.",
  people: "People you share trips with",
  peopleAbout: "They’ll find the trip in My Trips right away. They don’t need a link.",
  person: "Person",
  choosePerson: "Choose a person",
  personCan: "They can",
  addPerson: "Share",
  personAdded: (name: string) => `Shared with ${name}.`,
  isPerson: "This trip is in their My Trips.",
  removePerson: "Stop sharing",
  removePersonNamed: (name: string) => `Stop sharing with ${name}`,
  personRemoved: (name: string) => `No longer shared with ${name}.`,
  loading: "Loading links",
  name: "Link name",
  firstName: "Family and friends",
  scope: "Guests can",
  scopes: {
    view: "view",
    vote: "view, vote, and comment",
    edit: "view, vote, comment, and edit",
  } satisfies Record<LinkScope, string>,
  make: "Create link",
  another: "Create another link",
  anotherNamed: (name: string) => `Create another link like “${name}”`,
  address: (name: string) => `Link “${name}”`,
  addressOnce: "Copy it now. We can’t show it again.",
  addressLost:
    "We don’t keep the address of a link, so we can’t show it again. Create another link like this one, or turn this one off.",
  copy: "Copy",
  copied: "Link copied.",
  cannotCopy: "We couldn’t copy the link. Select it and copy it yourself.",
  send: "Send",
  showCosts: "Show prices and the budget",
  showNotes: "Show your notes",
  showBookings: "Show your bookings, without their numbers",
  ends: "Expires on",
  endsNever: "Never expires.",
  isCalendar: "This link is for calendar apps. It doesn’t open a page.",
  isOver: "This link no longer works.",
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: "Not used yet",
  revoke: "Turn off link",
  revokeNamed: (name: string) => `Turn off link: ${name}`,
  revoked: "Link turned off. No one can open it anymore.",
  guests: (count: number) => guests(count),
  votes: (count: number) =>
    count === 0 ? "no votes yet" : english.count(count, { one: "vote", other: "votes" }),
  linkFull: "This link is full. Remove a guest, or create another link.",
  scopeOf: (name: string) => `${name} can`,
  isMember: "keeps this trip",
  removeGuest: "Remove",
  removeGuestNamed: (name: string) => `Remove guest: ${name}`,
  removeGuestAsk: (name: string) =>
    `Remove ${name} and their votes? They won’t be able to open this link in that browser.`,
  keepGuest: "Keep",
  guestRemoved: (name: string) => `${name} removed.`,
  voted: (count: number) =>
    `${english.count(count, { one: "guest has", other: "guests have" })} voted.`,
  /** A vote is begun at the place that it is about. `swap` is that button’s label. */
  startVote: (swap: string) =>
    `Guests can vote on every place. To let them choose between places, open one in the plan, tap “${swap}”, and tick the others.`,
  disliked: "Places guests voted against",
  against: (down: number, up: number) => `${guests(down)} against, ${up} for.`,
  swap: "Swap",
  swapNamed: (place: string) => `Swap for the best match: ${place}`,
  drop: "Remove",
  dropNamed: (place: string) => `Remove from the plan: ${place}`,
  nothingFits: "Nothing else fits there. Remove it, or swap it in the plan.",
  mostLiked: (place: string, up: number) => `Most liked: ${place}, by ${guests(up)}.`,
};
