import type { AppScope } from "../../../../domain/access-token.ts";
import { german } from "../../../../domain/messages/de/german.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Verbundene Apps",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Assistenten, die das Model Context Protocol (MCP) unterstützen, können sich unter ${address} verbinden. Wir fragen dich vorher.`,
  lookingUp: "Apps werden geladen",
  none: "Es sind keine Apps verbunden.",
  some: (count: number) => `${german.count(count, { one: "App", other: "Apps" })} verbunden.`,
  scopes: {
    read: "deine Reisen sehen",
    plan: "Reisen erstellen",
    write: "Reisen sehen und ändern",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Darf ${german.list(scopes)}`,
  connected: (time: string) => `Verbunden am ${time}`,
  disconnect: "Trennen",
  disconnectNamed: (name: string) => `${name} trennen`,
  disconnected: (name: string) => `${name} getrennt.`,
};
