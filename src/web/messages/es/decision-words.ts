import type { ReactNode } from "react";
import { spanish } from "../../../domain/messages/es/spanish.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    spanish.plural(count, {
      one: "Uno de tus cambios espera tu decisión",
      other: `${count} de tus cambios esperan tu decisión`,
    }),
  gone: (trip: string) =>
    `${trip} se eliminó en otro dispositivo, así que tu cambio no se puede guardar.`,
  refused: (trip: string, problem: string) => `No se pudo guardar tu cambio en ${trip}: ${problem}`,
  conflict: (trip: string) => `${trip} se cambió mientras tanto en otro dispositivo.`,
  deletionConflict: (trip: string) =>
    `Eliminaste ${trip}, pero mientras tanto se cambió en otro dispositivo.`,
  yours: (text: ReactNode) => ["Tu versión: ", text],
  theirs: (text: ReactNode) => ["La otra versión: ", text],
  noText: "nada",
  keepMine: "Conservar mi versión",
  keepTheirs: "Conservar la otra versión",
  deleteAllTheSame: "Eliminar de todos modos",
  keepTrip: "Conservar el viaje",
  discardMine: "Descartar mi cambio",
};
