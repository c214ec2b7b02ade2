import { french } from "../../../domain/messages/fr/french.ts";
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
};
