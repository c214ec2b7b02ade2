import { english } from "../../../domain/messages/en/english.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, place ${number} of ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "Editing the plan",
  /** For those who hear the handle. */
  handleHint:
    "Press Enter to pick it up, Alt and an arrow key to move it one spot, or Delete to remove it.",
  move: "Move",
  moveIt: (name: string) => `Move ${name}`,
  remove: "Remove",
  removeIt: (name: string) => `Remove ${name}`,
  lock: "Lock",
  unlock: "Unlock",
  lockIt: (name: string) => `Lock ${name} at its time`,
  locked: "locked",
  note: "Note",
  actionsFor: (name: string) => `Change ${name}`,

  moving: (name: string) => `Moving ${name}`,
  earlier: "Earlier",
  later: "Later",
  day: "Day",
  chooseDay: "Move to day",
  cancel: "Cancel",
  putHere: "Move here",
  dragHelp: "Release to move it here. Press Esc to cancel.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}, ${english.time(visit.startMinutes)} to ${english.time(visit.endMinutes)}, ${problem ?? "fits"}.`,
  fits: "fits",

  pickedUp: (name: string, stand: Stand) =>
    `${name} picked up. ${standText(stand)}. Use the arrow keys to choose a spot, Tab for the next day, Enter to move it, or Escape to cancel.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `${name} is now on ${day}.`
      : `${name} is now on ${day} at ${english.time(startMinutes)}.`,
  noMeal: (kind: MealKind, day: string) =>
    `${day}: no time for ${kind === "lunch" ? "lunch" : "dinner"}`,
  mealsChanged: (meals: readonly string[]) => `Meals changed. ${meals.join(". ")}`,
  takenBack: (name: string) => `${name} stays where it was.`,
  removed: (name: string) => `${name} removed.`,
  putBack: (name: string, day: string) => `${name} is back on ${day}.`,
  nowLocked: (name: string) => `${name} locked.`,
  nowUnlocked: (name: string) => `${name} unlocked.`,
  dayAdded: "Day added.",
  dayRemoved: (day: string) => `${day} removed. You can put its places back under Removed.`,
  dayMoved: "Day moved.",
  paceSet: (day: string, pace: string) => `Pace of ${day}: ${pace}.`,

  dayOptions: (day: string) => `Options for ${day}`,
  addDay: "Add a day after this",
  dayEarlier: "Move a day earlier",
  dayLater: "Move a day later",
  lockDay: "Lock this day",
  unlockDay: "Unlock this day",
  removeDay: "Remove this day",
  pace: "Pace of this day",
  paces: {
    usual: "Usual",
    relaxed: "Take it easy",
    full: "See a lot",
  } satisfies Record<PaceChoice, string>,
  tripsPace: "Same as trip",

  makeBase: "Stay here",
  isBase: (name: string) => `Your days now start from ${name}.`,
  hotelRemoved: (name: string) => `${name} removed.`,

  setAside: (count: number) => `Removed (${count})`,
  putItBack: "Put back",
  putPlaceBack: (name: string) => `Put ${name} back`,

  /** The field for a text of one's own. */
  text: {
    save: "Save",
    cancel: "Cancel",
    discardQuestion: "Discard what you typed?",
    keepWriting: "Keep writing",
    discard: "Discard",
    deletedElsewhere: "This trip was deleted",
    deletedElsewhereDetail:
      "It was deleted in another tab or on another device. Your text is still here, so you can copy it.",
  },
};
