import { german } from "../../../domain/messages/de/german.ts";
import { PACE_WORDS } from "../../../domain/messages/de/made-messages.ts";
import { moneyText } from "../../../domain/messages/de/money-text.ts";
import { storedWords } from "../../../domain/messages/de/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    german.plural(count, {
      one: "Über deine Änderung musst du entscheiden",
      other: `Über ${count} deiner Änderungen musst du entscheiden`,
    }),
  gone: (trip) =>
    `${trip} wurde auf einem anderen Gerät gelöscht, deshalb kann deine Änderung nicht gespeichert werden.`,
  refused: (trip, problem) =>
    `Deine Änderung an ${trip} konnte nicht gespeichert werden: ${problem}`,
  conflict: (trip) => `${trip} wurde inzwischen auf einem anderen Gerät geändert.`,
  deletionConflict: (trip) =>
    `Du hast ${trip} gelöscht, aber die Reise wurde inzwischen auf einem anderen Gerät geändert.`,
  yours: (text) => ["Deine: ", text],
  theirs: (text) => ["Andere Version: ", text],
  noText: "nichts",
  keepMine: "Meine behalten",
  keepTheirs: "Die andere Version behalten",
  deleteAllTheSame: "Trotzdem löschen",
  keepTrip: "Die Reise behalten",
  discardMine: "Meine Änderung verwerfen",

  states: {
    onOther: (what) => `Auf dem anderen Gerät: ${what}.`,
    what: {
      gone: "entfernt",
      there: "noch da",
      inDay: ({ day: name }) => `jetzt an ${storedWords.day(name)}`,
      stay: ({ minutes }) => `auf ${german.duration(minutes)} gesetzt`,
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
      pace: ({ pace }) => `Tempo: ${ownField(PACE_WORDS, pace) ?? pace}`,
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
  },
};
