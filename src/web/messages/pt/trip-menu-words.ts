import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
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

  find: {
    label: "Buscar nas suas viagens",
    hint: "Um destino, um lugar ou uma palavra das suas notas",
    close: "Fechar busca",
    show: "Mostrar",
    shows: {
      all: "Todas",
      coming: "Próximas",
      past: "Passadas",
      shared: "Compartilhadas com você",
    },
    found: (count) => portuguese.count(count, { one: "viagem", other: "viagens" }),
    searching: "Buscando…",
    none: "Nenhuma viagem encontrada. Tente menos palavras.",
    notKept: (count) =>
      `${portuguese.count(count, { one: "viagem ainda não está salva", other: "viagens ainda não estão salvas" })} neste dispositivo, por isso só dá para buscar pelo nome.`,
  },

  damaged: {
    damaged: "Não é possível ler esta viagem",
    planned: (at) => `Planejada em ${at}`,
    advice: "O administrador do site pode ter um backup.",
    remove: "Excluir",
    question: "Excluir esta viagem?",
    removeForGood: "Excluir para sempre",
    keep: "Manter viagem",
  },

  import: {
    title: "Importar uma viagem",
    about:
      "Escolha uma viagem exportada do Tripwright (JSON), um mapa do Google My Maps (KML ou KMZ) ou um arquivo GPX.",
    file: "Arquivo",
    tooLarge: (mostKb) => `Este arquivo é grande demais. O limite é ${mostKb} KB.`,
    choose: "Escolha um arquivo primeiro.",
    destination: "Destino",
    destinationHint: "A cidade ou região destes lugares, como “Roma, Itália”.",
    submit: "Importar",
    working: "Importando",
  },
};
