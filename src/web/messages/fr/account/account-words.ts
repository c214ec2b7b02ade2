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
  tryAgain: "Réessayer",
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
};
