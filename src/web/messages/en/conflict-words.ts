import { durationText } from "../../../domain/messages/en/duration-text.ts";
import { english } from "../../../domain/messages/en/english.ts";
import type { MADE_MESSAGES } from "../../../domain/messages/en/made-messages.ts";
import { type MoneyValues, moneyText } from "../../../domain/messages/en/money-text.ts";
import { clockText } from "../../../domain/places/clock-text.ts";

type Yours = { readonly [Code in keyof typeof MADE_MESSAGES]: (typeof MADE_MESSAGES)[Code] };

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "another day" : name);

/** What the traveller did, by the code of what their edit made. */
export const yourWords = {
  renamed: ({ to }) => `You named the trip “${to}”`,
  unnamed: "You took the trip’s name away",
  noted: ({ about }) => `You wrote a note about ${about}`,
  noteRemoved: ({ about }) => `You took the note about ${about} away`,
  dated: ({ date }) => `You set the first day to ${english.date(date)}`,
  undated: "You took the trip’s dates away",
  moved: ({ about, to }) => `You moved ${about} to ${day(to)}`,
  reordered: ({ about, to }) => `You moved ${about} within ${day(to)}`,
  removed: ({ about }) => `You removed ${about}`,
  added: ({ about, to }) => `You added ${about} to ${day(to)}`,
  putBack: ({ about, to }) => `You put ${about} back into ${day(to)}`,
  swapped: ({ about, by }) => `You swapped ${about} for ${by}`,
  staySet: ({ about, minutes }) => `You set ${durationText(minutes)} for ${about}`,
  stayUnset: ({ about }) => `You left the time at ${about} to the plan`,
  startSet: ({ about, startMinutes }) => `You set ${about} to ${clockText(startMinutes)}`,
  startUnset: ({ about }) => `You left the hour of ${about} to the plan`,
  locked: ({ about }) => `You locked ${about}`,
  unlocked: ({ about }) => `You unlocked ${about}`,
  paceSet: ({ about, pace }) => `You set the pace of ${about} to ${pace}`,
  paceUnset: ({ about }) => `You gave ${about} the trip’s pace`,
  dayAdded: ({ number }) => `You added day ${number}`,
  dayRemoved: ({ about }) => `You removed ${about}`,
  dayMoved: ({ about, number }) => `You made ${about} day ${number}`,
  baseChosen: ({ about }) => `You made ${about} your base`,
  nightMoved: ({ about }) => `You gave ${about} a night more`,
  hotelAdded: ({ about }) => `You added ${about} to the hotels`,
  hotelRemoved: ({ about }) => `You took ${about} out of the hotels`,
  planned: ({ days }) =>
    days.length === 0 ? "You changed the plan" : `You changed ${english.list(days)}`,
  expenseSet: ({ about, ...money }) => `You entered ${about} as ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `You took the cost of ${about} away`,
  travellerAdded: ({ about }) => `You added ${about} to the travellers`,
  travellerRenamed: ({ about, to }) => `You renamed ${about} to ${to}`,
  travellerRemoved: ({ about }) => `You took ${about} out of the travellers`,
  budgetSet: (money) => `You set the budget to ${moneyText(money)}`,
  budgetUnset: "You left the budget to the trip’s level",
  restored: "You restored a former state",
  deleted: "You deleted the trip",
  several: ({ count }) => `You made ${count} changes`,
} satisfies Yours;

/** What stands there on the other device; "it" is what the traveller's edit is about. */
export const otherWords = {
  gone: "it was removed",
  there: "it is there",
  inDay: ({ day: name }: { day: string }) => `it is in ${name}`,
  stay: ({ minutes }: { minutes: number }) => `it was set to ${durationText(minutes)}`,
  stayOfPlan: "its time was left to the plan",
  start: ({ startMinutes }: { startMinutes: number }) => `it was set to ${clockText(startMinutes)}`,
  startOfPlan: "its hour was left to the plan",
  locked: "it was locked",
  unlocked: "it was unlocked",
  pace: ({ pace }: { pace: string }) => `its pace was set to ${pace}`,
  paceOfTrip: "it was given the trip’s pace",
  dayNumber: ({ number }: { number: number }) => `it is day ${number}`,
  dayChanged: "its places were changed",
  base: ({ about }: { about: string }) => `your base is ${about}`,
  noBase: "there is no hotel",
  cost: ({ about, ...money }: { about: string } & MoneyValues) =>
    `it is ${about}, ${moneyText(money)}`,
  called: ({ about }: { about: string }) => `the name is ${about}`,
  budget: (money: MoneyValues) => `it is ${moneyText(money)}`,
  noBudget: "it is left to the trip’s level",
  planChanged: "the plan was changed there as well",
};

/** "You moved Pantheon to Day 3; on the other device it was removed." */
export const bothText = (yours: string, other: string) => `${yours}; on the other device ${other}.`;
