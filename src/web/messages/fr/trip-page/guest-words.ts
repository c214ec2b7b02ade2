import { french } from "../../../../domain/messages/fr/french.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `Voyage : ${destination}`,
  shared: "Quelqu’un a partagé ce voyage avec vous.",
  ownTrip: "C’est votre propre voyage, tel que le voient les personnes qui ont ce lien.",
  toOwnTrip: "Revenir à votre voyage",
  scopes: {
    view: "Vous pouvez le voir.",
    vote: "Vous pouvez le voir, voter et commenter : il suffit d’ouvrir un lieu.",
    edit: "Vous pouvez le voir, le modifier, voter et commenter : ouvrez un lieu pour voter ou commenter.",
  } satisfies Record<LinkScope, string>,
  keep: "Garder dans « Mes voyages »",
  keepHint:
    "Vous le trouverez sous « Mes voyages » sur tous vos appareils, même hors ligne. Votre propre voyage contient ces lieux, et vous pouvez le modifier.",
  planOwn: "En faire mon voyage",
  copiedTrip: "Voici votre propre voyage. Fixez ses dates quand vous les connaîtrez.",
  cannotPlan: "Impossible pour l’instant. Vérifiez votre connexion et réessayez.",
  keepByInvitation:
    "Il faut pour cela un compte sur ce serveur. Demandez une invitation à la personne qui le gère. En attendant, gardez le lien : il ouvre ce voyage dans tout navigateur tant qu’il est valable.",
  signInToKeep: "Se connecter pour garder ce voyage",
  keptIt: "Enregistré dans « Mes voyages ».",
  sharedBy: (name) => `${name} a partagé ce voyage avec vous.`,
  leave: "Retirer de « Mes voyages »",
  leaveAsk: (name) =>
    `Retirer ce voyage de « Mes voyages » ? Le voyage partagé par ${name} ne change pas. Pour revenir, rouvrez le lien ou demandez à ${name}.`,
  leaveIt: "Retirer",
  stay: "Garder",
  left: "Retiré de « Mes voyages ».",
  changed: (name, change) => `${name} : ${change}`,
  changedMore: (name, count) =>
    `${name} a fait ${french.count(count, { one: "modification", other: "modifications" })}.`,
  undo: "Annuler",
  ended: "Ce lien ne fonctionne plus",
  endedDetail: "Contactez la personne qui l’a envoyé.",
  unavailable: "Impossible d’afficher ce voyage pour l’instant",
  tryAgain: "Réessayer",
  yourName: "Votre nom",
  join: "Participer",
  joinFirst: "Indiquez d’abord votre nom. Aucun compte nécessaire.",
  joined: (name) => `Vous participez sous le nom ${name}.`,
  comeBack: "Copier votre lien pour d’autres appareils",
  copied: "Votre lien personnel est copié. Ne le partagez pas.",
  cannotCopy: "Impossible de copier le lien.",
  votes: "Votes",
  up: "J’aime bien",
  down: "Non merci",
  upOn: (place) => `J’aime bien : ${place}`,
  downOn: (place) => `Non merci : ${place}`,
  word: "Commentaire",
  saveWord: "Enregistrer",
  wordSaved: "Commentaire enregistré.",
  for: (count) => french.count(count, { one: "vote pour", other: "votes pour" }),
  against: (count) => `${count} contre`,
  comments: (count) => french.count(count, { one: "commentaire", other: "commentaires" }),
  conflict: "Quelqu’un vient de modifier ceci. Voici la dernière version.",
};
