import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { german } from "./german.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "wenn es geöffnet ist",
  atItsBest: "wenn es am schönsten ist",
  wholeDayFits: "damit alles in den Tag passt",
  shorterWay: (savedMinutes) => `das spart ${savedMinutes} Minuten Weg`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "Es ist nie lange genug für einen Besuch geöffnet.",
  closedAllTrip: "Es ist an all deinen Tagen geschlossen oder nicht lange genug geöffnet.",
  ticketsOverBudget: "Der Eintritt würde dein Budget überschreiten.",
  noTimeWhenOpen: "An den Tagen, an denen es geöffnet ist, bleibt keine Zeit dafür.",
  noTime: "An keinem Tag bleibt Zeit dafür.",
  duplicatePlace: ({ day }) => `Es steht schon im Plan, an Tag ${day}.`,
  duplicateHotel: "Es steht schon in der Liste.",
  placeTooFar: (values) => `${far(values)}, zu weit für einen Tag dieser Reise.`,
  hotelTooFar: (values) => `${far(values)}, zu weit, um auf dieser Reise dort zu übernachten.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `Von Tag ${from} auf Tag ${to}: Es ist ${german.weekday(weekday).toLowerCase()}s geschlossen.`,
  otherDayFull: ({ from, to }) => `Von Tag ${from} auf Tag ${to}: Tag ${from} war zu voll.`,
  earlierInDay: ({ day, ...reason }) => `Früher an Tag ${day}, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `Später an Tag ${day}, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `Um ${german.time(now)} statt um ${german.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `Geplant für ${german.span(values.startMinutes, values.endMinutes)}; die KI schlug „${values.words}“ vor.`,
  notWanted: "Du wolltest eine Reise ohne das.",
  askedFor: "Du hast es dir gewünscht. Aus unserem Reiseführer ergänzt.",
  otherDayAsked: ({ from, to }) => `Von Tag ${from} auf Tag ${to}, wie gewünscht.`,
  fillsEmptyDay: ({ day }) => `Tag ${day} wäre leer gewesen. Aus unserem Reiseführer ergänzt.`,
  nearestHotelFirst: "Steht an erster Stelle, weil es näher an deinen Orten liegt.",
  coordinatesSwapped: "Im Plan waren Breiten- und Längengrad vertauscht.",
  coordinatesWrong: "Die Koordinaten im Plan waren falsch.",
  wrongSpot: ({ km }) =>
    `Im Plan lag es ${distanceText(km, german)} von der richtigen Stelle entfernt.`,
  otherPrice: ({ before, now }) =>
    `Preis im Plan: ${storedWords.price(before) || "Kostenlos"}. In unserem Reiseführer: ${storedWords.price(now) || "Kostenlos"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `Es liegt etwa ${german.way(km)} von ${city ?? "den übrigen Orten"} entfernt`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", wenn es geöffnet ist" : ": Früher kannst du nicht dort sein";
}
