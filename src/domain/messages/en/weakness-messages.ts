import { clockText } from "../../places/clock-text.ts";
import { type InterestId, interestTitles } from "../../trip/interest.ts";
import { durationText } from "./duration-text.ts";
import { english } from "./english.ts";

type OnDay = { day: number };

/** What holds a plan's quality down. Minutes are a length, or those after midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `Missing: ${english.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Nothing for ${english.list(interestTitles(interests))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Not much for ${english.list(interestTitles(interests))}.`,
  emptyDay: ({ day }: OnDay) => `Day ${day} is empty.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} ends early, at ${clockText(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} starts late, at ${clockText(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} has only ${durationText(minutes)} of sightseeing.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day}: ${durationText(minutes)} of waiting.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `Day ${day}’s route is ${percent}% longer than it needs to be.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day}: ${durationText(minutes)} of travel.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (day ${day}) is closer to the places of day ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `Day ${day} has no lunch.`,
  noDinner: ({ day }: OnDay) => `Day ${day} has no dinner.`,
  afterDark: ({ names }: { names: string[] }) => `Dark by then: ${english.list(names)}.`,
  otherTimeOfDay: ({ names }: { names: string[] }) =>
    `Better at another time of day: ${english.list(names)}.`,
};
