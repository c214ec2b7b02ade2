import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/en/duration-text.ts";

/** Sheets that change a place, a day or the trip; every hour is "13:05". */
export const changePlanWords = {
  workingItOut: "Working it out …",
  notNow: "The hours can't be worked out now. You can change it all the same.",
  fits: "Fits.",
  fitsBut: "It can be done, but:",
  /** `check`: the name of a check of the whole plan. */
  notMet: (check: string) => `Not met: ${check}`,
  hours: (start: string, end: string) => `${start}–${end}`,

  time: "Time",
  whenAndHowLong: "When and how long?",
  starts: "Starts",
  stayFor: "Stay for",
  stay: (minutes: number) => durationText(minutes),
  usualStay: "As planned",
  keepTime: "Keep this time when re-planning",
  startsMissing: "Give an hour, such as 14:30.",
  set: "Set",

  swap: "Swap",
  swapThis: "Swap this place",
  inPlaceOf: (place: ReactNode, hours: string | undefined) =>
    hours === undefined ? ["In place of ", place, "."] : ["In place of ", place, `, ${hours}.`],
  theseFit: "These fit into your day:",
  nearest: "Nothing fits as it is. These come nearest:",
  noneFits: "We know no other place that fits here. Look for one by its name.",
  takeThis: "Take this one",
  take: (place: string) => `Take this one: ${place}`,
  moreTravel: (minutes: number) =>
    minutes === 0
      ? "no more travel"
      : minutes > 0
        ? `${durationText(minutes)} more travel`
        : `${durationText(-minutes)} less travel`,

  addPlace: "Add a place",
  addPlaceTo: (day: string) => `Add a place to ${day}`,
  lookFor: "Or look for another place",
  lookForFirst: "Look for a place",
  lookForHint: "A name or a kind, such as “garden”",
  noneFound: (text: string) => `Our guide has no “${text}” here that your trip doesn't have yet.`,
  foundCount: (count: number) => (count === 1 ? "1 place found." : `${count} places found.`),
  ownPlace: "A place of your own",
  ownName: "Its name",
  ownPosition: "Where it is (optional)",
  ownPositionHint: "Latitude and longitude, such as 41.9029, 12.4534",
  ownNameMissing: "Give it a name.",
  ownPositionUnreadable: "Write latitude and longitude, such as 41.9029, 12.4534, or leave it out.",
  ownNotice: "Nobody has checked it: without a position, ways to it are not known.",
  add: "Add it",

  changeOf: (day: string) => `Change ${day}`,
  changeTrip: "Change the whole trip",
  replanDay: "Re-plan this day",
  replanMeaning:
    "The places stay; they get the order and hours with the least travel that opening hours allow.",
  wholeTrip: "Whole trip",
  what: "What to re-plan",
  staysAsItIs: (names: string) => `Stays as it is: ${names}.`,
  lockOthers: "Lock what else should stay.",
  showProposal: "Show me a proposal",
  nothingYet: "Nothing changes before you say so.",
  proposalFor: (what: string) => `Proposal for ${what}`,
  nothingBetter: "Nothing better was found: your plan has the best order already.",
  failed: "We couldn't work out a proposal. Your plan is as it was. Try again.",
  outdated: "The trip was changed meanwhile. Ask for a proposal again.",
  tryAgain: "Try again",
  before: "Before",
  after: "After",
  onFoot: "On foot",
  travel: "Under way",
  backAt: "Back at the hotel",
  km: (km: number) => `${km.toFixed(1)} km`,
  minutes: (minutes: number) => durationText(minutes),
  to: "to",
  stays: "Stays",
  locked: "Locked",
  moved: (day: string) => `Moved from ${day}`,
  movesTo: (day: string) => `Moves to ${day}`,
  earlier: (minutes: number) => `${durationText(minutes)} earlier`,
  later: (minutes: number) => `${durationText(minutes)} later`,
  cancel: "Cancel",
  apply: "Apply",
  dayUnchanged: "Stays as it is.",

  waysOut: (place: string) => `What to do about ${place}`,
  moveTo: (day: string, hours: string) => `Move it to ${day}, ${hours}`,
  moveWithin: (hours: string) => `Visit it ${hours} instead`,
  letPlanChoose: "Let the plan choose the hour",
  setAside: "Set aside",

  runningLate: "Running late",
  byHowMuch: "By how much?",
  late: (minutes: number) => `+${minutes} min`,
  lateBy: (minutes: number) => `+${minutes} min: ${minutes} minutes late`,
  skip: "Skip it",
  skipOf: (place: string) => `Skip it: ${place}`,
  noLongerFits: "No longer fits:",
  setAsideOf: (place: string) => `Set aside ${place}`,
};
