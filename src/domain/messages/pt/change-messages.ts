import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { eachWeekday, portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "quando está aberto",
  atItsBest: "no melhor horário",
  wholeDayFits: "para o dia todo caber",
  shorterWay: (savedMinutes) => `o que poupa ${savedMinutes} minutos de deslocamento`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "Nunca fica aberto tempo suficiente para uma visita.",
  closedAllTrip: "Está fechado em todos os seus dias ou não abre por tempo suficiente.",
  ticketsOverBudget: "Os ingressos passariam do seu orçamento.",
  noTimeWhenOpen: "Não sobra tempo nos dias em que está aberto.",
  noTime: "Não sobra tempo em nenhum dia.",
  duplicatePlace: ({ day }) => `Já está no roteiro, no dia ${day}.`,
  duplicateHotel: "Já está na lista.",
  placeTooFar: (values) => `${far(values)}, longe demais para um dia desta viagem.`,
  hotelTooFar: (values) => `${far(values)}, longe demais para se hospedar nesta viagem.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `Do dia ${from} para o dia ${to}: fecha ${eachWeekday(weekday)}.`,
  otherDayFull: ({ from, to }) =>
    `Do dia ${from} para o dia ${to}: o dia ${from} estava cheio demais.`,
  earlierInDay: ({ day, ...reason }) => `Mais cedo no dia ${day}, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `Mais tarde no dia ${day}, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `Às ${portuguese.time(now)} em vez de às ${portuguese.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `Planejado para ${portuguese.span(values.startMinutes, values.endMinutes)}; a IA sugeriu “${values.words}”.`,
  notWanted: "Você pediu uma viagem sem isso.",
  askedFor: "Você pediu. Veio do nosso guia.",
  otherDayAsked: ({ from, to }) => `Do dia ${from} para o dia ${to}, como você pediu.`,
  fillsEmptyDay: ({ day }) => `Sem isto, o dia ${day} ficaria vazio. Veio do nosso guia.`,
  nearestHotelFirst: "Aparece primeiro porque fica mais perto dos seus lugares.",
  coordinatesSwapped: "O roteiro tinha latitude e longitude trocadas.",
  coordinatesWrong: "As coordenadas no roteiro estavam erradas.",
  wrongSpot: ({ km }) =>
    `No roteiro, estava a ${distanceText(km, portuguese)} da localização real.`,
  otherPrice: ({ before, now }) =>
    `No roteiro: ${storedWords.price(before) || "Grátis"}. No nosso guia: ${storedWords.price(now) || "Grátis"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `Fica a cerca de ${portuguese.way(km)} ${city === undefined ? "do resto do roteiro" : `de ${city}`}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", quando está aberto" : ": não dá para chegar antes";
}
