import type { AppScope } from "../../../../domain/access-token.ts";
import { german } from "../../../../domain/messages/de/german.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Connected apps",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Assistants that support the Model Context Protocol (MCP) can connect at ${address}. We ask you first.`,
  lookingUp: "Loading apps",
  none: "No apps are connected.",
  some: (count: number) => `${german.count(count, { one: "app", other: "apps" })} connected.`,
  scopes: {
    read: "see your trips",
    plan: "create trips",
    write: "see and change trips",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Can ${german.list(scopes)}`,
  connected: (time: string) => `Connected on ${time}`,
  disconnect: "Disconnect",
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  disconnected: (name: string) => `${name} disconnected.`,
};
