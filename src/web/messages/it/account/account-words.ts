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
  tryAgain: "Riprova",
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
};
