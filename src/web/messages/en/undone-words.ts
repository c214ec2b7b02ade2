import type { MADE_MESSAGES } from "../../../domain/messages/en/made-messages.ts";

type About = { about: string };
type Undone = { readonly [Code in keyof typeof MADE_MESSAGES]: (typeof MADE_MESSAGES)[Code] };

/** What is so again once an edit is undone, by the code of what it made. */
export const undoneWords = {
  renamed: () => "the trip has its former name",
  unnamed: "the trip has its former name",
  noted: ({ about }: About) => `the note about ${about} is as it was`,
  noteRemoved: ({ about }: About) => `the note about ${about} is back`,
  dated: () => "the trip has its former dates",
  undated: "the trip has its former dates",
  moved: ({ about, from }) => `${about} is back in ${from}`,
  reordered: ({ about, to }) => `${about} is back at its place in ${to}`,
  removed: ({ about, from }) => `${about} is back in ${from}`,
  added: ({ about }) => `${about} is gone`,
  putBack: ({ about }) => `${about} is set aside`,
  swapped: ({ about }) => `${about} is back`,
  staySet: ({ about }) => `time at ${about} is as it was`,
  stayUnset: ({ about }) => `time at ${about} is as it was`,
  startSet: ({ about }) => `hour of ${about} is as it was`,
  startUnset: ({ about }) => `hour of ${about} is as it was`,
  locked: ({ about }) => `${about} is unlocked`,
  unlocked: ({ about }) => `${about} is locked`,
  paceSet: ({ about }) => `pace of ${about} is as it was`,
  paceUnset: ({ about }) => `pace of ${about} is as it was`,
  dayAdded: ({ number }) => `day ${number} is gone`,
  dayRemoved: ({ about }) => `${about} is back`,
  dayMoved: ({ about }) => `${about} is back where it was`,
  baseChosen: () => "your former base is back",
  nightMoved: ({ about }) => `${about} has its former nights`,
  hotelAdded: ({ about }) => `${about} is gone`,
  hotelRemoved: ({ about }) => `${about} is back`,
  planned: () => "the plan is as it was",
  expenseSet: ({ about }) => `the cost of ${about} is as it was`,
  expenseRemoved: ({ about }) => `the cost of ${about} is back`,
  travellerAdded: ({ about }) => `${about} is gone`,
  travellerRenamed: ({ about }) => `${about} has that name again`,
  travellerRemoved: ({ about }) => `${about} is back`,
  budgetSet: () => "the budget is as it was",
  budgetUnset: "the budget is as it was",
  restored: "the trip is as it was before",
  deleted: "the trip is back",
  several: ({ count }) => `${count} changes`,
} satisfies Undone;

/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Undo",
  redo: "Redo",
  undoOf: (change: string) => `Undo: ${change}`,
  redoOf: (change: string) => `Redo: ${change}`,
  nothingToUndo: "Nothing to undo",
  undone: (now: string) => `Undone: ${now}.`,
  redone: (change: string) => `Done again: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `“${change}” can’t be undone: it was changed on another device since.`,
  cannotRedo: (change: string) =>
    `“${change}” can’t be done again: it was changed on another device since.`,
};
