import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/es/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Día ${dayNumber} de ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Ahora",
  hereUntil: (time: string) => `Aquí hasta las ${time}`,
  next: "Siguiente",
  leaveAt: (time: string) => `Sal a las ${time}`,
  leaveNow: "Sal ya",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `Sal ya hacia ${place}.`,
  late: (minutes: number) => `Llegarás con cerca de ${durationText(minutes)} de retraso`,
  inMinutes: (minutes: number) => `dentro de ${durationText(minutes)}`,
  beThere: "Llegada",
  openUntil: "Abierto hasta",
  alwaysOpen: "Siempre",
  price: "Precio",
  priceFor: (people: number) => `Para ${people}`,
  kept: "Guardado en este dispositivo",
  directions: "Cómo llegar",
  directionsTo: (place: string) => `Cómo llegar a ${place} (abre el mapa en otra pestaña)`,

  laterToday: "Más tarde hoy",
  back: (hotel: ReactNode) => ["Vuelta a ", hotel],
  yourHotel: "tu hotel",
  tomorrow: "Mañana",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["Primera parada: ", place] : ["Primera parada: ", place, `, ${time}`],
  tomorrowFree: "Un día libre.",

  hotel: "Tu hotel: ",
  showDriver: "Mostrar al taxista",
  showDriverOf: (name: string) => `Mostrar al taxista: ${name}`,
  close: "Cerrar",
};
