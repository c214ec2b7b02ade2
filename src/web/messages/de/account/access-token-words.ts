import type { AccessScope } from "../../../../domain/access-token.ts";
import { german } from "../../../../domain/messages/de/german.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
  title: "Zugriffstoken",
  about:
    "Mit einem Zugriffstoken können deine eigenen Programme mit deinen Reisen arbeiten, ohne sich anzumelden. Dein Konto kann es weder sehen noch ändern oder löschen.",
  lookingUp: "Token werden geladen",
  none: "Du hast keine Token.",
  some: (count) =>
    german.plural(count, {
      one: "Du hast ein Token. Widerruf es, wenn du es nicht mehr brauchst.",
      other: `Du hast ${count} Token. Widerruf alle, die du nicht mehr brauchst.`,
    }),
  make: "Token erstellen",
  name: "Name",
  mayTitle: "Es darf",
  scopes: {
    read: "deine Reisen sehen",
    plan: "Reisen erstellen",
    write: "Reisen sehen, ändern, importieren und löschen",
    share: "Links zu Reisen erstellen und ausschalten",
    calendar: "deine Reisen in einer Kalender-App zeigen",
  } satisfies Record<AccessScope, string>,
  ends: "Läuft ab",
  lives: { month: "in 30 Tagen", quarter: "in 90 Tagen", year: "in einem Jahr", never: "nie" },
  noScope: "Wähl mindestens eines davon aus.",
  making: "Wird erstellt",
  makeIt: "Erstellen",
  cancel: "Abbrechen",
  secret: (name) => `Token „${name}“`,
  secretOnce: "Kopier es jetzt. Wir können es nicht noch einmal zeigen.",
  copy: "Kopieren",
  copied: "Token kopiert.",
  cannotCopy: "Wir konnten das Token nicht kopieren. Markier es und kopier es selbst.",
  done: "Ich habe es kopiert",
  may: (scopes) => `Darf ${german.list(scopes)}`,
  made: (at) => `Erstellt am ${at}`,
  lastUsed: (at) => `zuletzt verwendet am ${at}`,
  neverUsed: "noch nicht verwendet",
  endsAt: (at) => `läuft am ${at} ab`,
  endsNever: "läuft nie ab",
  isOver: " · abgelaufen",
  revoke: "Widerrufen",
  revokeNamed: (name) => `Token ${name} widerrufen`,
  revoked: (name) => `Token „${name}“ widerrufen.`,
};
