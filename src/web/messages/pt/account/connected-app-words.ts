import type { AppScope } from "../../../../domain/access-token.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
  title: "Apps conectados",
  about: (address) =>
    `Assistentes com suporte ao Model Context Protocol (MCP) podem se conectar em ${address}. Perguntamos a você antes.`,
  lookingUp: "Carregando apps",
  none: "Nenhum app conectado.",
  some: (count) =>
    `${portuguese.count(count, { one: "app conectado", other: "apps conectados" })}.`,
  scopes: {
    read: "ver suas viagens",
    plan: "criar viagens",
    write: "ver e editar viagens",
  } satisfies Record<AppScope, string>,
  may: (scopes) => `Pode ${portuguese.list(scopes)}`,
  connected: (time) => `Conectado em ${time}`,
  disconnect: "Desconectar",
  disconnectNamed: (name) => `Desconectar ${name}`,
  disconnected: (name) => `App desconectado: ${name}.`,
};
