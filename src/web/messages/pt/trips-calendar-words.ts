import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

/** The calendar of all trips. */
export const tripsCalendarWords = {
  close: "Fechar calendário",
  none: "Nenhuma das suas viagens tem datas ainda.",
  noTrips: "Nenhuma viagem neste mês.",
  earlier: (count: number) =>
    `Mostrar ${portuguese.count(count, { one: "mês anterior", other: "meses anteriores" })}`,
  undated: (count: number) =>
    `${portuguese.count(count, { one: "viagem ainda está", other: "viagens ainda estão" })} sem datas.`,
  feed: "Acompanhar no seu app de calendário",
  feedAbout:
    "Adicione este link ao seu app de calendário. Ele mostra os dias de cada viagem e as visitas e notas das próximas. Qualquer pessoa com o link pode ver. Um novo link substitui o anterior.",
  feedName: "Calendário de todas as viagens",
};
