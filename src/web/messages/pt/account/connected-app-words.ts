import type { AppScope } from "../../../../domain/access-token.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Apps conectados",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Assistentes com suporte ao Model Context Protocol (MCP) podem se conectar em ${address}. Perguntamos a você antes.`,
  lookingUp: "Carregando apps",
  none: "Nenhum app conectado.",
  some: (count: number) =>
    `${portuguese.count(count, { one: "app conectado", other: "apps conectados" })}.`,
  scopes: {
    read: "ver suas viagens",
    plan: "criar viagens",
    write: "ver e editar viagens",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Pode ${portuguese.list(scopes)}`,
  connected: (time: string) => `Conectado em ${time}`,
  disconnect: "Desconectar",
  disconnectNamed: (name: string) => `Desconectar ${name}`,
  disconnected: (name: string) => `App desconectado: ${name}.`,
};
