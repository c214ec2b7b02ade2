import type { AppScope } from "../../../../domain/access-token.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
  title: "Aplicaciones conectadas",
  about: (address) =>
    `Los asistentes compatibles con Model Context Protocol (MCP) pueden conectarse en ${address}. Antes te pediremos permiso.`,
  lookingUp: "Cargando aplicaciones",
  none: "No hay aplicaciones conectadas.",
  some: (count) =>
    `${spanish.count(count, { one: "aplicación conectada", other: "aplicaciones conectadas" })}.`,
  scopes: {
    read: "ver tus viajes",
    plan: "crear viajes",
    write: "ver y cambiar viajes",
  } satisfies Record<AppScope, string>,
  may: (scopes) => `Puede ${spanish.list(scopes)}`,
  connected: (time) => `Conectada el ${time}`,
  disconnect: "Desconectar",
  disconnectNamed: (name) => `Desconectar ${name}`,
  disconnected: (name) => `Desconectada: ${name}.`,
};
