import { french } from "../../../../domain/messages/fr/french.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "Compte",
  title: "Votre compte",
  signInTitle: "Votre connexion",
  signInMethods:
    "Vos clés d’accès, mot de passe et codes de secours. Les propriétaires de ce serveur y gèrent aussi les autres comptes.",
  changeSignIn: "Modifier votre connexion",
  dataTitle: "Vos données",
  data: "Toutes vos données en un fichier JSON : votre profil, vos connexions, ce que vous nous avez demandé de planifier et chaque voyage.",
  downloadData: "Télécharger vos données",

  sessionsTitle: "Vos connexions",
  lookingUp: "Chargement",
  browsers: (count) =>
    french.plural(count, {
      one: "Uniquement dans ce navigateur.",
      other: `Dans ${count} navigateurs. Déconnectez ceux que vous ne reconnaissez pas.`,
    }),
  unknownBrowser: "Navigateur inconnu",
  browserOn: (browser, system) => `${browser} sous ${system}`,
  thisBrowser: " · ce navigateur",
  signedIn: (at, lastUsedAt) => `Connexion le ${at}, dernière utilisation le ${lastUsedAt}`,
  signOut: "Déconnecter",
  signOutOf: (device, at) => `Déconnecter ${device}, connexion le ${at}`,
  signedOut: (device) => `Déconnecté : ${device}.`,
  signOutElsewhere: "Déconnecter tous les autres",
  signedOutElsewhere: "Tous les autres navigateurs sont déconnectés.",

  deletionTitle: "Supprimer votre compte",
  deletion:
    "Votre profil, vos voyages et les programmes demandés seront supprimés. C’est irréversible. Pensez à télécharger d’abord vos données.",
  deleteAccount: "Supprimer le compte",
  deletionQuestion: "Supprimer votre compte ?",
  typeAddress: (address) => [
    "Pour le supprimer définitivement, saisissez son adresse e-mail ou son nom : ",
    address,
  ],
  deleting: "Suppression",
  deleteForGood: "Supprimer définitivement",
  keepAccount: "Garder le compte",
  deleted: "Votre compte et tout son contenu sont supprimés.",

  tokens: {
    title: "Jetons d’accès",
    about:
      "Un jeton d’accès permet à vos propres logiciels d’utiliser vos voyages sans se connecter. Il ne peut ni voir, ni modifier, ni supprimer votre compte.",
    lookingUp: "Chargement des jetons",
    none: "Vous n’avez aucun jeton.",
    some: (count) =>
      french.plural(count, {
        one: "Vous avez un jeton. Révoquez-le quand vous n’en avez plus besoin.",
        other: `Vous avez ${count} jetons. Révoquez ceux dont vous n’avez plus besoin.`,
      }),
    make: "Créer un jeton",
    name: "Nom",
    mayTitle: "Il peut",
    scopes: {
      read: "voir vos voyages",
      plan: "créer des voyages",
      write: "voir, modifier, importer et supprimer des voyages",
      share: "créer et désactiver des liens vers des voyages",
      calendar: "afficher vos voyages dans un calendrier",
    },
    ends: "Expire",
    lives: {
      month: "dans 30 jours",
      quarter: "dans 90 jours",
      year: "dans un an",
      never: "jamais",
    },
    noScope: "Choisissez au moins une chose qu’il peut faire.",
    making: "Création",
    makeIt: "Créer",
    cancel: "Annuler",
    secret: (name) => `Jeton « ${name} »`,
    secretOnce: "Copiez-le maintenant. Nous ne pourrons plus l’afficher.",
    copy: "Copier",
    copied: "Jeton copié.",
    cannotCopy: "Impossible de copier le jeton. Sélectionnez-le et copiez-le vous-même.",
    done: "Je l’ai copié",
    may: (scopes) => `Peut ${french.list(scopes)}`,
    made: (at) => `Créé le ${at}`,
    lastUsed: (at) => `dernière utilisation le ${at}`,
    neverUsed: "pas encore utilisé",
    endsAt: (at) => `expire le ${at}`,
    endsNever: "n’expire jamais",
    isOver: " · expiré",
    revoke: "Révoquer",
    revokeNamed: (name) => `Révoquer le jeton ${name}`,
    revoked: (name) => `Jeton « ${name} » révoqué.`,
  },

  apps: {
    title: "Applications connectées",
    about: (address) =>
      `Les assistants compatibles avec le Model Context Protocol (MCP) peuvent se connecter à l’adresse ${address}. Nous vous demandons d’abord votre accord.`,
    lookingUp: "Chargement des applications",
    none: "Aucune application n’est connectée.",
    some: (count) =>
      `${french.count(count, { one: "application connectée", other: "applications connectées" })}.`,
    scopes: {
      read: "voir vos voyages",
      plan: "créer des voyages",
      write: "voir et modifier des voyages",
    },
    may: (scopes) => `Peut ${french.list(scopes)}`,
    connected: (time) => `Connexion le ${time}`,
    disconnect: "Déconnecter",
    disconnectNamed: (name) => `Déconnecter ${name}`,
    disconnected: (name) => `Déconnecté : ${name}.`,
  },
};
