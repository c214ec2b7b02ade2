import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { eachWeekday, portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(portuguese, storedWords, {
  way: (from, to) => `de ${from} a ${to}`,
  placesAre: { one: "lugar fecha", other: "lugares fecham" },
  more: (count) => `mais ${count}`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `Dia ${values.day}: ${values.name} está fechado (${values.event}).${values.openDay === undefined ? "" : ` Abre no dia ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Dia ${values.day}: ${values.name} está fechado em todos os seus dias.`
        : `Dia ${values.day}: ${values.name} fecha ${eachWeekday(values.weekday)}. Abre no dia ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name} abre ${openSpans(hours, portuguese.span).join(" e ")} no dia ${day}, mas sua visita no roteiro é ${span(visit)}.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name} nunca abre no horário ${span(visit)}. ${goAt === undefined ? "Remova do roteiro" : `Vá às ${portuguese.time(goAt)}`}.`,
  emptyDay: ({ day }) => `O dia ${day} está vazio.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `O trajeto ${wayText(way)} leva cerca de ${wayBy(way)}, mas o roteiro prevê ${leftMinutes > 0 ? `${leftMinutes} min` : "0 min"}.`,
  longDay: ({ day, ...hours }) => `O dia ${day} é longo: ${span(hours)}.`,
  overBudget: ({ percent }) =>
    `Acima do orçamento: cerca de ${percent}% a mais do que este nível permite.`,
  leftOutClosed: ({ names }) =>
    `Fora do roteiro por fechar nos seus dias: ${portuguese.list(names)}.`,
  leftOutDear: ({ names }) => `Fora do roteiro para caber no orçamento: ${portuguese.list(names)}.`,
  leftOutForTime: ({ names }) => `Fora do roteiro por falta de tempo: ${portuguese.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `Comida de rua: ${count} de ${all} refeições em barracas, mercados ou praças de alimentação. Não conhecemos nada perto das outras nesses horários.`,
  leftOutFor: ({ name, day, instead }) =>
    `Sem tempo para ${name}. Para incluir, deixe ${portuguese.list(instead)} de fora no dia ${day}.`,
  notVerified: (values) => `Não conseguimos confirmar ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `O dia ${day} é ${portuguese.date(date)}, ${holiday}: os horários podem mudar (${list(names)}).`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `O dia ${day} é ${portuguese.date(date)}, ${holiday}: não há transporte público, então vá a pé ou reserve um táxi com antecedência.`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name} só abre nesse horário ${portuguese.list(weekdays.map((day) => `${eachWeekday(day)}`))}.`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)} ${eachWeekday(weekday)}: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)} ${eachWeekday(weekday)} ou ${portuguese.plural(countNames(names), { one: "no horário planejado", other: "nos horários planejados" })}: ${list(names)}.`,
  hoursUnknown: (values) =>
    `Horário de funcionamento desconhecido: ${list(values)}. Confira antes de ir.`,
  tight: ({ spareMinutes, ...way }) =>
    `Apertado: o trajeto ${wayText(way)} leva cerca de ${wayBy(way)}, com ${spareMinutes} min de folga.`,
  longWay: (way) => `Trajeto longo: ${wayText(way)}, cerca de ${wayBy(way)}.`,
  positionMissing: ({ name }) =>
    `${name}: o roteiro não diz onde fica, por isso não mostramos como chegar.`,
  positionWrong: ({ name }) =>
    `${name}: as coordenadas não podem estar certas, por isso não mostramos como chegar.`,
};
