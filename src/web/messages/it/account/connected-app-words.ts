import type { AppScope } from "../../../../domain/access-token.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
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
  } satisfies Record<AppScope, string>,
  may: (scopes) => `Può ${italian.list(scopes)}`,
  connected: (time) => `Collegata: ${time}`,
  disconnect: "Scollega",
  disconnectNamed: (name) => `Scollega ${name}`,
  disconnected: (name) => `App scollegata: ${name}.`,
};
