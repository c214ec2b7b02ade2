import { italian } from "../../../../domain/messages/it/italian.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "Account",
  title: "Il tuo account",
  signInTitle: "Come accedi",
  signInMethods:
    "Le tue passkey, la password e i codici di recupero. Chi gestisce il server vi amministra anche gli altri account.",
  changeSignIn: "Cambia il modo di accedere",
  dataTitle: "I tuoi dati",
  data: "Tutti i tuoi dati in un file JSON: il profilo, dove hai eseguito l’accesso, cosa ci hai chiesto di pianificare e ogni viaggio.",
  downloadData: "Scarica i tuoi dati",

  sessionsTitle: "Dove hai eseguito l’accesso",
  lookingUp: "Caricamento",
  browsers: (count) =>
    italian.plural(count, {
      one: "Solo in questo browser.",
      other: `In ${count} browser. Disconnetti quelli che non riconosci.`,
    }),
  unknownBrowser: "Browser sconosciuto",
  browserOn: (browser, system) => `${browser} su ${system}`,
  thisBrowser: " · questo browser",
  signedIn: (at, lastUsedAt) => `Accesso: ${at}, ultimo uso: ${lastUsedAt}`,
  signOut: "Disconnetti",
  signOutOf: (device, at) => `Disconnetti ${device}, accesso: ${at}`,
  signedOut: (device) => `Disconnesso: ${device}.`,
  signOutElsewhere: "Disconnetti tutti gli altri",
  signedOutElsewhere: "Tutti gli altri browser sono disconnessi.",

  deletionTitle: "Elimina il tuo account",
  deletion:
    "Vengono eliminati il profilo, ogni viaggio e ogni programma che hai chiesto. Non si può annullare. Forse prima vuoi scaricare i tuoi dati.",
  deleteAccount: "Elimina account",
  deletionQuestion: "Eliminare il tuo account?",
  typeAddress: (address) => [
    "Per eliminarlo per sempre, scrivi il suo indirizzo email o il suo nome: ",
    address,
  ],
  deleting: "Eliminazione in corso",
  deleteForGood: "Elimina per sempre",
  keepAccount: "Conserva l’account",
  deleted: "Il tuo account e tutto il suo contenuto sono stati eliminati.",

  tokens: {
    title: "Token di accesso",
    about:
      "Con un token di accesso le tue app possono usare i tuoi viaggi senza che tu acceda. Non possono vedere, modificare o eliminare il tuo account.",
    lookingUp: "Caricamento dei token",
    none: "Non hai token.",
    some: (count) =>
      italian.plural(count, {
        one: "Hai un token. Revocalo quando non ti serve più.",
        other: `Hai ${count} token. Revoca quelli che non ti servono più.`,
      }),
    make: "Crea token",
    name: "Nome",
    mayTitle: "Può",
    scopes: {
      read: "vedere i tuoi viaggi",
      plan: "creare viaggi",
      write: "vedere, modificare, importare ed eliminare viaggi",
      share: "creare e disattivare link ai viaggi",
      calendar: "mostrare i tuoi viaggi in un’app di calendario",
    },
    ends: "Scadenza",
    lives: { month: "tra 30 giorni", quarter: "tra 90 giorni", year: "tra un anno", never: "mai" },
    noScope: "Seleziona almeno una cosa che può fare.",
    making: "Creazione in corso",
    makeIt: "Crea",
    cancel: "Annulla",
    secret: (name) => `Token “${name}”`,
    secretOnce: "Copialo ora. Non possiamo mostrarlo di nuovo.",
    copy: "Copia",
    copied: "Token copiato.",
    cannotCopy: "Non siamo riusciti a copiare il token. Selezionalo e copialo tu.",
    done: "L’ho copiato",
    may: (scopes) => `Può ${italian.list(scopes)}`,
    made: (at) => `Creato: ${at}`,
    lastUsed: (at) => `ultimo uso: ${at}`,
    neverUsed: "non ancora usato",
    endsAt: (at) => `scadenza: ${at}`,
    endsNever: "non scade mai",
    isOver: " · scaduto",
    revoke: "Revoca",
    revokeNamed: (name) => `Revoca il token ${name}`,
    revoked: (name) => `Token “${name}” revocato.`,
  },

  apps: {
    title: "App collegate",
    about: (address) =>
      `Gli assistenti che supportano il Model Context Protocol (MCP) si possono collegare a ${address}. Prima ti chiediamo il permesso.`,
    lookingUp: "Caricamento delle app",
    none: "Nessuna app collegata.",
    some: (count) => `${italian.count(count, { one: "app collegata", other: "app collegate" })}.`,
    scopes: {
      read: "vedere i tuoi viaggi",
      plan: "creare viaggi",
      write: "vedere e modificare viaggi",
    },
    may: (scopes) => `Può ${italian.list(scopes)}`,
    connected: (time) => `Collegata: ${time}`,
    disconnect: "Scollega",
    disconnectNamed: (name) => `Scollega ${name}`,
    disconnected: (name) => `App scollegata: ${name}.`,
  },
};
