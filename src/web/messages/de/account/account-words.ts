import { german } from "../../../../domain/messages/de/german.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "Konto",
  title: "Dein Konto",
  signInTitle: "So meldest du dich an",
  signInMethods:
    "Deine Passkeys, dein Passwort und deine Wiederherstellungscodes. Wer diesen Server betreibt, verwaltet dort auch die Konten der anderen.",
  changeSignIn: "Anmeldung ändern",
  dataTitle: "Deine Daten",
  data: "Alle deine Daten in einer JSON-Datei: dein Profil, wo du angemeldet bist, was wir planen sollten, und jede Reise.",
  downloadData: "Deine Daten herunterladen",

  sessionsTitle: "Wo du angemeldet bist",
  lookingUp: "Wird geladen",
  tryAgain: "Noch einmal versuchen",
  browsers: (count) =>
    german.plural(count, {
      one: "Nur in diesem Browser.",
      other: `In ${count} Browsern. Melde alle ab, die du nicht kennst.`,
    }),
  unknownBrowser: "Unbekannter Browser",
  browserOn: (browser, system) => `${browser} unter ${system}`,
  thisBrowser: " · dieser Browser",
  signedIn: (at, lastUsedAt) => `Angemeldet am ${at}, zuletzt verwendet am ${lastUsedAt}`,
  signOut: "Abmelden",
  signOutOf: (device, at) => `${device} abmelden, angemeldet am ${at}`,
  signedOut: (device) => `${device} ist abgemeldet.`,
  signOutElsewhere: "Überall sonst abmelden",
  signedOutElsewhere: "Alle anderen Browser sind abgemeldet.",

  deletionTitle: "Konto löschen",
  deletion:
    "Damit löschst du dein Profil, alle Reisen und alle Pläne, um die du gebeten hast. Das lässt sich nicht rückgängig machen. Vielleicht möchtest du deine Daten vorher herunterladen.",
  deleteAccount: "Konto löschen",
  deletionQuestion: "Dein Konto löschen?",
  typeAddress: (address) => [
    "Um dein Konto endgültig zu löschen, gib seine E-Mail-Adresse oder seinen Namen ein: ",
    address,
  ],
  deleting: "Wird gelöscht",
  deleteForGood: "Endgültig löschen",
  keepAccount: "Konto behalten",
  deleted: "Dein Konto und alles darin wurden gelöscht.",
};
