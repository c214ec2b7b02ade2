import type { AccessScope } from "../../../../domain/access-token.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
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
  } satisfies Record<AccessScope, string>,
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
};
