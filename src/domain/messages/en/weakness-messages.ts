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
  apart: ({
    name,
    day,
    other,
    otherDay,
  }: OnDay & { name: string; other: string; otherDay: number }) =>
    `${name} (day ${day}) and ${other} (day ${otherDay}) are close together but on different days.`,
  noMealTime: ({ day }: OnDay) => `Day ${day} has too little time for meals.`,
  afterDark: ({ names }: { names: string[] }) => `Dark by then: ${english.list(names)}.`,
  otherTimeOfDay: ({ names }: { names: string[] }) =>
    `Better at another time of day: ${english.list(names)}.`,
};
