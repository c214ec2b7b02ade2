import { french } from "../../../../domain/messages/fr/french.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { shareWords as english } from "../../en/trip-page/share-words.ts";

const guests = (count: number) => french.count(count, { one: "invité", other: "invités" });

export const shareWords: typeof english = {
  title: "Partager ce voyage",
  about:
    "Toute personne qui a un lien peut ouvrir le voyage. Les personnes qui le gardent dans « Mes voyages » voient votre prénom. Votre e-mail et votre compte restent privés.",
  people: "Personnes avec qui vous partagez des voyages",
  peopleAbout:
    "Elles trouveront aussitôt le voyage sous « Mes voyages ». Elles n’ont pas besoin de lien.",
  person: "Personne",
  choosePerson: "Choisissez une personne",
  personCan: "Elle peut",
  addPerson: "Partager",
  personAdded: (name) => `Partagé avec ${name}.`,
  isPerson: "Cette personne a ce voyage dans « Mes voyages ».",
  removePerson: "Ne plus partager",
  removePersonNamed: (name) => `Ne plus partager avec ${name}`,
  personRemoved: (name) => `N’est plus partagé avec ${name}.`,
  loading: "Chargement des liens",
  tryAgain: "Réessayer",
  name: "Nom du lien",
  firstName: "Famille et amis",
  scope: "Les invités peuvent",
  scopes: {
    view: "voir",
    vote: "voir, voter et commenter",
    edit: "voir, voter, commenter et modifier",
  } satisfies Record<LinkScope, string>,
  make: "Créer un lien",
  another: "Créer un autre lien",
  anotherNamed: (name) => `Créer un autre lien comme « ${name} »`,
  address: (name) => `Lien « ${name} »`,
  addressOnce: "Copiez-le maintenant. Nous ne pourrons plus l’afficher.",
  addressLost:
    "Nous ne conservons pas l’adresse d’un lien et ne pouvons pas l’afficher à nouveau. Créez un autre lien comme celui-ci ou désactivez-le.",
  copy: "Copier",
  copied: "Lien copié.",
  cannotCopy: "Impossible de copier le lien. Sélectionnez-le et copiez-le vous-même.",
  send: "Envoyer",
  showCosts: "Montrer les prix et le budget",
  showNotes: "Montrer vos notes",
  showBookings: "Montrer vos réservations, sans leurs numéros",
  ends: "Expire le",
  endsNever: "N’expire jamais.",
  isCalendar: "Ce lien est pour les applications de calendrier. Il n’ouvre pas de page.",
  isOver: "Ce lien ne fonctionne plus.",
  lastUsed: (when) => `Dernière utilisation le ${when}`,
  neverUsed: "Pas encore utilisé",
  revoke: "Désactiver le lien",
  revokeNamed: (name) => `Désactiver le lien : ${name}`,
  revoked: "Lien désactivé. Plus personne ne peut l’ouvrir.",
  guests: (count) => guests(count),
  votes: (count) =>
    count === 0 ? "pas encore de votes" : french.count(count, { one: "vote", other: "votes" }),
  linkFull: "Ce lien est complet. Retirez un invité, ou créez un autre lien.",
  scopeOf: (name) => `Droits : ${name}`,
  isMember: "a gardé ce voyage",
  removeGuest: "Retirer",
  removeGuestNamed: (name) => `Retirer l’invité : ${name}`,
  removeGuestAsk: (name) =>
    `Retirer ${name} et ses votes ? Ce lien ne s’ouvrira plus dans le navigateur de cet invité.`,
  keepGuest: "Garder",
  guestRemoved: (name) => `Invité retiré : ${name}.`,
  voted: (count) => `${french.count(count, { one: "invité a", other: "invités ont" })} voté.`,
  startVote: (swap) =>
    `Les invités peuvent voter sur chaque lieu. Pour qu’ils choisissent entre plusieurs, ouvrez-en un dans le programme, touchez « ${swap} » et cochez les autres.`,
  disliked: "Lieux refusés par des invités",
  against: (down, up) => `${guests(down)} contre, ${up} pour.`,
  swap: "Échanger",
  swapNamed: (place) => `Échanger contre le lieu le plus adapté : ${place}`,
  drop: "Retirer",
  dropNamed: (place) => `Retirer du programme : ${place}`,
  nothingFits: "Rien d’autre ne convient là. Retirez ce lieu, ou échangez-le dans le programme.",
  mostLiked: (place, up) => `Le plus apprécié : ${place}, par ${guests(up)}.`,
};
