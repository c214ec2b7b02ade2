import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { german } from "./german.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "ganz in Ruhe",
  usual: "normal",
  full: "viel sehen",
};

const day = (name: string) => (name === "" ? "einen anderen Tag" : storedWords.day(name));
const dayAlone = (name: string) => (name === "" ? "anderer Tag" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `Reise in „${to}“ umbenannt`,
  unnamed: "Name der Reise entfernt",
  noted: ({ about }) =>
    about === "" ? "Notiz geändert" : `Notiz zu ${storedWords.day(about)} geändert`,
  noteRemoved: ({ about }) =>
    about === "" ? "Notiz entfernt" : `Notiz zu ${storedWords.day(about)} entfernt`,
  dated: ({ date }) => `Startdatum auf den ${german.fullDate(date)} gesetzt`,
  undated: "Reisedaten entfernt",
  moved: ({ about, to }) => `${about} auf ${day(to)} verschoben`,
  reordered: ({ about, to }) => `${about} innerhalb des Tages verschoben (${dayAlone(to)})`,
  removed: ({ about }) => `${about} entfernt`,
  added: ({ about, to }) => `${about} hinzugefügt (${dayAlone(to)})`,
  putBack: ({ about, to }) => `${about} zurückgeholt (${dayAlone(to)})`,
  swapped: ({ about, by }) => `${about} gegen ${by} getauscht`,
  staySet: ({ about, minutes }) => `Zeit für ${about} auf ${german.duration(minutes)} gesetzt`,
  stayUnset: ({ about }) => `Zeit für ${about} zurückgesetzt`,
  startSet: ({ about, startMinutes }) => `${about} auf ${german.time(startMinutes)} gesetzt`,
  startUnset: ({ about }) => `Beginn von ${about} zurückgesetzt`,
  locked: ({ about }) => `${storedWords.day(about)} fixiert`,
  unlocked: ({ about }) => `${storedWords.day(about)} nicht mehr fixiert`,
  booked: ({ about }) => `${about} gebucht`,
  unbooked: ({ about }) => `${about} nicht mehr gebucht`,
  bookingAdded: ({ about }) => `${about} zu deinen Buchungen hinzugefügt`,
  bookingChanged: ({ about }) => `Buchung geändert: ${about}`,
  bookingCancelled: ({ about }) => `Buchung storniert: ${about}`,
  bookingRemoved: ({ about }) => `${about} aus deinen Buchungen entfernt`,
  visited: ({ about }) => `${about} als besucht markiert`,
  unvisited: ({ about }) => `${about} nicht mehr als besucht markiert`,
  severalVisited: ({ count }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} als besucht markiert`,
  severalUnvisited: ({ count }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} nicht mehr als besucht markiert`,
  paceSet: ({ about, pace }) => `Tempo von ${storedWords.day(about)}: ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `Tempo von ${storedWords.day(about)} wieder wie bei der Reise`,
  dayAdded: ({ number }) => `Tag ${number} hinzugefügt`,
  dayRemoved: ({ about }) => `${storedWords.day(about)} entfernt`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)} ist jetzt Tag ${number}`,
  baseChosen: ({ about }) => `${about} ist jetzt dein Hotel`,
  nightMoved: ({ about }) => `Eine Nacht mehr in ${about}`,
  hotelAdded: ({ about }) => `${about} zu den Hotels hinzugefügt`,
  hotelRemoved: ({ about }) => `${about} bei den Hotels entfernt`,
  planned: ({ days }) =>
    days.length === 0 ? "Plan geändert" : `${german.list(days.map(storedWords.day))} geändert`,
  ideaAdded: ({ about }) => `${about} zu deinen Ideen hinzugefügt`,
  ideasAdded: ({ count }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} zu deinen Ideen hinzugefügt`,
  ideaRemoved: ({ about }) => `${about} aus deinen Ideen entfernt`,
  listItemSet: ({ about }) => `${about} zu deinen Listen hinzugefügt`,
  listItemsSet: ({ count }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} zu deinen Listen hinzugefügt`,
  listItemRemoved: ({ about }) => `${about} aus deinen Listen entfernt`,
  itemTicked: ({ about }) => `${about} abgehakt`,
  itemUnticked: ({ about }) => `${about} nicht mehr abgehakt`,
  itemsTicked: ({ count }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} abgehakt`,
  itemsUnticked: ({ count }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} nicht mehr abgehakt`,
  expenseSet: ({ about, ...money }) => `${about} auf ${moneyText(money)} gesetzt`,
  expenseRemoved: ({ about }) => `Ausgabe für ${about} entfernt`,
  travellerAdded: ({ about }) => `${about} zu den Reisenden hinzugefügt`,
  travellerRenamed: ({ about, to }) => `${about} heißt jetzt ${to}`,
  travellerRemoved: ({ about }) => `${about} bei den Reisenden entfernt`,
  budgetSet: (money) => `Budget auf ${moneyText(money)} gesetzt`,
  budgetUnset: "Budget zurückgesetzt",
  restored: "Frühere Version wiederhergestellt",
  deleted: "Reise gelöscht",
  several: ({ count }) => german.count(count, { one: "Änderung", other: "Änderungen" }),
};
