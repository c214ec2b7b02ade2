import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";
import { moneyText } from "../../../domain/messages/en/money-text.ts";
import { storedWords } from "../../../domain/messages/en/stored-words.ts";
import type { MoneyValues } from "../../../domain/messages/message-values.ts";
import { storedTime } from "../../../domain/stored-time.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    english.plural(count, {
      one: "Your change needs a decision",
      other: `${count} of your changes need a decision`,
    }),
  gone: (trip: string) => `${trip} was deleted on another device, so your change can’t be saved.`,
  refused: (trip: string, problem: string) =>
    `Your change to ${trip} couldn’t be saved: ${problem}`,
  conflict: (trip: string) => `${trip} was changed on another device in the meantime.`,
  deletionConflict: (trip: string) =>
    `You deleted ${trip}, but it was changed on another device in the meantime.`,
  yours: (text: ReactNode) => ["Yours: ", text],
  theirs: (text: ReactNode) => ["Other version: ", text],
  noText: "nothing",
  keepMine: "Keep mine",
  keepTheirs: "Keep the other version",
  deleteAllTheSame: "Delete anyway",
  keepTrip: "Keep the trip",
  discardMine: "Discard my change",

  states: {
    /** "On the other device, it was removed." */
    onOther: (what: string) => `On the other device, ${what}.`,
    /** The other device's state, after "On the other device"; "it" is the subject of the traveller's edit. */
    what: {
      gone: "it was removed",
      there: "it’s still there",
      inDay: ({ day: name }: { day: string }) => `it’s on ${storedWords.day(name)}`,
      stay: ({ minutes }: { minutes: number }) => `it was set to ${english.duration(minutes)}`,
      stayOfPlan: "its length was reset",
      start: ({ startMinutes }: { startMinutes: number }) =>
        `it was set to ${english.time(startMinutes)}`,
      startOfPlan: "its start time was reset",
      locked: "it was locked",
      unlocked: "it was unlocked",
      booked: "it was ticked off as booked",
      unbooked: "it isn’t ticked off as booked",
      /** `date` is "2026-05-04", `time` "14:05" or "". */
      bookedFor: ({ date, time }: { date: string; time: string }) =>
        time === ""
          ? `it’s for ${english.date(date)}`
          : `it’s for ${english.date(date)} at ${storedTime(time, english)}`,
      visited: "it’s marked as visited",
      unvisited: "it’s not marked as visited",
      pace: ({ pace }: { pace: string }) => `its pace was set to ${pace}`,
      paceOfTrip: "its pace was set to the trip’s",
      dayNumber: ({ number }: { number: number }) => `it’s day ${number}`,
      dayChanged: "its places were changed",
      base: ({ about }: { about: string }) => `your hotel is ${about}`,
      noBase: "there’s no hotel",
      cost: ({ about, ...money }: { about: string } & MoneyValues) =>
        `it’s ${about}, ${moneyText(money)}`,
      called: ({ about }: { about: string }) => `the name is “${about}”`,
      unnamed: "the name was removed",
      dated: ({ date }: { date: string }) => `it starts on ${english.fullDate(date)}`,
      undated: "the dates were removed",
      budget: (money: MoneyValues) => `it’s ${moneyText(money)}`,
      ideasChanged: "your ideas were also changed",
      listChanged: "your lists were also changed",
      noBudget: "it was reset",
      planChanged: "the plan was also changed",
    },
  },
};
