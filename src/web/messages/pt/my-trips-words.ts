import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "dia", other: "dias" },
  travelers: { one: "viajante", other: "viajantes" },
};

export const myTripsWords: typeof english = {
  title: "Minhas viagens",
  loading: "Carregando suas viagens",
  noneKept: "Você está offline, e ainda não há viagens salvas neste dispositivo.",
  notRefreshed:
    "Não conseguimos atualizar suas viagens. Mostrando o que está salvo neste dispositivo.",
  showMore: "Mostrar mais",
  search: "Buscar",
  calendar: "Calendário",
  partUnavailable: "Não conseguimos carregar isto agora. Verifique sua conexão e tente novamente.",
  actionsOf: (trip) => `Ações: ${trip}`,
  importTrip: "Importar uma viagem",
  none: "Nenhuma viagem encontrada.",
  planFirst: "Planeje sua primeira viagem",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${portuguese.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Viagem sem destino",
  planned: (at) => `Planejada em ${at}`,
  upcoming: "Próximas",
  past: "Passadas",
  pastCount: (count) => portuguese.count(count, { one: "viagem", other: "viagens" }),
  noDates: "Ainda sem datas",
  starts: (at, place) =>
    at === undefined ? ["Primeira parada: ", place] : ["Primeira parada: ", place, `, ${at}`],
  todayStarts: (at, place) =>
    at === undefined
      ? ["Primeira parada de hoje: ", place]
      : ["Primeira parada de hoje: ", place, `, ${at}`],
  sharedWithYou: "Compartilhadas com você",
  sharedBy: (name, canEdit) =>
    canEdit ? `${name} compartilhou · Você pode editar` : `${name} compartilhou`,
  kept: "Salva neste dispositivo, funciona offline",

  month: {
    close: "Fechar calendário",
    none: "Nenhuma das suas viagens tem datas ainda.",
    noTrips: "Nenhuma viagem neste mês.",
    earlier: (count) =>
      `Mostrar ${portuguese.count(count, { one: "mês anterior", other: "meses anteriores" })}`,
    undated: (count) =>
      `${portuguese.count(count, { one: "viagem ainda está", other: "viagens ainda estão" })} sem datas.`,
    feed: "Acompanhar no seu app de calendário",
    feedAbout:
      "Adicione este link ao seu app de calendário. Ele mostra os dias de cada viagem e as visitas e notas das próximas. Qualquer pessoa com o link pode ver. Um novo link substitui o anterior.",
    feedName: "Calendário de todas as viagens",
  },
};
