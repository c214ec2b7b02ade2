import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, lugar ${number} de ${count}`;
}

export const editWords: typeof english = {
  editing: "Editar el plan",
  handleHint:
    "Pulsa Intro para seleccionarlo, Alt y una flecha para moverlo una posición o Supr para quitarlo.",
  move: "Mover",
  moveIt: (name) => `Mover ${name}`,
  remove: "Quitar",
  removeIt: (name) => `Quitar ${name}`,
  lock: "Bloquear",
  unlock: "Desbloquear",
  lockIt: (name) => `Bloquear ${name} a su hora`,
  locked: "bloqueado",
  note: "Nota",
  actionsFor: (name) => `Cambiar ${name}`,

  moving: (name) => `Moviendo ${name}`,
  earlier: "Antes",
  later: "Después",
  day: "Día",
  chooseDay: "Mover a otro día",
  cancel: "Cancelar",
  putHere: "Mover aquí",
  dragHelp: "Suelta para moverlo aquí. Pulsa Esc para cancelar.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}, de ${spanish.time(visit.startMinutes)} a ${spanish.time(visit.endMinutes)}, ${problem ?? "cabe"}.`,
  fits: "cabe",

  pickedUp: (name, stand) =>
    `Seleccionado: ${name}. ${standText(stand)}. Usa las flechas para elegir una posición, Tab para el día siguiente, Intro para moverlo o Escape para cancelar.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `Movido: ${name} (${day}).`
      : `Movido: ${name} (${day}, ${spanish.time(startMinutes)}).`,
  noMeal: (kind, day) => `${day}: sin tiempo para ${kind === "lunch" ? "el almuerzo" : "la cena"}`,
  mealsChanged: (meals) => `Comidas cambiadas. ${meals.join(". ")}`,
  takenBack: (name) => `${name} se queda donde estaba.`,
  removed: (name) => `Quitado: ${name}.`,
  putBack: (name, day) => `Recuperado: ${name} (${day}).`,
  nowLocked: (name) => `Bloqueado: ${name}.`,
  nowUnlocked: (name) => `Desbloqueado: ${name}.`,
  dayAdded: "Día añadido.",
  dayRemoved: (day) => `Quitado: ${day}. Puedes recuperar sus lugares en «Quitados».`,
  dayMoved: "Día movido.",
  paceSet: (day, pace) => `Ritmo (${day}): ${pace}.`,

  dayOptions: (day) => `Opciones: ${day}`,
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
  },
  tripsPace: "Como el viaje",

  makeBase: "Alojarme aquí",
  isBase: (name) => `Tus días ahora empiezan en ${name}.`,
  hotelRemoved: (name) => `Quitado: ${name}.`,

  setAside: (count) => `Quitados (${count})`,
  putItBack: "Recuperar",
  putPlaceBack: (name) => `Recuperar ${name}`,

  text: {
    save: "Guardar",
    cancel: "Cancelar",
    discardQuestion: "¿Descartar lo que has escrito?",
    keepWriting: "Seguir escribiendo",
    discard: "Descartar",
    deletedElsewhere: "Este viaje se ha eliminado",
    deletedElsewhereDetail:
      "Se eliminó en otra pestaña o en otro dispositivo. Tu texto sigue aquí, así que puedes copiarlo.",
  },
};
