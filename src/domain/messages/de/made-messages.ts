import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { durationText } from "./duration-text.ts";
import { german } from "./german.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "ganz in Ruhe",
  usual: "normal",
  full: "viel sehen",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "einen anderen Tag" : storedWords.day(name));
const dayAlone = (name: string) => (name === "" ? "anderer Tag" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Reise in „${to}“ umbenannt`,
  unnamed: "Name der Reise entfernt",
  noted: ({ about }: About) =>
    about === "" ? "Notiz geändert" : `Notiz zu ${storedWords.day(about)} geändert`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Notiz entfernt" : `Notiz zu ${storedWords.day(about)} entfernt`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Startdatum auf den ${german.fullDate(date)} gesetzt`,
  undated: "Reisedaten entfernt",
  moved: ({ about, to }: About & { from: string; to: string }) =>
    `${about} auf ${day(to)} verschoben`,
  reordered: ({ about, to }: About & { to: string }) =>
    `${about} innerhalb des Tages verschoben (${dayAlone(to)})`,
  removed: ({ about }: About & { from: string }) => `${about} entfernt`,
  added: ({ about, to }: About & { to: string }) => `${about} hinzugefügt (${dayAlone(to)})`,
  putBack: ({ about, to }: About & { to: string }) => `${about} zurückgeholt (${dayAlone(to)})`,
  swapped: ({ about, by }: About & { by: string }) => `${about} gegen ${by} getauscht`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Zeit für ${about} auf ${durationText(minutes)} gesetzt`,
  stayUnset: ({ about }: About) => `Zeit für ${about} zurückgesetzt`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `${about} auf ${german.time(startMinutes)} gesetzt`,
  startUnset: ({ about }: About) => `Beginn von ${about} zurückgesetzt`,
  locked: ({ about }: About) => `${storedWords.day(about)} fixiert`,
  unlocked: ({ about }: About) => `${storedWords.day(about)} nicht mehr fixiert`,
  booked: ({ about }: About) => `${about} gebucht`,
  unbooked: ({ about }: About) => `${about} nicht mehr gebucht`,
  bookingAdded: ({ about }: About) => `${about} zu deinen Buchungen hinzugefügt`,
  bookingChanged: ({ about }: About) => `Buchung geändert: ${about}`,
  bookingCancelled: ({ about }: About) => `Buchung storniert: ${about}`,
  bookingRemoved: ({ about }: About) => `${about} aus deinen Buchungen entfernt`,
  visited: ({ about }: About) => `${about} als besucht markiert`,
  unvisited: ({ about }: About) => `${about} nicht mehr als besucht markiert`,
  severalVisited: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} als besucht markiert`,
  severalUnvisited: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} nicht mehr als besucht markiert`,
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Tempo von ${storedWords.day(about)}: ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Tempo von ${storedWords.day(about)} wieder wie bei der Reise`,
  dayAdded: ({ number }: { number: number }) => `Tag ${number} hinzugefügt`,
  dayRemoved: ({ about }: About) => `${storedWords.day(about)} entfernt`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} ist jetzt Tag ${number}`,
  baseChosen: ({ about }: About) => `${about} ist jetzt dein Hotel`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `Eine Nacht mehr in ${about}`,
  hotelAdded: ({ about }: About) => `${about} zu den Hotels hinzugefügt`,
  hotelRemoved: ({ about }: About) => `${about} bei den Hotels entfernt`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0 ? "Plan geändert" : `${german.list(days.map(storedWords.day))} geändert`,
  ideaAdded: ({ about }: About) => `${about} zu deinen Ideen hinzugefügt`,
  ideasAdded: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Ort", other: "Orte" })} zu deinen Ideen hinzugefügt`,
  ideaRemoved: ({ about }: About) => `${about} aus deinen Ideen entfernt`,
  listItemSet: ({ about }: About) => `${about} zu deinen Listen hinzugefügt`,
  listItemsSet: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} zu deinen Listen hinzugefügt`,
  listItemRemoved: ({ about }: About) => `${about} aus deinen Listen entfernt`,
  itemTicked: ({ about }: About) => `${about} abgehakt`,
  itemUnticked: ({ about }: About) => `${about} nicht mehr abgehakt`,
  itemsTicked: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} abgehakt`,
  itemsUnticked: ({ count }: { count: number }) =>
    `${german.count(count, { one: "Eintrag", other: "Einträge" })} nicht mehr abgehakt`,
  expenseSet: ({ about, ...money }: About & MoneyValues) =>
    `${about} auf ${moneyText(money)} gesetzt`,
  expenseRemoved: ({ about }: About) => `Ausgabe für ${about} entfernt`,
  travellerAdded: ({ about }: About) => `${about} zu den Reisenden hinzugefügt`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `${about} heißt jetzt ${to}`,
  travellerRemoved: ({ about }: About) => `${about} bei den Reisenden entfernt`,
  budgetSet: (money: MoneyValues) => `Budget auf ${moneyText(money)} gesetzt`,
  budgetUnset: "Budget zurückgesetzt",
  restored: "Frühere Version wiederhergestellt",
  deleted: "Reise gelöscht",
  several: ({ count }: { count: number }) =>
    german.count(count, { one: "Änderung", other: "Änderungen" }),
};
