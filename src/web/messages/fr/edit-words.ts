import { french } from "../../../domain/messages/fr/french.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, lieu ${number} sur ${count}`;
}

export const editWords: typeof english = {
  editing: "Modification du programme",
  handleHint:
    "Appuyez sur Entrée pour le saisir, sur Alt et une flèche pour le déplacer d’un cran, ou sur Suppr pour le retirer.",
  move: "Déplacer",
  moveIt: (name) => `Déplacer ${name}`,
  remove: "Retirer",
  removeIt: (name) => `Retirer ${name}`,
  lock: "Verrouiller",
  unlock: "Déverrouiller",
  lockIt: (name) => `Verrouiller à son heure : ${name}`,
  locked: "verrouillé",
  note: "Note",
  actionsFor: (name) => `Modifier ${name}`,

  moving: (name) => `Déplacement : ${name}`,
  earlier: "Plus tôt",
  later: "Plus tard",
  day: "Jour",
  chooseDay: "Déplacer à ce jour",
  cancel: "Annuler",
  putHere: "Déplacer ici",
  dragHelp: "Relâchez pour déplacer ici. Échap pour annuler.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}, de ${french.time(visit.startMinutes)} à ${french.time(visit.endMinutes)}, ${problem ?? "c’est possible"}.`,
  fits: "c’est possible",

  pickedUp: (name, stand) =>
    `Saisi : ${name}. ${standText(stand)}. Choisissez une place avec les flèches, Tab pour le jour suivant, Entrée pour déplacer, Échap pour annuler.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `Nouvelle place : ${name}, ${day}.`
      : `Nouvelle place : ${name}, ${day} à ${french.time(startMinutes)}.`,
  noMeal: (kind, day) =>
    `${day} : plus le temps pour le ${kind === "lunch" ? "déjeuner" : "dîner"}`,
  mealsChanged: (meals) => `Repas modifiés. ${meals.join(". ")}`,
  takenBack: (name) => `Resté en place : ${name}.`,
  removed: (name) => `Retiré : ${name}.`,
  putBack: (name, day) => `Remis en place : ${name}, ${day}.`,
  nowLocked: (name) => `Verrouillé : ${name}.`,
  nowUnlocked: (name) => `Déverrouillé : ${name}.`,
  dayAdded: "Jour ajouté.",
  dayRemoved: (day) => `Jour retiré : ${day}. Vous retrouverez ses lieux sous « Retirés ».`,
  dayMoved: "Jour déplacé.",
  paceSet: (day, pace) => `Rythme (${day}) : ${pace}.`,

  dayOptions: (day) => `Options pour ${day}`,
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
  },
  tripsPace: "Comme le voyage",

  makeBase: "Loger ici",
  isBase: (name) => `Vos journées partent maintenant d’ici : ${name}.`,
  hotelRemoved: (name) => `Retiré : ${name}.`,

  setAside: (count) => `Retirés (${count})`,
  putItBack: "Remettre",
  putPlaceBack: (name) => `Remettre ${name}`,

  text: {
    save: "Enregistrer",
    cancel: "Annuler",
    discardQuestion: "Abandonner votre saisie ?",
    keepWriting: "Continuer à écrire",
    discard: "Abandonner",
    deletedElsewhere: "Ce voyage a été supprimé",
    deletedElsewhereDetail:
      "Il a été supprimé dans un autre onglet ou sur un autre appareil. Votre texte est encore là : vous pouvez le copier.",
  },
};
