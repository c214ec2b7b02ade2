import { clockText } from "../../../domain/places/clock-text.ts";
import type { PaceChoice } from "../../../domain/trip/pace.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, place ${number} of ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "Changing the plan",
  /** For those who hear the handle. */
  handleHint:
    "Enter picks it up. Alt and an arrow key move it by one spot. Delete takes it out of the plan.",
  move: "Move",
  moveIt: (name: string) => `Move ${name}`,
  remove: "Remove",
  removeIt: (name: string) => `Remove ${name}`,
  lock: "Lock",
  unlock: "Unlock",
  lockIt: (name: string) => `Keep ${name} at its hour`,
  locked: "locked",
  note: "Note",
  actionsFor: (name: string) => `Change ${name}`,

  moving: (name: string) => `Moving ${name}`,
  earlier: "Earlier",
  later: "Later",
  day: "Day",
  chooseDay: "Day to move it to",
  cancel: "Cancel",
  putHere: "Put here",
  dragHelp: "Let go to put it here, Esc takes it back.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}, ${clockText(visit.startMinutes)} to ${clockText(visit.endMinutes)}, ${problem ?? "fits"}.`,
  fits: "fits",

  pickedUp: (name: string, stand: Stand) =>
    `${name} picked up. ${standText(stand)}. Arrow keys choose the spot, Tab the next day, Enter puts it, Escape takes it back.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `${name} is now in ${day}.`
      : `${name} is now in ${day} at ${clockText(startMinutes)}.`,
  takenBack: (name: string) => `${name} stays where it was.`,
  removed: (name: string) => `${name} is set aside.`,
  putBack: (name: string, day: string) => `${name} is back in ${day}.`,
  nowLocked: (name: string) => `${name} is locked.`,
  nowUnlocked: (name: string) => `${name} is no longer locked.`,
  dayAdded: "A day is added.",
  dayRemoved: (day: string) => `${day} is removed; its places are set aside.`,
  dayMoved: "The day is moved.",
  paceSet: (day: string, pace: string) => `Pace of ${day}: ${pace}.`,

  dayOptions: (day: string) => `Options of ${day}`,
  addDay: "Add a day after it",
  dayEarlier: "Move it a day earlier",
  dayLater: "Move it a day later",
  lockDay: "Lock this day",
  unlockDay: "Unlock this day",
  removeDay: "Remove this day",
  pace: "Pace of this day",
  paces: {
    usual: "Usual",
    relaxed: "Take it easy",
    full: "See a lot",
  } satisfies Record<PaceChoice, string>,
  tripsPace: "As the whole trip",

  makeBase: "Make it our base",
  isBase: (name: string) => `The days start from ${name}.`,
  hotelRemoved: (name: string) => `${name} is removed.`,

  setAside: (count: number) => `Set aside (${count})`,
  putItBack: "Put back",
  putPlaceBack: (name: string) => `Put ${name} back`,
};
