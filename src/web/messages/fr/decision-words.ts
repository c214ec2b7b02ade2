import { french } from "../../../domain/messages/fr/french.ts";
import { PACE_WORDS } from "../../../domain/messages/fr/made-messages.ts";
import { moneyText } from "../../../domain/messages/fr/money-text.ts";
import { storedWords } from "../../../domain/messages/fr/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    french.plural(count, {
      one: "L’une de vos modifications attend une décision",
      other: `${count} de vos modifications attendent une décision`,
    }),
  gone: (trip) =>
    `${trip} : voyage supprimé sur un autre appareil. Votre modification ne peut pas être enregistrée.`,
  refused: (trip, problem) =>
    `${trip} : votre modification n’a pas pu être enregistrée. ${problem}`,
  conflict: (trip) => `${trip} : voyage modifié entre-temps sur un autre appareil.`,
  deletionConflict: (trip) =>
    `${trip} : vous avez supprimé ce voyage, mais il a été modifié entre-temps sur un autre appareil.`,
  yours: (text) => ["La vôtre : ", text],
  theirs: (text) => ["L’autre version : ", text],
  noText: "rien",
  keepMine: "Garder la mienne",
  keepTheirs: "Garder l’autre version",
  deleteAllTheSame: "Supprimer quand même",
  keepTrip: "Garder le voyage",
  discardMine: "Abandonner ma modification",

  states: {
    onOther: (what) => `Sur l’autre appareil : ${what}.`,
    what: {
      gone: "retiré",
      there: "toujours présent",
      inDay: ({ day: name }) => `maintenant ici, ${storedWords.day(name)}`,
      stay: ({ minutes }) => `durée fixée à ${french.duration(minutes)}`,
      stayOfPlan: "durée rétablie",
      start: ({ startMinutes }) => `heure fixée à ${french.time(startMinutes)}`,
      startOfPlan: "heure rétablie",
      locked: "verrouillé",
      unlocked: "déverrouillé",
      booked: "coché comme réservé",
      unbooked: "pas coché comme réservé",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `pour le ${french.date(date)}`
          : `pour le ${french.date(date)} à ${storedTime(time, french)}`,
      visited: "marqué comme visité",
      unvisited: "pas marqué comme visité",
      pace: ({ pace }) => `rythme : ${ownField(PACE_WORDS, pace) ?? pace}`,
      paceOfTrip: "rythme du voyage rétabli",
      dayNumber: ({ number }) => `devenu le jour ${number}`,
      dayChanged: "lieux modifiés",
      base: ({ about }) => `votre hôtel est ${about}`,
      noBase: "aucun hôtel",
      cost: ({ about, ...money }) => `${about}, ${moneyText(money)}`,
      called: ({ about }) => `le nom est « ${about} »`,
      unnamed: "nom retiré",
      dated: ({ date }) => `début le ${french.fullDate(date)}`,
      undated: "dates retirées",
      budget: (money) => `montant : ${moneyText(money)}`,
      ideasChanged: "vos idées ont aussi changé",
      listChanged: "vos listes ont aussi changé",
      noBudget: "rétabli",
      planChanged: "le programme a aussi changé",
    },
  },
};
