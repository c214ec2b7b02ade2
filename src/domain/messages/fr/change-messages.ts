import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { french } from "./french.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "quand c’est ouvert",
  atItsBest: "au meilleur moment",
  wholeDayFits: "pour que tout tienne dans la journée",
  shorterWay: (savedMinutes) => `soit ${savedMinutes} minutes de trajet en moins`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "Ce n’est jamais ouvert assez longtemps pour une visite.",
  closedAllTrip: "C’est fermé pendant tout votre voyage, ou pas ouvert assez longtemps.",
  ticketsOverBudget: "Les entrées dépasseraient votre budget.",
  noTimeWhenOpen: "Il ne reste pas de temps les jours d’ouverture.",
  noTime: "Aucun jour n’a assez de temps libre.",
  duplicatePlace: ({ day }) => `Déjà dans le programme, jour ${day}.`,
  duplicateHotel: "Déjà dans la liste.",
  placeTooFar: (values) => `${far(values)}, trop loin pour une journée de ce voyage.`,
  hotelTooFar: (values) => `${far(values)}, trop loin pour loger pendant ce voyage.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `Passé du jour ${from} au jour ${to} : c’est fermé le ${french.weekday(weekday)}.`,
  otherDayFull: ({ from, to }) =>
    `Passé du jour ${from} au jour ${to} : le jour ${from} était trop chargé.`,
  earlierInDay: ({ day, ...reason }) => `Plus tôt le jour ${day}, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `Plus tard le jour ${day}, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `À ${french.time(now)} au lieu de ${french.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `Prévu : ${french.span(values.startMinutes, values.endMinutes)} ; l’IA proposait « ${values.words} ».`,
  notWanted: "Vous ne vouliez pas de ce lieu.",
  askedFor: "Vous l’avez demandé. Ajouté à partir de notre guide.",
  otherDayAsked: ({ from, to }) => `Passé du jour ${from} au jour ${to}, comme demandé.`,
  fillsEmptyDay: ({ day }) => `Le jour ${day} aurait été vide. Ajouté à partir de notre guide.`,
  nearestHotelFirst: "En premier dans la liste, car plus proche de vos lieux.",
  coordinatesSwapped: "La latitude et la longitude étaient inversées dans le programme.",
  coordinatesWrong: "Les coordonnées du programme étaient fausses.",
  wrongSpot: ({ km }) =>
    `Le programme le situait à ${distanceText(km, french)} de sa vraie position.`,
  otherPrice: ({ before, now }) =>
    `Le programme indiquait : ${storedWords.price(before) || "gratuit"}. Notre guide indique : ${storedWords.price(now) || "gratuit"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `Distance depuis ${city ?? "le reste du programme"} : environ ${french.way(km)}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", quand c’est ouvert" : " : vous ne pouvez pas y être plus tôt";
}
