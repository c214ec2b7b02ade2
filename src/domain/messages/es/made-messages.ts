import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { durationText } from "./duration-text.ts";
import { moneyText } from "./money-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquilo",
  usual: "habitual",
  full: "intenso",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "otro día" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Nombre del viaje: «${to}»`,
  unnamed: "Nombre del viaje quitado",
  noted: ({ about }: About) =>
    about === "" ? "Nota cambiada" : `Nota cambiada: ${storedWords.day(about)}`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Nota quitada" : `Nota quitada: ${storedWords.day(about)}`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Fecha de inicio: ${spanish.fullDate(date)}`,
  undated: "Fechas del viaje quitadas",
  moved: ({ about, to }: About & { from: string; to: string }) => `Movido: ${about} (${day(to)})`,
  reordered: ({ about, to }: About & { to: string }) => `Cambio de orden: ${about} (${day(to)})`,
  removed: ({ about }: About & { from: string }) => `Quitado: ${about}`,
  added: ({ about, to }: About & { to: string }) => `Añadido: ${about} (${day(to)})`,
  putBack: ({ about, to }: About & { to: string }) => `Recuperado: ${about} (${day(to)})`,
  swapped: ({ about, by }: About & { by: string }) => `Cambio: ${about} por ${by}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Duración de ${about}: ${durationText(minutes)}`,
  stayUnset: ({ about }: About) => `Duración restablecida: ${about}`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `Hora de ${about}: ${spanish.time(startMinutes)}`,
  startUnset: ({ about }: About) => `Hora restablecida: ${about}`,
  locked: ({ about }: About) => `Bloqueado: ${about}`,
  unlocked: ({ about }: About) => `Desbloqueado: ${about}`,
  booked: ({ about }: About) => `Reservado: ${about}`,
  unbooked: ({ about }: About) => `Reserva desmarcada: ${about}`,
  bookingAdded: ({ about }: About) => `Añadido a tus reservas: ${about}`,
  bookingChanged: ({ about }: About) => `Reserva cambiada: ${about}`,
  bookingCancelled: ({ about }: About) => `Reserva cancelada: ${about}`,
  bookingRemoved: ({ about }: About) => `Reserva quitada: ${about}`,
  visited: ({ about }: About) => `Marcado como visitado: ${about}`,
  unvisited: ({ about }: About) => `Desmarcado como visitado: ${about}`,
  severalVisited: ({ count }: { count: number }) =>
    spanish.count(count, { one: "lugar visitado", other: "lugares visitados" }),
  severalUnvisited: ({ count }: { count: number }) =>
    spanish.count(count, { one: "lugar aún sin visitar", other: "lugares aún sin visitar" }),
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Ritmo (${storedWords.day(about)}): el del viaje`,
  dayAdded: ({ number }: { number: number }) => `Día ${number} añadido`,
  dayRemoved: ({ about }: About) => `Quitado: ${storedWords.day(about)}`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} pasa a ser el día ${number}`,
  baseChosen: ({ about }: About) => `Ahora tu hotel es ${about}`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `Una noche más en ${about}`,
  hotelAdded: ({ about }: About) => `Añadido a los hoteles: ${about}`,
  hotelRemoved: ({ about }: About) => `Quitado de los hoteles: ${about}`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0 ? "Plan cambiado" : `Cambios: ${spanish.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }: About) => `Añadido a tus ideas: ${about}`,
  ideasAdded: ({ count }: { count: number }) =>
    `${spanish.count(count, { one: "lugar añadido", other: "lugares añadidos" })} a tus ideas`,
  ideaRemoved: ({ about }: About) => `Quitado de tus ideas: ${about}`,
  listItemSet: ({ about }: About) => `Añadido a tus listas: ${about}`,
  listItemsSet: ({ count }: { count: number }) =>
    `${spanish.count(count, { one: "elemento añadido", other: "elementos añadidos" })} a tus listas`,
  listItemRemoved: ({ about }: About) => `Quitado de tus listas: ${about}`,
  itemTicked: ({ about }: About) => `Hecho: ${about}`,
  itemUnticked: ({ about }: About) => `Pendiente: ${about}`,
  itemsTicked: ({ count }: { count: number }) =>
    spanish.count(count, { one: "elemento hecho", other: "elementos hechos" }),
  itemsUnticked: ({ count }: { count: number }) =>
    spanish.count(count, { one: "elemento pendiente", other: "elementos pendientes" }),
  expenseSet: ({ about, ...money }: About & MoneyValues) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `Gasto quitado: ${about}`,
  travellerAdded: ({ about }: About) => `Añadido a los viajeros: ${about}`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `${about} ahora se llama ${to}`,
  travellerRemoved: ({ about }: About) => `Quitado de los viajeros: ${about}`,
  budgetSet: (money: MoneyValues) => `Presupuesto: ${moneyText(money)}`,
  budgetUnset: "Presupuesto restablecido",
  restored: "Versión anterior restaurada",
  deleted: "Viaje eliminado",
  several: ({ count }: { count: number }) =>
    spanish.count(count, { one: "cambio", other: "cambios" }),
};
