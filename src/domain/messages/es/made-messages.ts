import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { moneyText } from "./money-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquilo",
  usual: "habitual",
  full: "intenso",
};

const day = (name: string) => (name === "" ? "otro día" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `Nombre del viaje: «${to}»`,
  unnamed: "Nombre del viaje quitado",
  noted: ({ about }) =>
    about === "" ? "Nota cambiada" : `Nota cambiada: ${storedWords.day(about)}`,
  noteRemoved: ({ about }) =>
    about === "" ? "Nota quitada" : `Nota quitada: ${storedWords.day(about)}`,
  dated: ({ date }) => `Fecha de inicio: ${spanish.fullDate(date)}`,
  undated: "Fechas del viaje quitadas",
  moved: ({ about, to }) => `Movido: ${about} (${day(to)})`,
  reordered: ({ about, to }) => `Cambio de orden: ${about} (${day(to)})`,
  removed: ({ about }) => `Quitado: ${about}`,
  added: ({ about, to }) => `Añadido: ${about} (${day(to)})`,
  putBack: ({ about, to }) => `Recuperado: ${about} (${day(to)})`,
  swapped: ({ about, by }) => `Cambio: ${about} por ${by}`,
  staySet: ({ about, minutes }) => `Duración de ${about}: ${spanish.duration(minutes)}`,
  stayUnset: ({ about }) => `Duración restablecida: ${about}`,
  startSet: ({ about, startMinutes }) => `Hora de ${about}: ${spanish.time(startMinutes)}`,
  startUnset: ({ about }) => `Hora restablecida: ${about}`,
  locked: ({ about }) => `Bloqueado: ${about}`,
  unlocked: ({ about }) => `Desbloqueado: ${about}`,
  booked: ({ about }) => `Reservado: ${about}`,
  unbooked: ({ about }) => `Reserva desmarcada: ${about}`,
  bookingAdded: ({ about }) => `Añadido a tus reservas: ${about}`,
  bookingChanged: ({ about }) => `Reserva cambiada: ${about}`,
  bookingCancelled: ({ about }) => `Reserva cancelada: ${about}`,
  bookingRemoved: ({ about }) => `Reserva quitada: ${about}`,
  visited: ({ about }) => `Marcado como visitado: ${about}`,
  unvisited: ({ about }) => `Desmarcado como visitado: ${about}`,
  severalVisited: ({ count }) =>
    spanish.count(count, { one: "lugar visitado", other: "lugares visitados" }),
  severalUnvisited: ({ count }) =>
    spanish.count(count, { one: "lugar aún sin visitar", other: "lugares aún sin visitar" }),
  paceSet: ({ about, pace }) => `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `Ritmo (${storedWords.day(about)}): el del viaje`,
  dayAdded: ({ number }) => `Día ${number} añadido`,
  dayRemoved: ({ about }) => `Quitado: ${storedWords.day(about)}`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)} pasa a ser el día ${number}`,
  baseChosen: ({ about }) => `Ahora tu hotel es ${about}`,
  nightMoved: ({ about }) => `Una noche más en ${about}`,
  hotelAdded: ({ about }) => `Añadido a los hoteles: ${about}`,
  hotelRemoved: ({ about }) => `Quitado de los hoteles: ${about}`,
  planned: ({ days }) =>
    days.length === 0 ? "Plan cambiado" : `Cambios: ${spanish.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `Añadido a tus ideas: ${about}`,
  ideasAdded: ({ count }) =>
    `${spanish.count(count, { one: "lugar añadido", other: "lugares añadidos" })} a tus ideas`,
  ideaRemoved: ({ about }) => `Quitado de tus ideas: ${about}`,
  listItemSet: ({ about }) => `Añadido a tus listas: ${about}`,
  listItemsSet: ({ count }) =>
    `${spanish.count(count, { one: "elemento añadido", other: "elementos añadidos" })} a tus listas`,
  listItemRemoved: ({ about }) => `Quitado de tus listas: ${about}`,
  itemTicked: ({ about }) => `Hecho: ${about}`,
  itemUnticked: ({ about }) => `Pendiente: ${about}`,
  itemsTicked: ({ count }) =>
    spanish.count(count, { one: "elemento hecho", other: "elementos hechos" }),
  itemsUnticked: ({ count }) =>
    spanish.count(count, { one: "elemento pendiente", other: "elementos pendientes" }),
  expenseSet: ({ about, ...money }) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `Gasto quitado: ${about}`,
  travellerAdded: ({ about }) => `Añadido a los viajeros: ${about}`,
  travellerRenamed: ({ about, to }) => `${about} ahora se llama ${to}`,
  travellerRemoved: ({ about }) => `Quitado de los viajeros: ${about}`,
  budgetSet: (money) => `Presupuesto: ${moneyText(money)}`,
  budgetUnset: "Presupuesto restablecido",
  restored: "Versión anterior restaurada",
  deleted: "Viaje eliminado",
  several: ({ count }) => spanish.count(count, { one: "cambio", other: "cambios" }),
};
