import type { AppScope } from "../../../../domain/access-token.ts";
import { german } from "../../../../domain/messages/de/german.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
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
  } satisfies Record<AppScope, string>,
  may: (scopes) => `Darf ${german.list(scopes)}`,
  connected: (time) => `Verbunden am ${time}`,
  disconnect: "Trennen",
  disconnectNamed: (name) => `${name} trennen`,
  disconnected: (name) => `${name} getrennt.`,
};
