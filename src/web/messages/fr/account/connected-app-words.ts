import type { AppScope } from "../../../../domain/access-token.ts";
import { french } from "../../../../domain/messages/fr/french.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "Applications connectées",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Les assistants compatibles avec le Model Context Protocol (MCP) peuvent se connecter à l’adresse ${address}. Nous vous demandons d’abord votre accord.`,
  lookingUp: "Chargement des applications",
  none: "Aucune application n’est connectée.",
  some: (count: number) =>
    `${french.count(count, { one: "application connectée", other: "applications connectées" })}.`,
  scopes: {
    read: "voir vos voyages",
    plan: "créer des voyages",
    write: "voir et modifier des voyages",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `Peut ${french.list(scopes)}`,
  connected: (time: string) => `Connexion le ${time}`,
  disconnect: "Déconnecter",
  disconnectNamed: (name: string) => `Déconnecter ${name}`,
  disconnected: (name: string) => `Déconnecté : ${name}.`,
};
