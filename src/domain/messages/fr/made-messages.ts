import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { french } from "./french.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquille",
  usual: "habituel",
  full: "soutenu",
};

const day = (name: string) => (name === "" ? "un autre jour" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `Voyage renommé en « ${to} »`,
  unnamed: "Nom du voyage retiré",
  noted: ({ about }) =>
    about === "" ? "Note modifiée" : `Note modifiée (${storedWords.day(about)})`,
  noteRemoved: ({ about }) =>
    about === "" ? "Note retirée" : `Note retirée (${storedWords.day(about)})`,
  dated: ({ date }) => `Date de début fixée au ${french.fullDate(date)}`,
  undated: "Dates du voyage retirées",
  moved: ({ about, to }) => `Lieu déplacé (${day(to)}) : ${about}`,
  reordered: ({ about, to }) => `Lieu déplacé dans la journée (${day(to)}) : ${about}`,
  removed: ({ about }) => `Lieu retiré : ${about}`,
  added: ({ about, to }) => `Lieu ajouté (${day(to)}) : ${about}`,
  putBack: ({ about, to }) => `Lieu remis (${day(to)}) : ${about}`,
  swapped: ({ about, by }) => `Lieu échangé : ${about} contre ${by}`,
  staySet: ({ about, minutes }) => `Temps sur place : ${about}, ${french.duration(minutes)}`,
  stayUnset: ({ about }) => `Temps sur place rétabli : ${about}`,
  startSet: ({ about, startMinutes }) => `Heure fixée : ${about}, ${french.time(startMinutes)}`,
  startUnset: ({ about }) => `Heure rétablie : ${about}`,
  locked: ({ about }) => `Verrouillé : ${storedWords.day(about)}`,
  unlocked: ({ about }) => `Déverrouillé : ${storedWords.day(about)}`,
  booked: ({ about }) => `Réservé : ${about}`,
  unbooked: ({ about }) => `N’est plus réservé : ${about}`,
  bookingAdded: ({ about }) => `Réservation ajoutée : ${about}`,
  bookingChanged: ({ about }) => `Réservation modifiée : ${about}`,
  bookingCancelled: ({ about }) => `Réservation annulée : ${about}`,
  bookingRemoved: ({ about }) => `Réservation retirée : ${about}`,
  visited: ({ about }) => `Marqué comme visité : ${about}`,
  unvisited: ({ about }) => `N’est plus marqué comme visité : ${about}`,
  severalVisited: ({ count }) =>
    `Marqués comme visités : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  severalUnvisited: ({ count }) =>
    `Ne sont plus marqués comme visités : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  paceSet: ({ about, pace }) => `Rythme (${storedWords.day(about)}) : ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `Rythme du voyage rétabli (${storedWords.day(about)})`,
  dayAdded: ({ number }) => `Jour ${number} ajouté`,
  dayRemoved: ({ about }) => `Jour retiré : ${storedWords.day(about)}`,
  dayMoved: ({ about, number }) =>
    `Jour déplacé : ${storedWords.day(about)}, devenu jour ${number}`,
  baseChosen: ({ about }) => `Votre hôtel est maintenant : ${about}`,
  nightMoved: ({ about }) => `Une nuit de plus : ${about}`,
  hotelAdded: ({ about }) => `Hôtel ajouté : ${about}`,
  hotelRemoved: ({ about }) => `Hôtel retiré : ${about}`,
  planned: ({ days }) =>
    days.length === 0
      ? "Programme modifié"
      : `Programme modifié : ${french.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `Idée ajoutée : ${about}`,
  ideasAdded: ({ count }) =>
    `Idées ajoutées : ${french.count(count, { one: "lieu", other: "lieux" })}`,
  ideaRemoved: ({ about }) => `Idée retirée : ${about}`,
  listItemSet: ({ about }) => `Ajouté à vos listes : ${about}`,
  listItemsSet: ({ count }) =>
    `Ajoutés à vos listes : ${french.count(count, { one: "élément", other: "éléments" })}`,
  listItemRemoved: ({ about }) => `Retiré de vos listes : ${about}`,
  itemTicked: ({ about }) => `Coché : ${about}`,
  itemUnticked: ({ about }) => `Décoché : ${about}`,
  itemsTicked: ({ count }) =>
    `Cochés : ${french.count(count, { one: "élément", other: "éléments" })}`,
  itemsUnticked: ({ count }) =>
    `Décochés : ${french.count(count, { one: "élément", other: "éléments" })}`,
  expenseSet: ({ about, ...money }) => `Dépense : ${about}, ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `Dépense retirée : ${about}`,
  travellerAdded: ({ about }) => `Voyageur ajouté : ${about}`,
  travellerRenamed: ({ about, to }) => `Voyageur renommé : ${about}, désormais ${to}`,
  travellerRemoved: ({ about }) => `Voyageur retiré : ${about}`,
  budgetSet: (money) => `Budget fixé à ${moneyText(money)}`,
  budgetUnset: "Budget rétabli",
  restored: "Version antérieure restaurée",
  deleted: "Voyage supprimé",
  several: ({ count }) => french.count(count, { one: "modification", other: "modifications" }),
};
