import { spanish } from "../../../domain/messages/es/spanish.ts";
import { meaning } from "./change-meaning.ts";

/** The field for wishes in words on the form, and what was understood of them. */
export const tripWishWords = {
  label: "¿Algo más, con tus palabras?",
  hint: "Por ahora en inglés, por ejemplo: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "Lo que hemos entendido",
  unread: (parts: readonly string[]) =>
    `No hemos entendido ${quoted(parts)}, así que planificaremos sin eso. O escríbelo de otra forma, por ejemplo, «no museums on Monday» o «back by 7».`,
  /** Words that may mean several things, or nothing that we know. */
  asked: (text: string) => `¿Qué hacemos con «${text}»?`,
  asides: (texts: readonly string[]) => `No hace falta para el plan: ${quoted(texts)}.`,
  /** Where the server has a model. */
  unreadYet: (parts: readonly string[]) =>
    `Aún sin entender: ${quoted(parts)}. La IA lo leerá al planificar tu viaje. Las notas del plan dirán qué ha entendido.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return spanish.list(parts.map((part) => `«${part}»`));
}
