import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    portuguese.plural(count, {
      one: "Sua alteração precisa de uma decisão",
      other: `${count} das suas alterações precisam de uma decisão`,
    }),
  gone: (trip) =>
    `${trip}: a viagem foi excluída em outro dispositivo, por isso sua alteração não pode ser salva.`,
  refused: (trip, problem) => `Sua alteração em ${trip} não pôde ser salva: ${problem}`,
  conflict: (trip) => `${trip}: a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  deletionConflict: (trip) =>
    `Você excluiu ${trip}, mas a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  yours: (text) => ["Sua versão: ", text],
  theirs: (text) => ["Outra versão: ", text],
  noText: "nada",
  keepMine: "Manter a minha",
  keepTheirs: "Manter a outra versão",
  deleteAllTheSame: "Excluir mesmo assim",
  keepTrip: "Manter a viagem",
  discardMine: "Descartar minha alteração",
};
