import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
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
};
