import type { AppScope } from "../../../../domain/access-token.ts";
import { english } from "../../../../domain/messages/en/english.ts";

/** The programs that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Connected programs",
  /** @param address where programs connect. */
  about: (address: string) =>
    `An assistant that speaks the Model Context Protocol (MCP) connects at ${address} and asks you first.`,
  lookingUp: "Looking them up",
  none: "No program is connected.",
  some: (count: number) =>
    `${english.count(count, { one: "program", other: "programs" })} connected.`,
  scopes: {
    read: "see your trips",
    plan: "have trips planned",
    write: "read and change trips",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `May ${english.list(scopes)}`,
  connected: (time: string) => `Connected on ${time}`,
  disconnect: "Disconnect",
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  disconnected: (name: string) => `${name} is disconnected.`,
};
