import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { italian } from "./italian.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "quando è aperto",
  atItsBest: "quando dà il meglio",
  wholeDayFits: "così nella giornata ci sta tutto",
  shorterWay: (savedMinutes) => `così risparmi ${savedMinutes} minuti di strada`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "Non è mai aperto abbastanza a lungo per una visita.",
  closedAllTrip: "È chiuso in tutti i giorni del viaggio, o non resta aperto abbastanza a lungo.",
  ticketsOverBudget: "Con i biglietti supereresti il tuo budget.",
  noTimeWhenOpen: "Nei giorni in cui è aperto non c’è più tempo.",
  noTime: "Non c’è più tempo in nessun giorno.",
  duplicatePlace: ({ day }) => `È già nel programma, il giorno ${day}.`,
  duplicateHotel: "È già nell’elenco.",
  placeTooFar: (values) => `${far(values)}, troppo lontano per un giorno di questo viaggio.`,
  hotelTooFar: (values) => `${far(values)}, troppo lontano per dormirci in questo viaggio.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `Dal giorno ${from} al giorno ${to}: di ${italian.weekday(weekday)} è chiuso.`,
  otherDayFull: ({ from, to }) =>
    `Dal giorno ${from} al giorno ${to}: il giorno ${from} era troppo pieno.`,
  earlierInDay: ({ day, ...reason }) => `Il giorno ${day}, ma prima: ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `Il giorno ${day}, ma più tardi: ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `Alle ${italian.time(now)} invece che alle ${italian.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `Orario previsto: ${italian.span(values.startMinutes, values.endMinutes)}; l’IA aveva proposto “${values.words}”.`,
  notWanted: "Hai chiesto un viaggio senza.",
  askedFor: "L’hai chiesto tu. Aggiunto dalla nostra guida.",
  otherDayAsked: ({ from, to }) => `Dal giorno ${from} al giorno ${to}, come hai chiesto.`,
  fillsEmptyDay: ({ day }) =>
    `Il giorno ${day} sarebbe rimasto vuoto. Aggiunto dalla nostra guida.`,
  nearestHotelFirst: "È il primo dell’elenco perché è più vicino ai tuoi luoghi.",
  coordinatesSwapped: "Nel programma latitudine e longitudine erano scambiate.",
  coordinatesWrong: "Le coordinate nel programma erano sbagliate.",
  wrongSpot: ({ km }) => `Nel programma era a ${distanceText(km, italian)} dalla posizione reale.`,
  otherPrice: ({ before, now }) =>
    `Prezzo nel programma: ${storedWords.price(before) || "gratis"}. Nella nostra guida: ${storedWords.price(now) || "gratis"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `Dista circa ${italian.way(km)} da ${city ?? "tutto il resto"}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", quando è aperto" : ": prima non riesci ad arrivarci";
}
