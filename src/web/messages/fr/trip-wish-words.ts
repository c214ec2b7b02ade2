import { french } from "../../../domain/messages/fr/french.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "D’autres souhaits, avec vos mots ?",
  hint: "Par exemple : pas de musées le lundi, une journée à la plage, le Colisée absolument, grasse matinée, avec un bébé.",
  understood: "Ce que nous avons compris",
  unread: (parts) =>
    `Nous n’avons pas compris ${quoted(parts)} : le programme n’en tiendra pas compte. Écrivez-le autrement, par exemple « pas de musées le lundi » ou « retour à 19 h ».`,
  otherLanguage:
    "Nous ne lisons les souhaits qu’en français, en anglais, en allemand et en espagnol.",
  asked: (text) => `Que devons-nous faire de « ${text} » ?`,
  asides: (texts) => `Lu comme une remarque, donc rien n’est prévu pour cela : ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `Pas encore compris : ${quoted(parts)}. L’IA le lira au moment de planifier votre voyage. Les notes du programme diront ce qu’elle a compris.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return french.list(parts.map((part) => `« ${part} »`));
}
