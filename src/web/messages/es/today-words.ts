import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `Día ${dayNumber} de ${ofDays}`,
  dateAndTime: (date, time) => `${date}, ${time}`,

  now: "Ahora",
  hereUntil: (time) => `Aquí hasta las ${time}`,
  next: "Siguiente",
  leaveAt: (time) => `Sal a las ${time}`,
  leaveNow: "Sal ya",
  leaveNowFor: (place) => `Sal ya hacia ${place}.`,
  late: (minutes) => `Llegarás con cerca de ${spanish.duration(minutes)} de retraso`,
  inMinutes: (minutes) => `dentro de ${spanish.duration(minutes)}`,
  beThere: "Llegada",
  openUntil: "Abierto hasta",
  alwaysOpen: "Siempre",
  price: "Precio",
  priceFor: (people) => `Para ${people}`,
  kept: "Guardado en este dispositivo",
  directions: "Cómo llegar",
  directionsTo: (place) => `Cómo llegar a ${place} (abre el mapa en otra pestaña)`,

  laterToday: "Más tarde hoy",
  back: (hotel) => ["Vuelta a ", hotel],
  yourHotel: "tu hotel",
  tomorrow: "Mañana",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["Primera parada: ", place] : ["Primera parada: ", place, `, ${time}`],
  tomorrowFree: "Un día libre.",

  hotel: "Tu hotel: ",
  showDriver: "Mostrar al taxista",
  showDriverOf: (name) => `Mostrar al taxista: ${name}`,
};
