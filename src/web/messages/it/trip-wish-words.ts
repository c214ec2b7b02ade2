import { italian } from "../../../domain/messages/it/italian.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "Vuoi aggiungere altro, con parole tue?",
  hint: "In inglese, tedesco, francese o spagnolo, ad esempio: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "Cosa abbiamo capito",
  unread: (parts) =>
    `Non abbiamo capito ${quoted(parts)}, quindi ne faremo a meno. Oppure scrivilo in un altro modo, ad esempio “no museums on Monday” o “back by 7”.`,
  otherLanguage: "Leggiamo le richieste solo in inglese, tedesco, francese e spagnolo.",
  asked: (text) => `Cosa dobbiamo fare con “${text}”?`,
  asides: (texts) =>
    `Letto come un’osservazione, quindi il programma non cambia: ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `Non ancora capito: ${quoted(parts)}. Lo leggerà l’IA quando il viaggio verrà pianificato. Le note del programma diranno cosa ha capito.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return italian.list(parts.map((part) => `“${part}”`));
}
