import type { ReactNode } from "react";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    portuguese.plural(count, {
      one: "Sua mudança precisa de uma decisão",
      other: `${count} das suas mudanças precisam de uma decisão`,
    }),
  gone: (trip: string) =>
    `${trip}: a viagem foi excluída em outro dispositivo, por isso sua mudança não pode ser salva.`,
  refused: (trip: string, problem: string) =>
    `Sua mudança em ${trip} não pôde ser salva: ${problem}`,
  conflict: (trip: string) => `${trip}: a viagem foi mudada em outro dispositivo nesse meio-tempo.`,
  deletionConflict: (trip: string) =>
    `Você excluiu ${trip}, mas a viagem foi mudada em outro dispositivo nesse meio-tempo.`,
  yours: (text: ReactNode) => ["Sua versão: ", text],
  theirs: (text: ReactNode) => ["Outra versão: ", text],
  noText: "nada",
  keepMine: "Manter a minha",
  keepTheirs: "Manter a outra versão",
  deleteAllTheSame: "Excluir mesmo assim",
  keepTrip: "Manter a viagem",
  discardMine: "Descartar minha mudança",
};
