import { italian } from "../../../domain/messages/it/italian.ts";

const characters = (count: number) =>
  `${count} ${italian.plural(count, { one: "carattere", other: "caratteri" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `Ancora ${characters(count)}`,
  charactersTooMany: (count: number) => `${characters(count)} di troppo. Accorcia il testo.`,
};
