import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "Mais alguma coisa, com suas palavras?",
  hint: "Em inglês, alemão, francês ou espanhol, por exemplo: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "O que entendemos",
  unread: (parts) =>
    `Não entendemos ${quoted(parts)}, por isso vamos planejar sem isso. Ou escreva de outro jeito, por exemplo “no museums on Monday” ou “back by 7”.`,
  otherLanguage: "Só lemos pedidos em inglês, alemão, francês e espanhol.",
  asked: (text) => `O que devemos fazer com “${text}”?`,
  asides: (texts) => `Lido como observação, então o roteiro não muda: ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `Ainda não entendido: ${quoted(parts)}. A IA vai ler quando planejarmos sua viagem. As notas do roteiro dirão o que ela entendeu.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return portuguese.list(parts.map((part) => `“${part}”`));
}
