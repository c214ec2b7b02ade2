import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { durationText } from "./duration-text.ts";
import { italian } from "./italian.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "rilassato",
  usual: "normale",
  full: "intenso",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "un altro giorno" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Viaggio rinominato in “${to}”`,
  unnamed: "Nome del viaggio rimosso",
  noted: ({ about }: About) =>
    about === "" ? "Nota modificata" : `Nota modificata: ${storedWords.day(about)}`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Nota rimossa" : `Nota rimossa: ${storedWords.day(about)}`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Data di inizio: ${italian.fullDate(date)}`,
  undated: "Date del viaggio rimosse",
  moved: ({ about, to }: About & { from: string; to: string }) => `Spostato: ${about} (${day(to)})`,
  reordered: ({ about, to }: About & { to: string }) =>
    `Spostato nello stesso giorno: ${about} (${day(to)})`,
  removed: ({ about }: About & { from: string }) => `Rimosso: ${about}`,
  added: ({ about, to }: About & { to: string }) => `Aggiunto: ${about} (${day(to)})`,
  putBack: ({ about, to }: About & { to: string }) =>
    `Rimesso nel programma: ${about} (${day(to)})`,
  swapped: ({ about, by }: About & { by: string }) => `${by} al posto di ${about}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Durata per ${about}: ${durationText(minutes)}`,
  stayUnset: ({ about }: About) => `Durata ripristinata: ${about}`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `Orario per ${about}: ${italian.time(startMinutes)}`,
  startUnset: ({ about }: About) => `Orario ripristinato: ${about}`,
  locked: ({ about }: About) => `Bloccato: ${about}`,
  unlocked: ({ about }: About) => `Sbloccato: ${about}`,
  booked: ({ about }: About) => `Prenotato: ${about}`,
  unbooked: ({ about }: About) => `Non più prenotato: ${about}`,
  bookingAdded: ({ about }: About) => `Aggiunto alle prenotazioni: ${about}`,
  bookingChanged: ({ about }: About) => `Prenotazione modificata: ${about}`,
  bookingCancelled: ({ about }: About) => `Prenotazione annullata: ${about}`,
  bookingRemoved: ({ about }: About) => `Rimosso dalle prenotazioni: ${about}`,
  visited: ({ about }: About) => `Segnato come visitato: ${about}`,
  unvisited: ({ about }: About) => `Non più visitato: ${about}`,
  severalVisited: ({ count }: { count: number }) =>
    italian.count(count, { one: "luogo visitato", other: "luoghi visitati" }),
  severalUnvisited: ({ count }: { count: number }) =>
    italian.count(count, { one: "luogo non più visitato", other: "luoghi non più visitati" }),
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Ritmo (${storedWords.day(about)}): come il viaggio`,
  dayAdded: ({ number }: { number: number }) => `Giorno ${number} aggiunto`,
  dayRemoved: ({ about }: About) => `${storedWords.day(about)} rimosso`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} è ora il giorno ${number}`,
  baseChosen: ({ about }: About) => `${about} è ora il tuo hotel`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `Una notte in più a ${about}`,
  hotelAdded: ({ about }: About) => `Aggiunto agli hotel: ${about}`,
  hotelRemoved: ({ about }: About) => `Rimosso dagli hotel: ${about}`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0
      ? "Programma modificato"
      : `Modifiche: ${italian.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }: About) => `Aggiunto alle idee: ${about}`,
  ideasAdded: ({ count }: { count: number }) =>
    `${italian.count(count, { one: "luogo aggiunto", other: "luoghi aggiunti" })} alle idee`,
  ideaRemoved: ({ about }: About) => `Rimosso dalle idee: ${about}`,
  listItemSet: ({ about }: About) => `Aggiunto alle liste: ${about}`,
  listItemsSet: ({ count }: { count: number }) =>
    `${italian.count(count, { one: "voce aggiunta", other: "voci aggiunte" })} alle liste`,
  listItemRemoved: ({ about }: About) => `Rimosso dalle liste: ${about}`,
  itemTicked: ({ about }: About) => `Spuntato: ${about}`,
  itemUnticked: ({ about }: About) => `Non più spuntato: ${about}`,
  itemsTicked: ({ count }: { count: number }) =>
    italian.count(count, { one: "voce spuntata", other: "voci spuntate" }),
  itemsUnticked: ({ count }: { count: number }) =>
    italian.count(count, { one: "voce non più spuntata", other: "voci non più spuntate" }),
  expenseSet: ({ about, ...money }: About & MoneyValues) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `Spesa rimossa: ${about}`,
  travellerAdded: ({ about }: About) => `Aggiunto ai viaggiatori: ${about}`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `${about} ora si chiama ${to}`,
  travellerRemoved: ({ about }: About) => `Rimosso dai viaggiatori: ${about}`,
  budgetSet: (money: MoneyValues) => `Budget: ${moneyText(money)}`,
  budgetUnset: "Budget ripristinato",
  restored: "Versione precedente ripristinata",
  deleted: "Viaggio eliminato",
  several: ({ count }: { count: number }) =>
    italian.count(count, { one: "modifica", other: "modifiche" }),
};
