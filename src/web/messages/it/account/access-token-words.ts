import type { AccessScope } from "../../../../domain/access-token.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";

/** Access tokens on the account page. */
export const accessTokenWords = {
  title: "Token di accesso",
  about:
    "Con un token di accesso le tue app possono usare i tuoi viaggi senza che tu acceda. Non possono vedere, modificare o eliminare il tuo account.",
  lookingUp: "Caricamento dei token",
  none: "Non hai token.",
  some: (count: number) =>
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
  secret: (name: string) => `Token “${name}”`,
  secretOnce: "Copialo ora. Non possiamo mostrarlo di nuovo.",
  copy: "Copia",
  copied: "Token copiato.",
  cannotCopy: "Non siamo riusciti a copiare il token. Selezionalo e copialo tu.",
  done: "L’ho copiato",
  may: (scopes: readonly string[]) => `Può ${italian.list(scopes)}`,
  made: (at: string) => `Creato: ${at}`,
  lastUsed: (at: string) => `ultimo uso: ${at}`,
  neverUsed: "non ancora usato",
  endsAt: (at: string) => `scadenza: ${at}`,
  endsNever: "non scade mai",
  isOver: " · scaduto",
  revoke: "Revoca",
  revokeNamed: (name: string) => `Revoca il token ${name}`,
  revoked: (name: string) => `Token “${name}” revocato.`,
};
