import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, lugar ${number} de ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "Editar el plan",
  /** For those who hear the handle. */
  handleHint:
    "Pulsa Intro para seleccionarlo, Alt y una flecha para moverlo una posición o Supr para quitarlo.",
  move: "Mover",
  moveIt: (name: string) => `Mover ${name}`,
  remove: "Quitar",
  removeIt: (name: string) => `Quitar ${name}`,
  lock: "Bloquear",
  unlock: "Desbloquear",
  lockIt: (name: string) => `Bloquear ${name} a su hora`,
  locked: "bloqueado",
  note: "Nota",
  actionsFor: (name: string) => `Cambiar ${name}`,

  moving: (name: string) => `Moviendo ${name}`,
  earlier: "Antes",
  later: "Después",
  day: "Día",
  chooseDay: "Mover a otro día",
  cancel: "Cancelar",
  putHere: "Mover aquí",
  dragHelp: "Suelta para moverlo aquí. Pulsa Esc para cancelar.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}, de ${spanish.time(visit.startMinutes)} a ${spanish.time(visit.endMinutes)}, ${problem ?? "cabe"}.`,
  fits: "cabe",

  pickedUp: (name: string, stand: Stand) =>
    `Seleccionado: ${name}. ${standText(stand)}. Usa las flechas para elegir una posición, Tab para el día siguiente, Intro para moverlo o Escape para cancelar.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `Movido: ${name} (${day}).`
      : `Movido: ${name} (${day}, ${spanish.time(startMinutes)}).`,
  mealsChanged: (meals: readonly string[]) => `Comidas cambiadas. ${meals.join(". ")}`,
  takenBack: (name: string) => `${name} se queda donde estaba.`,
  removed: (name: string) => `Quitado: ${name}.`,
  putBack: (name: string, day: string) => `Recuperado: ${name} (${day}).`,
  nowLocked: (name: string) => `Bloqueado: ${name}.`,
  nowUnlocked: (name: string) => `Desbloqueado: ${name}.`,
  dayAdded: "Día añadido.",
  dayRemoved: (day: string) => `Quitado: ${day}. Puedes recuperar sus lugares en «Quitados».`,
  dayMoved: "Día movido.",
  paceSet: (day: string, pace: string) => `Ritmo (${day}): ${pace}.`,

  dayOptions: (day: string) => `Opciones: ${day}`,
  addDay: "Añadir un día después",
  dayEarlier: "Mover un día antes",
  dayLater: "Mover un día después",
  lockDay: "Bloquear este día",
  unlockDay: "Desbloquear este día",
  removeDay: "Quitar este día",
  pace: "Ritmo de este día",
  paces: {
    usual: "Habitual",
    relaxed: "Con calma",
    full: "Ver mucho",
  } satisfies Record<PaceChoice, string>,
  tripsPace: "Como el viaje",

  makeBase: "Alojarme aquí",
  isBase: (name: string) => `Tus días ahora empiezan en ${name}.`,
  hotelRemoved: (name: string) => `Quitado: ${name}.`,

  setAside: (count: number) => `Quitados (${count})`,
  putItBack: "Recuperar",
  putPlaceBack: (name: string) => `Recuperar ${name}`,
};
