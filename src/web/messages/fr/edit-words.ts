import { french } from "../../../domain/messages/fr/french.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, lieu ${number} sur ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "Modification du programme",
  /** For those who hear the handle. */
  handleHint:
    "Appuyez sur Entrée pour le saisir, sur Alt et une flèche pour le déplacer d’un cran, ou sur Suppr pour le retirer.",
  move: "Déplacer",
  moveIt: (name: string) => `Déplacer ${name}`,
  remove: "Retirer",
  removeIt: (name: string) => `Retirer ${name}`,
  lock: "Verrouiller",
  unlock: "Déverrouiller",
  lockIt: (name: string) => `Verrouiller à son heure : ${name}`,
  locked: "verrouillé",
  note: "Note",
  actionsFor: (name: string) => `Modifier ${name}`,

  moving: (name: string) => `Déplacement : ${name}`,
  earlier: "Plus tôt",
  later: "Plus tard",
  day: "Jour",
  chooseDay: "Déplacer à ce jour",
  cancel: "Annuler",
  putHere: "Déplacer ici",
  dragHelp: "Relâchez pour déplacer ici. Échap pour annuler.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}, de ${french.time(visit.startMinutes)} à ${french.time(visit.endMinutes)}, ${problem ?? "c’est possible"}.`,
  fits: "c’est possible",

  pickedUp: (name: string, stand: Stand) =>
    `Saisi : ${name}. ${standText(stand)}. Choisissez une place avec les flèches, Tab pour le jour suivant, Entrée pour déplacer, Échap pour annuler.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `Nouvelle place : ${name}, ${day}.`
      : `Nouvelle place : ${name}, ${day} à ${french.time(startMinutes)}.`,
  mealsChanged: (meals: readonly string[]) => `Repas modifiés. ${meals.join(". ")}`,
  takenBack: (name: string) => `Resté en place : ${name}.`,
  removed: (name: string) => `Retiré : ${name}.`,
  putBack: (name: string, day: string) => `Remis en place : ${name}, ${day}.`,
  nowLocked: (name: string) => `Verrouillé : ${name}.`,
  nowUnlocked: (name: string) => `Déverrouillé : ${name}.`,
  dayAdded: "Jour ajouté.",
  dayRemoved: (day: string) => `Jour retiré : ${day}. Vous retrouverez ses lieux sous « Retirés ».`,
  dayMoved: "Jour déplacé.",
  paceSet: (day: string, pace: string) => `Rythme (${day}) : ${pace}.`,

  dayOptions: (day: string) => `Options pour ${day}`,
  addDay: "Ajouter un jour après",
  dayEarlier: "Déplacer un jour plus tôt",
  dayLater: "Déplacer un jour plus tard",
  lockDay: "Verrouiller ce jour",
  unlockDay: "Déverrouiller ce jour",
  removeDay: "Retirer ce jour",
  pace: "Rythme de ce jour",
  paces: {
    usual: "Habituel",
    relaxed: "Tranquille",
    full: "Soutenu",
  } satisfies Record<PaceChoice, string>,
  tripsPace: "Comme le voyage",

  makeBase: "Loger ici",
  isBase: (name: string) => `Vos journées partent maintenant d’ici : ${name}.`,
  hotelRemoved: (name: string) => `Retiré : ${name}.`,

  setAside: (count: number) => `Retirés (${count})`,
  putItBack: "Remettre",
  putPlaceBack: (name: string) => `Remettre ${name}`,
};
