import type { AppScope } from "../../../../domain/access-token.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Aplicaciones conectadas",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Los asistentes compatibles con Model Context Protocol (MCP) pueden conectarse en ${address}. Antes te pediremos permiso.`,
  lookingUp: "Cargando aplicaciones",
  none: "No hay aplicaciones conectadas.",
  some: (count: number) =>
    `${spanish.count(count, { one: "aplicación conectada", other: "aplicaciones conectadas" })}.`,
  scopes: {
    read: "ver tus viajes",
    plan: "crear viajes",
    write: "ver y cambiar viajes",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Puede ${spanish.list(scopes)}`,
  connected: (time: string) => `Conectada el ${time}`,
  disconnect: "Desconectar",
  disconnectNamed: (name: string) => `Desconectar ${name}`,
  disconnected: (name: string) => `Desconectada: ${name}.`,
};
