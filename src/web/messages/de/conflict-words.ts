import { durationText } from "../../../domain/messages/de/duration-text.ts";
import { german } from "../../../domain/messages/de/german.ts";
import { moneyText } from "../../../domain/messages/de/money-text.ts";
import { storedWords } from "../../../domain/messages/de/stored-words.ts";
import type { MoneyValues } from "../../../domain/messages/message-values.ts";
import { storedTime } from "../../../domain/stored-time.ts";

/** A pace by its code. */
const PACES: Readonly<Record<string, string>> = {
  relaxed: "ganz in Ruhe",
  usual: "normal",
  full: "viel sehen",
};

export const conflictWords = {
  /** "On the other device, it was removed." */
  onOther: (what: string) => `Auf dem anderen Gerät: ${what}.`,
  /** The other device's state, after "On the other device"; "it" is the subject of the traveller's edit. */
  what: {
    gone: "entfernt",
    there: "noch da",
    inDay: ({ day: name }: { day: string }) => `jetzt an ${storedWords.day(name)}`,
    stay: ({ minutes }: { minutes: number }) => `auf ${durationText(minutes)} gesetzt`,
    stayOfPlan: "Dauer zurückgesetzt",
    start: ({ startMinutes }: { startMinutes: number }) =>
      `auf ${german.time(startMinutes)} gesetzt`,
    startOfPlan: "Beginn zurückgesetzt",
    locked: "fixiert",
    unlocked: "nicht mehr fixiert",
    booked: "als gebucht abgehakt",
    unbooked: "nicht als gebucht abgehakt",
    /** `date` is "2026-05-04", `time` "14:05" or "". */
    bookedFor: ({ date, time }: { date: string; time: string }) =>
      time === ""
        ? `für den ${german.date(date)}`
        : `für den ${german.date(date)} um ${storedTime(time, german)}`,
    visited: "als besucht markiert",
    unvisited: "nicht als besucht markiert",
    pace: ({ pace }: { pace: string }) => `Tempo: ${PACES[pace] ?? pace}`,
    paceOfTrip: "Tempo wieder wie bei der Reise",
    dayNumber: ({ number }: { number: number }) => `jetzt Tag ${number}`,
    dayChanged: "Orte wurden geändert",
    base: ({ about }: { about: string }) => `dein Hotel ist ${about}`,
    noBase: "kein Hotel",
    cost: ({ about, ...money }: { about: string } & MoneyValues) => `${about}, ${moneyText(money)}`,
    called: ({ about }: { about: string }) => `der Name ist „${about}“`,
    unnamed: "der Name wurde entfernt",
    dated: ({ date }: { date: string }) => `beginnt am ${german.fullDate(date)}`,
    undated: "die Daten wurden entfernt",
    budget: (money: MoneyValues) => `jetzt ${moneyText(money)}`,
    ideasChanged: "auch deine Ideen wurden geändert",
    listChanged: "auch deine Listen wurden geändert",
    noBudget: "zurückgesetzt",
    planChanged: "auch der Plan wurde geändert",
  },
};
