import type { AppScope } from "../../../../domain/access-token.ts";
import { french } from "../../../../domain/messages/fr/french.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
  title: "Applications connectées",
  about: (address) =>
    `Les assistants compatibles avec le Model Context Protocol (MCP) peuvent se connecter à l’adresse ${address}. Nous vous demandons d’abord votre accord.`,
  lookingUp: "Chargement des applications",
  none: "Aucune application n’est connectée.",
  some: (count) =>
    `${french.count(count, { one: "application connectée", other: "applications connectées" })}.`,
  scopes: {
    read: "voir vos voyages",
    plan: "créer des voyages",
    write: "voir et modifier des voyages",
  } satisfies Record<AppScope, string>,
  may: (scopes) => `Peut ${french.list(scopes)}`,
  connected: (time) => `Connexion le ${time}`,
  disconnect: "Déconnecter",
  disconnectNamed: (name) => `Déconnecter ${name}`,
  disconnected: (name) => `Déconnecté : ${name}.`,
};
