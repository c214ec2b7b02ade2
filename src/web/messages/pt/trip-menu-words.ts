import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Planejar de novo",
  againHint: "Uma nova viagem com os mesmos lugares e notas, sem datas, reservas nem custos.",
  making: "Criando sua viagem…",
  made: "Aqui está sua nova viagem. Defina as datas quando souber.",
  share: "Compartilhar",
  deleteTrip: "Excluir esta viagem",
  deleteQuestion: (trip) => ["Excluir ", trip, "?"],
  deleteWarning: "Isso exclui o roteiro e suas notas para sempre.",
  deleteIt: "Excluir",
  keepIt: "Manter viagem",
  deleted: (trip) => `Viagem excluída: ${trip}.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "Remover de “Minhas viagens”",
  leaveWarning: "Seus votos também somem. A viagem em si continua como está.",
  leaveIt: "Remover",
  left: (trip) => `${trip}: fora de “Minhas viagens”.`,
};
