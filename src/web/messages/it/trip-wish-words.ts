import { italian } from "../../../domain/messages/it/italian.ts";
import { meaningOf } from "../../../domain/messages/it/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";
import { changeMeaning } from "./change-meaning.ts";

/** The field for wishes in words on the form, and what was understood of them. */
export const tripWishWords = {
  label: "Vuoi aggiungere altro, con parole tue?",
  hint: "In inglese, tedesco, francese o spagnolo, ad esempio: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "Cosa abbiamo capito",
  unread: (parts: readonly string[]) =>
    `Non abbiamo capito ${quoted(parts)}, quindi ne faremo a meno. Oppure scrivilo in un altro modo, ad esempio “no museums on Monday” o “back by 7”.`,
  otherLanguage: "Leggiamo i desideri solo in inglese, tedesco, francese e spagnolo.",
  /** Words that may mean several things, or nothing that we know. */
  asked: (text: string) => `Cosa dobbiamo fare con “${text}”?`,
  asides: (texts: readonly string[]) => `Non serve per il programma: ${quoted(texts)}.`,
  /** Where the server has a model. */
  unreadYet: (parts: readonly string[]) =>
    `Non ancora capito: ${quoted(parts)}. Lo leggerà l’IA quando il viaggio verrà pianificato. Le note del programma diranno cosa ha capito.`,
  /** The outcome of a wish. */
  meaning: (wishes: readonly MeantWish[], said: readonly SaidWish[]) => {
    const changes = said.flatMap((wish) => changeMeaning(wish) ?? []);
    const others = wishes.filter(({ kind }) => changes.length === 0 || kind !== "change");
    const meant = others.length === 0 ? [] : [meaningOf(others)];
    return capital(italian.list([...meant, ...changes]));
  },
};

function quoted(parts: readonly string[]): string {
  return italian.list(parts.map((part) => `“${part}”`));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
