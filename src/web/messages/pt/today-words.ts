import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/pt/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Dia ${dayNumber} de ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Agora",
  hereUntil: (time: string) => `Aqui até ${time}`,
  next: "A seguir",
  leaveAt: (time: string) => `Saia às ${time}`,
  leaveNow: "Saia agora",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `Saia agora para ${place}.`,
  late: (minutes: number) => `Você vai se atrasar cerca de ${durationText(minutes)}`,
  inMinutes: (minutes: number) => `em ${durationText(minutes)}`,
  beThere: "Chegada",
  openUntil: "Aberto até",
  alwaysOpen: "Sempre",
  price: "Preço",
  priceFor: (people: number) => `Para ${people}`,
  kept: "Salvo neste dispositivo",
  directions: "Como chegar",
  directionsTo: (place: string) => `Como chegar a ${place} (abre o mapa em uma nova aba)`,

  laterToday: "Mais tarde hoje",
  back: (hotel: ReactNode) => ["Volta para ", hotel],
  yourHotel: "seu hotel",
  tomorrow: "Amanhã",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["Primeira parada: ", place] : ["Primeira parada: ", place, `, ${time}`],
  tomorrowFree: "Um dia livre.",

  hotel: "Seu hotel: ",
  showDriver: "Mostrar ao motorista",
  showDriverOf: (name: string) => `Mostrar ao motorista: ${name}`,
  close: "Fechar",
};
