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

  tokens: {
    title: "Zugriffstoken",
    about:
      "Mit einem Zugriffstoken können deine eigenen Programme mit deinen Reisen arbeiten, ohne sich anzumelden. Dein Konto kann es weder sehen noch ändern oder löschen.",
    lookingUp: "Token werden geladen",
    none: "Du hast keine Token.",
    some: (count) =>
      german.plural(count, {
        one: "Du hast ein Token. Widerruf es, wenn du es nicht mehr brauchst.",
        other: `Du hast ${count} Token. Widerruf alle, die du nicht mehr brauchst.`,
      }),
    make: "Token erstellen",
    name: "Name",
    mayTitle: "Es darf",
    scopes: {
      read: "deine Reisen sehen",
      plan: "Reisen erstellen",
      write: "Reisen sehen, ändern, importieren und löschen",
      share: "Links zu Reisen erstellen und ausschalten",
      calendar: "deine Reisen in einer Kalender-App zeigen",
    },
    ends: "Läuft ab",
    lives: { month: "in 30 Tagen", quarter: "in 90 Tagen", year: "in einem Jahr", never: "nie" },
    noScope: "Wähl mindestens eines davon aus.",
    making: "Wird erstellt",
    makeIt: "Erstellen",
    cancel: "Abbrechen",
    secret: (name) => `Token „${name}“`,
    secretOnce: "Kopier es jetzt. Wir können es nicht noch einmal zeigen.",
    copy: "Kopieren",
    copied: "Token kopiert.",
    cannotCopy: "Wir konnten das Token nicht kopieren. Markier es und kopier es selbst.",
    done: "Ich habe es kopiert",
    may: (scopes) => `Darf ${german.list(scopes)}`,
    made: (at) => `Erstellt am ${at}`,
    lastUsed: (at) => `zuletzt verwendet am ${at}`,
    neverUsed: "noch nicht verwendet",
    endsAt: (at) => `läuft am ${at} ab`,
    endsNever: "läuft nie ab",
    isOver: " · abgelaufen",
    revoke: "Widerrufen",
    revokeNamed: (name) => `Token ${name} widerrufen`,
    revoked: (name) => `Token „${name}“ widerrufen.`,
  },

  apps: {
    title: "Verbundene Apps",
    about: (address) =>
      `Assistenten, die das Model Context Protocol (MCP) unterstützen, können sich unter ${address} verbinden. Wir fragen dich vorher.`,
    lookingUp: "Apps werden geladen",
    none: "Es sind keine Apps verbunden.",
    some: (count) => `${german.count(count, { one: "App", other: "Apps" })} verbunden.`,
    scopes: {
      read: "deine Reisen sehen",
      plan: "Reisen erstellen",
      write: "Reisen sehen und ändern",
    },
    may: (scopes) => `Darf ${german.list(scopes)}`,
    connected: (time) => `Verbunden am ${time}`,
    disconnect: "Trennen",
    disconnectNamed: (name) => `${name} trennen`,
    disconnected: (name) => `${name} getrennt.`,
  },
};
