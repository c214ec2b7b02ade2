import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { italian } from "./italian.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "rilassato",
  usual: "normale",
  full: "intenso",
};

const day = (name: string) => (name === "" ? "un altro giorno" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `Viaggio rinominato in “${to}”`,
  unnamed: "Nome del viaggio rimosso",
  noted: ({ about }) =>
    about === "" ? "Nota modificata" : `Nota modificata: ${storedWords.day(about)}`,
  noteRemoved: ({ about }) =>
    about === "" ? "Nota rimossa" : `Nota rimossa: ${storedWords.day(about)}`,
  dated: ({ date }) => `Data di inizio: ${italian.fullDate(date)}`,
  undated: "Date del viaggio rimosse",
  moved: ({ about, to }) => `Spostato: ${about} (${day(to)})`,
  reordered: ({ about, to }) => `Spostato nello stesso giorno: ${about} (${day(to)})`,
  removed: ({ about }) => `Rimosso: ${about}`,
  added: ({ about, to }) => `Aggiunto: ${about} (${day(to)})`,
  putBack: ({ about, to }) => `Rimesso nel programma: ${about} (${day(to)})`,
  swapped: ({ about, by }) => `${by} al posto di ${about}`,
  staySet: ({ about, minutes }) => `Durata per ${about}: ${italian.duration(minutes)}`,
  stayUnset: ({ about }) => `Durata ripristinata: ${about}`,
  startSet: ({ about, startMinutes }) => `Orario per ${about}: ${italian.time(startMinutes)}`,
  startUnset: ({ about }) => `Orario ripristinato: ${about}`,
  locked: ({ about }) => `Bloccato: ${about}`,
  unlocked: ({ about }) => `Sbloccato: ${about}`,
  booked: ({ about }) => `Prenotato: ${about}`,
  unbooked: ({ about }) => `Non più prenotato: ${about}`,
  bookingAdded: ({ about }) => `Aggiunto alle prenotazioni: ${about}`,
  bookingChanged: ({ about }) => `Prenotazione modificata: ${about}`,
  bookingCancelled: ({ about }) => `Prenotazione annullata: ${about}`,
  bookingRemoved: ({ about }) => `Rimosso dalle prenotazioni: ${about}`,
  visited: ({ about }) => `Segnato come visitato: ${about}`,
  unvisited: ({ about }) => `Non più visitato: ${about}`,
  severalVisited: ({ count }) =>
    italian.count(count, { one: "luogo visitato", other: "luoghi visitati" }),
  severalUnvisited: ({ count }) =>
    italian.count(count, { one: "luogo non più visitato", other: "luoghi non più visitati" }),
  paceSet: ({ about, pace }) => `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `Ritmo (${storedWords.day(about)}): come il viaggio`,
  dayAdded: ({ number }) => `Giorno ${number} aggiunto`,
  dayRemoved: ({ about }) => `${storedWords.day(about)} rimosso`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)} è ora il giorno ${number}`,
  baseChosen: ({ about }) => `${about} è ora il tuo hotel`,
  nightMoved: ({ about }) => `Una notte in più a ${about}`,
  hotelAdded: ({ about }) => `Aggiunto agli hotel: ${about}`,
  hotelRemoved: ({ about }) => `Rimosso dagli hotel: ${about}`,
  planned: ({ days }) =>
    days.length === 0
      ? "Programma modificato"
      : `Modifiche: ${italian.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `Aggiunto alle idee: ${about}`,
  ideasAdded: ({ count }) =>
    `${italian.count(count, { one: "luogo aggiunto", other: "luoghi aggiunti" })} alle idee`,
  ideaRemoved: ({ about }) => `Rimosso dalle idee: ${about}`,
  listItemSet: ({ about }) => `Aggiunto alle liste: ${about}`,
  listItemsSet: ({ count }) =>
    `${italian.count(count, { one: "voce aggiunta", other: "voci aggiunte" })} alle liste`,
  listItemRemoved: ({ about }) => `Rimosso dalle liste: ${about}`,
  itemTicked: ({ about }) => `Spuntato: ${about}`,
  itemUnticked: ({ about }) => `Non più spuntato: ${about}`,
  itemsTicked: ({ count }) =>
    italian.count(count, { one: "voce spuntata", other: "voci spuntate" }),
  itemsUnticked: ({ count }) =>
    italian.count(count, { one: "voce non più spuntata", other: "voci non più spuntate" }),
  expenseSet: ({ about, ...money }) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `Spesa rimossa: ${about}`,
  travellerAdded: ({ about }) => `Aggiunto ai viaggiatori: ${about}`,
  travellerRenamed: ({ about, to }) => `${about} ora si chiama ${to}`,
  travellerRemoved: ({ about }) => `Rimosso dai viaggiatori: ${about}`,
  budgetSet: (money) => `Budget: ${moneyText(money)}`,
  budgetUnset: "Budget ripristinato",
  restored: "Versione precedente ripristinata",
  deleted: "Viaggio eliminato",
  several: ({ count }) => italian.count(count, { one: "modifica", other: "modifiche" }),
};
