import { english } from "../../../../domain/messages/en/english.ts";
import type { LinkScope } from "../../../../domain/sharing/share-link.ts";

const people = (count: number) => english.count(count, { one: "person", other: "people" });

/** A trip by a link: what guests read, and what is said of their votes. */
export const guestWords = {
  title: (destination: string) => `A trip to ${destination}`,
  shared: "Someone shares this trip with you.",
  scopes: {
    view: "You can look at it.",
    vote: "You can look at it, and say which places you like.",
    edit: "You can look at it, vote on its places, and change it.",
  } satisfies Record<LinkScope, string>,
  ended: "This link has ended",
  endedDetail: "Ask who sent it.",
  unavailable: "The trip can’t be shown just now",
  tryAgain: "Try again",
  yourName: "Your name",
  join: "Join",
  joinFirst: "Give your name first: it needs no account.",
  joined: (name: string) => `You are here as ${name}.`,
  comeBack: "Copy a personal link, to come back as yourself on another device",
  copied: "Your personal link is copied. Don’t pass it on.",
  cannotCopy: "The link can’t be copied here.",
  votes: "Votes",
  up: "I’d like to",
  down: "Rather not",
  upOn: (place: string) => `I’d like to: ${place}`,
  downOn: (place: string) => `Rather not: ${place}`,
  word: "A word about it",
  saveWord: "Save",
  for: (count: number) => `${people(count)} for it`,
  against: (count: number) => `${count} against`,
  conflict: "Someone else has changed this in the meantime. You see it as it is now.",
};
