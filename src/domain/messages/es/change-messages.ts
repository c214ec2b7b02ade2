import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { spanish, weekdaysText } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "cuando está abierto",
  atItsBest: "en su mejor momento",
  wholeDayFits: "para que todo quepa en el día",
  shorterWay: (savedMinutes) => `y ahorras ${savedMinutes} minutos de trayecto`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "Nunca abre el tiempo suficiente para visitarlo.",
  closedAllTrip: "Está cerrado todos los días de tu viaje o no abre el tiempo suficiente.",
  ticketsOverBudget: "Las entradas superarían tu presupuesto.",
  noTimeWhenOpen: "No queda tiempo los días que abre.",
  noTime: "No queda tiempo ningún día.",
  duplicatePlace: ({ day }) => `Ya está en el plan, el día ${day}.`,
  duplicateHotel: "Ya está en la lista.",
  placeTooFar: (values) => `${far(values)}, demasiado lejos para un día de este viaje.`,
  hotelTooFar: (values) => `${far(values)}, demasiado lejos para alojarse en este viaje.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `Del día ${from} al día ${to}: cierra los ${weekdaysText(weekday)}.`,
  otherDayFull: ({ from, to }) =>
    `Del día ${from} al día ${to}: el día ${from} estaba demasiado lleno.`,
  earlierInDay: ({ day, ...reason }) => `El día ${day}, más temprano, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `El día ${day}, más tarde, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `A las ${spanish.time(now)} en vez de a las ${spanish.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `Previsto de ${spanish.time(values.startMinutes)} a ${spanish.time(values.endMinutes)}; la IA sugería «${values.words}».`,
  notWanted: "Pediste un viaje sin esto.",
  askedFor: "Lo pediste tú. Añadido desde nuestra guía.",
  otherDayAsked: ({ from, to }) => `Del día ${from} al día ${to}, como pediste.`,
  fillsEmptyDay: ({ day }) => `El día ${day} habría quedado vacío. Añadido desde nuestra guía.`,
  nearestHotelFirst: "Aparece primero porque está más cerca de tus lugares.",
  coordinatesSwapped: "El plan tenía la latitud y la longitud intercambiadas.",
  coordinatesWrong: "Las coordenadas del plan no eran correctas.",
  wrongSpot: ({ km }) => `El plan lo situaba a ${distanceText(km, spanish)} de su ubicación real.`,
  otherPrice: ({ before, now }) =>
    `Precio en el plan: ${storedWords.price(before) || "gratis"}. En nuestra guía: ${storedWords.price(now) || "gratis"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `Está a unos ${spanish.way(km)} ${city === undefined ? "del resto del plan" : `de ${city}`}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", cuando está abierto" : ": no puedes llegar antes";
}
