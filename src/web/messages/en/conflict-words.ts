import { durationText } from "../../../domain/messages/en/duration-text.ts";
import { english } from "../../../domain/messages/en/english.ts";
import { type MoneyValues, moneyText } from "../../../domain/messages/en/money-text.ts";
import { clockText } from "../../../domain/places/clock-text.ts";

/** What stands on the other device, after "On the other device"; "it" is what the traveller's edit is about. */
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
  called: ({ about }: { about: string }) => `the name is “${about}”`,
  unnamed: "the name was removed",
  dated: ({ date }: { date: string }) => `it begins on ${english.date(date)}, ${date.slice(0, 4)}`,
  undated: "the dates were removed",
  budget: (money: MoneyValues) => `it is ${moneyText(money)}`,
  noBudget: "it is left to the trip’s level",
  planChanged: "the plan was changed as well",
};

/** "On the other device it was removed." */
export const otherText = (other: string) => `On the other device ${other}.`;
