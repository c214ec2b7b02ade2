import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "Historique",
  about: "Modifications récentes de ce voyage. Consultez une version antérieure, ou restaurez-la.",
  loading: "Chargement de l’historique",
  unavailable: "Impossible de charger l’historique pour l’instant. Vérifiez votre connexion.",
  none: "Aucune modification.",
  when: (time, isOwn, guest = "un autre voyageur") => (isOwn ? time : `${time}, par ${guest}`),
  now: "Version actuelle",
  asFirst: "Avant ces modifications",
  lookAt: "Voir",
  lookAtAfter: (change) => `Voir la version après : ${change}`,
  past: (time) =>
    `Vous voyez le voyage tel qu’il était le ${time}. Cette version n’est pas modifiable.`,
  pastFirst: "Vous voyez le voyage avant ses modifications. Cette version n’est pas modifiable.",
  restore: "Restaurer cette version",
  backToNow: "Revenir à la version actuelle",
  isSame: "Rien n’a changé depuis cette version.",
};
