import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "¿Algo más, con tus palabras?",
  hint: "Por ejemplo: sin museos el lunes, un día de playa, el Coliseo sí o sí, dormir hasta tarde, con un bebé.",
  understood: "Lo que hemos entendido",
  unread: (parts) =>
    `No hemos entendido ${quoted(parts)}, así que planificaremos sin eso. O escríbelo de otra forma, por ejemplo, «sin museos el lunes» o «de vuelta a las 19».`,
  otherLanguage: "Solo leemos las peticiones en español, inglés, alemán y francés.",
  asked: (text) => `¿Qué hacemos con «${text}»?`,
  asides: (texts) => `Leído como comentario, así que no cambia el plan: ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `Aún sin entender: ${quoted(parts)}. La IA lo leerá al planificar tu viaje. Las notas del plan dirán qué ha entendido.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return spanish.list(parts.map((part) => `«${part}»`));
}
