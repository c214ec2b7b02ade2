import { italian } from "../../../../domain/messages/it/italian.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `Un viaggio: ${destination}`,
  shared: "Qualcuno ha condiviso con te questo viaggio.",
  ownTrip: "Questo è il tuo viaggio, come lo vede chi ha questo link.",
  toOwnTrip: "Torna al tuo viaggio",
  scopes: {
    view: "Puoi vederlo.",
    vote: "Puoi vederlo, votare e commentare: apri un luogo per farlo.",
    edit: "Puoi vederlo, modificarlo, votare e commentare: apri un luogo per votare o commentare.",
  } satisfies Record<LinkScope, string>,
  keep: "Salva in “I miei viaggi”",
  keepHint:
    "Lo troverai in “I miei viaggi” su tutti i tuoi dispositivi, anche offline. Se ne crei uno tuo, avrà questi luoghi e potrai modificarlo come vuoi.",
  planOwn: "Crea il mio a partire da questo",
  copiedTrip: "Ecco il tuo viaggio. Imposta le date quando le sai.",
  cannotPlan: "Ora non è possibile. Controlla la connessione e riprova.",
  keepByInvitation:
    "Ti serve un account su questo server. Chiedi un invito a chi lo gestisce. Nel frattempo conserva il link: apre questo viaggio in qualsiasi browser finché è valido.",
  signInToKeep: "Accedi per salvare questo viaggio",
  keptIt: "Salvato in “I miei viaggi”.",
  sharedBy: (name) => `${name} ha condiviso con te questo viaggio.`,
  leave: "Rimuovi da “I miei viaggi”",
  leaveAsk: (name) =>
    `Rimuovere questo viaggio da “I miei viaggi”? Il viaggio di ${name} resta com’è. Per tornare, usa di nuovo il link o chiedi a ${name}.`,
  leaveIt: "Rimuovi",
  stay: "Conserva",
  left: "Rimosso da “I miei viaggi”.",
  changed: (name, change) => `${name} – ${change}`,
  changedMore: (name, count) =>
    `${name} ha fatto ${italian.count(count, { one: "modifica", other: "modifiche" })}.`,
  undo: "Annulla",
  ended: "Questo link non funziona più",
  endedDetail: "Chiedi a chi te l’ha inviato.",
  unavailable: "Ora non possiamo mostrare questo viaggio",
  tryAgain: "Riprova",
  yourName: "Il tuo nome",
  join: "Partecipa",
  joinFirst: "Prima inserisci il tuo nome. Non serve un account.",
  joined: (name) => `Partecipi come ${name}.`,
  comeBack: "Copia il tuo link per altri dispositivi",
  copied: "Il tuo link personale è copiato. Non condividerlo.",
  cannotCopy: "Non siamo riusciti a copiare il link.",
  votes: "Voti",
  up: "Mi piace",
  down: "No, grazie",
  upOn: (place) => `Mi piace: ${place}`,
  downOn: (place) => `No, grazie: ${place}`,
  word: "Commento",
  saveWord: "Salva",
  wordSaved: "Commento salvato.",
  for: (count) => italian.count(count, { one: "voto a favore", other: "voti a favore" }),
  against: (count) => `${count} contro`,
  comments: (count) => italian.count(count, { one: "commento", other: "commenti" }),
  conflict: "Qualcun altro l’ha appena modificato. Ecco l’ultima versione.",
};
