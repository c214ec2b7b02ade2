import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "Ajouter un billet ou une photo",
  addTo: (about) => ` : ${about}`,
  filesOf: (about) => `Fichiers : ${about}`,
  picture: (name) => `Image « ${name} »`,
  onThisDevice: "Seulement sur cet appareil, jusqu’à votre déconnexion.",
  inAccount: "Aussi dans le compte",
  alsoInAccount: (name) => `Aussi dans le compte : ${name}`,
  whoSees:
    "Ce qui est dans le compte s’ouvre sur vos autres appareils, et chez les personnes ayant un compte ici qui peuvent modifier ce voyage.",
  fetch: (name) => `Récupérer ${name}`,
  notHere: "Pas encore sur cet appareil",
  remove: (name) => `Retirer ${name}`,
  problems: {
    type: "Seuls les PDF et les images (JPEG, PNG, WebP, GIF) peuvent être gardés.",
    size: "10 Mo au plus par fichier.",
    full: "Cet appareil garde jusqu’à 50 Mo de fichiers. Retirez-en d’abord.",
    away: "Ce fichier est seulement dans le compte. Connectez-vous à Internet pour l’ouvrir.",
    failed: "Ce navigateur n’a pas pu garder le fichier. Son espace est peut-être plein.",
  },
};
