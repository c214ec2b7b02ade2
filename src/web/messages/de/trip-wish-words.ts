import { german } from "../../../domain/messages/de/german.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "Noch etwas, in deinen eigenen Worten?",
  hint: "Zum Beispiel: keine Museen am Montag, ein Strandtag, Kolosseum unbedingt, gern ausschlafen, mit Kleinkind.",
  understood: "Was wir verstanden haben",
  unread: (parts) =>
    `${quoted(parts)} haben wir nicht verstanden, deshalb planen wir ohne. Oder schreib es anders, zum Beispiel „keine Museen am Montag“ oder „um 19 Uhr zurück“.`,
  otherLanguage: "Wünsche lesen wir nur auf Deutsch, Englisch, Französisch und Spanisch.",
  asked: (text) => `Was sollen wir mit „${text}“ machen?`,
  asides: (texts) => `Als Bemerkung gelesen, also nicht eingeplant: ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `Noch nicht verstanden: ${quoted(parts)}. Eine KI liest es, wenn deine Reise geplant wird. In den Notizen zum Plan steht dann, was sie verstanden hat.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return german.list(parts.map((part) => `„${part}“`));
}
