import { italian } from "../../../domain/messages/it/italian.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${italian.plural(count, { one: "carattere", other: "caratteri" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `Ancora ${characters(count)}`,
  charactersTooMany: (count) => `${characters(count)} di troppo. Accorcia il testo.`,
};
