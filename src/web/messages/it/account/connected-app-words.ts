import type { AppScope } from "../../../../domain/access-token.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "App collegate",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Gli assistenti che supportano il Model Context Protocol (MCP) si possono collegare a ${address}. Prima ti chiediamo il permesso.`,
  lookingUp: "Caricamento delle app",
  none: "Nessuna app collegata.",
  some: (count: number) =>
    `${italian.count(count, { one: "app collegata", other: "app collegate" })}.`,
  scopes: {
    read: "vedere i tuoi viaggi",
    plan: "creare viaggi",
    write: "vedere e modificare viaggi",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Può ${italian.list(scopes)}`,
  connected: (time: string) => `Collegata: ${time}`,
  disconnect: "Scollega",
  disconnectNamed: (name: string) => `Scollega ${name}`,
  disconnected: (name: string) => `App scollegata: ${name}.`,
};
