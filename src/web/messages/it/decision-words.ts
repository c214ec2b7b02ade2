import { italian } from "../../../domain/messages/it/italian.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    italian.plural(count, {
      one: "Serve una tua decisione su una modifica",
      other: `Serve una tua decisione su ${count} modifiche`,
    }),
  gone: (trip) =>
    `${trip}: il viaggio è stato eliminato su un altro dispositivo, quindi la tua modifica non si può salvare.`,
  refused: (trip, problem) => `${trip}: non è stato possibile salvare la tua modifica. ${problem}`,
  conflict: (trip) =>
    `${trip}: nel frattempo il viaggio è stato modificato su un altro dispositivo.`,
  deletionConflict: (trip) =>
    `${trip}: hai eliminato il viaggio, ma nel frattempo è stato modificato su un altro dispositivo.`,
  yours: (text) => ["La tua: ", text],
  theirs: (text) => ["Altra versione: ", text],
  noText: "niente",
  keepMine: "Mantieni la mia",
  keepTheirs: "Mantieni l’altra versione",
  deleteAllTheSame: "Elimina comunque",
  keepTrip: "Conserva il viaggio",
  discardMine: "Scarta la mia modifica",
};
