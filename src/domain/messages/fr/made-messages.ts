import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { durationText } from "./duration-text.ts";
import { french } from "./french.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquille",
  usual: "habituel",
  full: "soutenu",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "un autre jour" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Voyage renommé en « ${to} »`,
  unnamed: "Nom du voyage retiré",
  noted: ({ about }: About) =>
    about === "" ? "Note modifiée" : `Note modifiée (${storedWords.day(about)})`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Note retirée" : `Note retirée (${storedWords.day(about)})`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Date de début fixée au ${french.fullDate(date)}`,
  undated: "Dates du voyage retirées",
  moved: ({ about, to }: About & { from: string; to: string }) =>
    `Lieu déplacé (${day(to)}) : ${about}`,
  reordered: ({ about, to }: About & { to: string }) =>
    `Lieu déplacé dans la journée (${day(to)}) : ${about}`,
  removed: ({ about }: About & { from: string }) => `Lieu retiré : ${about}`,
  added: ({ about, to }: About & { to: string }) => `Lieu ajouté (${day(to)}) : ${about}`,
  putBack: ({ about, to }: About & { to: string }) => `Lieu remis (${day(to)}) : ${about}`,
  swapped: ({ about, by }: About & { by: string }) => `Lieu échangé : ${about} contre ${by}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Temps sur place : ${about}, ${durationText(minutes)}`,
  stayUnset: ({ about }: About) => `Temps sur place rétabli : ${about}`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `Heure fixée : ${about}, ${french.time(startMinutes)}`,
  startUnset: ({ about }: About) => `Heure rétablie : ${about}`,
  locked: ({ about }: About) => `Verrouillé : ${storedWords.day(about)}`,
  unlocked: ({ about }: About) => `Déverrouillé : ${storedWords.day(about)}`,
  booked: ({ about }: About) => `Réservé : ${about}`,
  unbooked: ({ about }: About) => `N’est plus réservé : ${about}`,
  bookingAdded: ({ about }: About) => `Réservation ajoutée : ${about}`,
  bookingChanged: ({ about }: About) => `Réservation modifiée : ${about}`,
  bookingCancelled: ({ about }: About) => `Réservation annulée : ${about}`,
  bookingRemoved: ({ about }: About) => `Réservation retirée : ${about}`,
  visited: ({ about }: About) => `Marqué comme visité : ${about}`,
  unvisited: ({ about }: About) => `N’est plus marqué comme visité : ${about}`,
  severalVisited: ({ count }: { count: number }) =>
    `Marqués comme visités : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  severalUnvisited: ({ count }: { count: number }) =>
    `Ne sont plus marqués comme visités : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Rythme (${storedWords.day(about)}) : ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Rythme du voyage rétabli (${storedWords.day(about)})`,
  dayAdded: ({ number }: { number: number }) => `Jour ${number} ajouté`,
  dayRemoved: ({ about }: About) => `Jour retiré : ${storedWords.day(about)}`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `Jour déplacé : ${storedWords.day(about)}, devenu jour ${number}`,
  baseChosen: ({ about }: About) => `Votre hôtel est maintenant : ${about}`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `Une nuit de plus : ${about}`,
  hotelAdded: ({ about }: About) => `Hôtel ajouté : ${about}`,
  hotelRemoved: ({ about }: About) => `Hôtel retiré : ${about}`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0
      ? "Programme modifié"
      : `Programme modifié : ${french.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }: About) => `Idée ajoutée : ${about}`,
  ideasAdded: ({ count }: { count: number }) =>
    `Idées ajoutées : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  ideaRemoved: ({ about }: About) => `Idée retirée : ${about}`,
  listItemSet: ({ about }: About) => `Ajouté à vos listes : ${about}`,
  listItemsSet: ({ count }: { count: number }) =>
    `Ajoutés à vos listes : ${french.count(count, { one: "élément", other: "éléments" })}`,
  listItemRemoved: ({ about }: About) => `Retiré de vos listes : ${about}`,
  itemTicked: ({ about }: About) => `Coché : ${about}`,
  itemUnticked: ({ about }: About) => `Décoché : ${about}`,
  itemsTicked: ({ count }: { count: number }) =>
    `Cochés : ${french.count(count, { one: "élément", other: "éléments" })}`,
  itemsUnticked: ({ count }: { count: number }) =>
    `Décochés : ${french.count(count, { one: "élément", other: "éléments" })}`,
  expenseSet: ({ about, ...money }: About & MoneyValues) =>
    `Dépense : ${about}, ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `Dépense retirée : ${about}`,
  travellerAdded: ({ about }: About) => `Voyageur ajouté : ${about}`,
  travellerRenamed: ({ about, to }: About & { to: string }) =>
    `Voyageur renommé : ${about}, désormais ${to}`,
  travellerRemoved: ({ about }: About) => `Voyageur retiré : ${about}`,
  budgetSet: (money: MoneyValues) => `Budget fixé à ${moneyText(money)}`,
  budgetUnset: "Budget rétabli",
  restored: "Version antérieure restaurée",
  deleted: "Voyage supprimé",
  several: ({ count }: { count: number }) =>
    french.count(count, { one: "modification", other: "modifications" }),
};
