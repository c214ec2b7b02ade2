import { english } from "../../../../domain/messages/en/english.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";

/** A trip by a link: what guests read, and what is said of their votes. */
export const guestWords = {
  title: (destination: string) => `A trip to ${destination}`,
  shared: "Someone shared this trip with you.",
  ownTrip: "This is your own trip, as people with this link see it.",
  toOwnTrip: "Back to your trip",
  scopes: {
    view: "You can view it.",
    vote: "You can view it, vote and comment: open a place for that.",
    edit: "You can view it, change it, vote and comment: open a place to vote or comment.",
  } satisfies Record<LinkScope, string>,
  keep: "Keep in My Trips",
  keepHint:
    "You’ll find it under My Trips on all your devices, offline too. Your own trip has these places and is yours to change.",
  planOwn: "Plan my own from it",
  copiedTrip: "Here’s your own trip. Set its dates when you know them.",
  cannotPlan: "We can’t do this right now. Check your connection and try again.",
  keepByInvitation:
    "You need an account on this server for that. Ask the person who runs it for an invitation. Until then, keep the link: it opens this trip in any browser for as long as it’s valid.",
  signInToKeep: "Sign in to keep this trip",
  keptIt: "Saved to My Trips.",
  sharedBy: (name: string) => `${name} shared this trip with you.`,
  leave: "Remove from My Trips",
  leaveAsk: (name: string) =>
    `Remove this trip from My Trips? ${name}’s trip stays as it is. To come back, use the link again or ask ${name}.`,
  leaveIt: "Remove",
  stay: "Keep",
  left: "Removed from My Trips.",
  changed: (name: string, change: string) => `${name}: ${change}`,
  changedMore: (name: string, count: number) =>
    `${name} made ${english.count(count, { one: "change", other: "changes" })}.`,
  undo: "Undo",
  ended: "This link no longer works",
  endedDetail: "Ask the person who sent it.",
  unavailable: "We can’t show this trip right now",
  tryAgain: "Try again",
  yourName: "Your name",
  join: "Join",
  joinFirst: "Enter your name first. No account needed.",
  joined: (name: string) => `You joined as ${name}.`,
  comeBack: "Copy your link for other devices",
  copied: "Your personal link is copied. Don’t share it.",
  cannotCopy: "We couldn’t copy the link.",
  votes: "Votes",
  up: "Sounds good",
  down: "No thanks",
  upOn: (place: string) => `Sounds good: ${place}`,
  downOn: (place: string) => `No thanks: ${place}`,
  word: "Comment",
  saveWord: "Save",
  wordSaved: "Comment saved.",
  for: (count: number) => english.count(count, { one: "vote for", other: "votes for" }),
  against: (count: number) => `${count} against`,
  comments: (count: number) => english.count(count, { one: "comment", other: "comments" }),
  conflict: "Someone else just changed this. Here’s the latest version.",
};
