import { durationText } from "../../../domain/messages/de/duration-text.ts";
import { german } from "../../../domain/messages/de/german.ts";
import { moneyText } from "../../../domain/messages/de/money-text.ts";
import { storedWords } from "../../../domain/messages/de/stored-words.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { conflictWords as english } from "../en/conflict-words.ts";

/** A pace by its code. */
const PACES: Readonly<Record<string, string>> = {
  relaxed: "ganz in Ruhe",
  usual: "normal",
  full: "viel sehen",
};

export const conflictWords: typeof english = {
  onOther: (what) => `Auf dem anderen Gerät: ${what}.`,
  what: {
    gone: "entfernt",
    there: "noch da",
    inDay: ({ day: name }) => `jetzt an ${storedWords.day(name)}`,
    stay: ({ minutes }) => `auf ${durationText(minutes)} gesetzt`,
    stayOfPlan: "Dauer zurückgesetzt",
    start: ({ startMinutes }) => `auf ${german.time(startMinutes)} gesetzt`,
    startOfPlan: "Beginn zurückgesetzt",
    locked: "fixiert",
    unlocked: "nicht mehr fixiert",
    booked: "als gebucht abgehakt",
    unbooked: "nicht als gebucht abgehakt",
    bookedFor: ({ date, time }) =>
      time === ""
        ? `für den ${german.date(date)}`
        : `für den ${german.date(date)} um ${storedTime(time, german)}`,
    visited: "als besucht markiert",
    unvisited: "nicht als besucht markiert",
    pace: ({ pace }) => `Tempo: ${PACES[pace] ?? pace}`,
    paceOfTrip: "Tempo wieder wie bei der Reise",
    dayNumber: ({ number }) => `jetzt Tag ${number}`,
    dayChanged: "Orte wurden geändert",
    base: ({ about }) => `dein Hotel ist ${about}`,
    noBase: "kein Hotel",
    cost: ({ about, ...money }) => `${about}, ${moneyText(money)}`,
    called: ({ about }) => `der Name ist „${about}“`,
    unnamed: "der Name wurde entfernt",
    dated: ({ date }) => `beginnt am ${german.fullDate(date)}`,
    undated: "die Daten wurden entfernt",
    budget: (money) => `jetzt ${moneyText(money)}`,
    ideasChanged: "auch deine Ideen wurden geändert",
    listChanged: "auch deine Listen wurden geändert",
    noBudget: "zurückgesetzt",
    planChanged: "auch der Plan wurde geändert",
  },
};
