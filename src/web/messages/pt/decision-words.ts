import type { ReactNode } from "react";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    portuguese.plural(count, {
      one: "Sua alteração precisa de uma decisão",
      other: `${count} das suas alterações precisam de uma decisão`,
    }),
  gone: (trip: string) =>
    `${trip}: a viagem foi excluída em outro dispositivo, por isso sua alteração não pode ser salva.`,
  refused: (trip: string, problem: string) =>
    `Sua alteração em ${trip} não pôde ser salva: ${problem}`,
  conflict: (trip: string) =>
    `${trip}: a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  deletionConflict: (trip: string) =>
    `Você excluiu ${trip}, mas a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  yours: (text: ReactNode) => ["Sua versão: ", text],
  theirs: (text: ReactNode) => ["Outra versão: ", text],
  noText: "nada",
  keepMine: "Manter a minha",
  keepTheirs: "Manter a outra versão",
  deleteAllTheSame: "Excluir mesmo assim",
  keepTrip: "Manter a viagem",
  discardMine: "Descartar minha alteração",
};
