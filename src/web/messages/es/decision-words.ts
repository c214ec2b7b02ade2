import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    spanish.plural(count, {
      one: "Uno de tus cambios espera tu decisión",
      other: `${count} de tus cambios esperan tu decisión`,
    }),
  gone: (trip) => `${trip} se eliminó en otro dispositivo, así que tu cambio no se puede guardar.`,
  refused: (trip, problem) => `No se pudo guardar tu cambio en ${trip}: ${problem}`,
  conflict: (trip) => `${trip} se cambió mientras tanto en otro dispositivo.`,
  deletionConflict: (trip) =>
    `Eliminaste ${trip}, pero mientras tanto se cambió en otro dispositivo.`,
  yours: (text) => ["Tu versión: ", text],
  theirs: (text) => ["La otra versión: ", text],
  noText: "nada",
  keepMine: "Conservar mi versión",
  keepTheirs: "Conservar la otra versión",
  deleteAllTheSame: "Eliminar de todos modos",
  keepTrip: "Conservar el viaje",
  discardMine: "Descartar mi cambio",
};
