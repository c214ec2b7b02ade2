import { italian } from "../../../domain/messages/it/italian.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, luogo ${number} di ${count}`;
}

export const editWords: typeof english = {
  editing: "Modifica del programma",
  handleHint:
    "Premi Invio per prenderlo, Alt e un tasto freccia per spostarlo di una posizione, o Canc per rimuoverlo.",
  move: "Sposta",
  moveIt: (name) => `Sposta ${name}`,
  remove: "Rimuovi",
  removeIt: (name) => `Rimuovi ${name}`,
  lock: "Blocca",
  unlock: "Sblocca",
  lockIt: (name) => `Blocca ${name} al suo orario`,
  locked: "bloccato",
  note: "Nota",
  actionsFor: (name) => `Modifica ${name}`,

  moving: (name) => `Spostamento: ${name}`,
  earlier: "Prima",
  later: "Dopo",
  day: "Giorno",
  chooseDay: "Sposta in un altro giorno",
  cancel: "Annulla",
  putHere: "Sposta qui",
  dragHelp: "Rilascia per spostarlo qui. Premi Esc per annullare.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}, dalle ${italian.time(visit.startMinutes)} alle ${italian.time(visit.endMinutes)}, ${problem ?? "ci sta"}.`,
  fits: "ci sta",

  pickedUp: (name, stand) =>
    `Preso: ${name}. ${standText(stand)}. Usa i tasti freccia per scegliere una posizione, Tab per il giorno dopo, Invio per spostarlo o Esc per annullare.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `Spostato: ${name} (${day}).`
      : `Spostato: ${name} (${day}, ${italian.time(startMinutes)}).`,
  noMeal: (kind, day) => `${day}: non c’è tempo per ${kind === "lunch" ? "il pranzo" : "la cena"}`,
  mealsChanged: (meals) => `Pasti cambiati. ${meals.join(". ")}`,
  takenBack: (name) => `${name} resta dov’era.`,
  removed: (name) => `Rimosso: ${name}.`,
  putBack: (name, day) => `Rimesso nel programma: ${name} (${day}).`,
  nowLocked: (name) => `Bloccato: ${name}.`,
  nowUnlocked: (name) => `Sbloccato: ${name}.`,
  dayAdded: "Giorno aggiunto.",
  dayRemoved: (day) => `Rimosso: ${day}. Puoi rimettere i suoi luoghi da “Rimossi”.`,
  dayMoved: "Giorno spostato.",
  paceSet: (day, pace) => `Ritmo (${day}): ${pace}.`,

  dayOptions: (day) => `Opzioni: ${day}`,
  addDay: "Aggiungi un giorno dopo questo",
  dayEarlier: "Sposta un giorno prima",
  dayLater: "Sposta un giorno dopo",
  lockDay: "Blocca questo giorno",
  unlockDay: "Sblocca questo giorno",
  removeDay: "Rimuovi questo giorno",
  pace: "Ritmo di questo giorno",
  paces: {
    usual: "Normale",
    relaxed: "Rilassato",
    full: "Intenso",
  },
  tripsPace: "Come il viaggio",

  makeBase: "Soggiorna qui",
  isBase: (name) => `Ora le tue giornate partono da ${name}.`,
  hotelRemoved: (name) => `Rimosso: ${name}.`,

  setAside: (count) => `Rimossi (${count})`,
  putItBack: "Rimetti",
  putPlaceBack: (name) => `Rimetti ${name}`,

  text: {
    save: "Salva",
    cancel: "Annulla",
    discardQuestion: "Scartare quello che hai scritto?",
    keepWriting: "Continua a scrivere",
    discard: "Scarta",
    deletedElsewhere: "Questo viaggio è stato eliminato",
    deletedElsewhereDetail:
      "È stato eliminato in un’altra scheda o su un altro dispositivo. Il tuo testo è ancora qui, quindi puoi copiarlo.",
  },
};
