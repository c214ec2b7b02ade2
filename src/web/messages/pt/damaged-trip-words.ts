import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "Não é possível ler esta viagem",
  planned: (at) => `Planejada em ${at}`,
  advice: "O administrador do site pode ter um backup.",
  remove: "Excluir",
  question: "Excluir esta viagem?",
  removeForGood: "Excluir para sempre",
  keep: "Manter viagem",
};
