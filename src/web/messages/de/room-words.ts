import { german } from "../../../domain/messages/de/german.ts";

const characters = (count: number) =>
  `${count} ${german.plural(count, { one: "Zeichen", other: "Zeichen" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `Noch ${characters(count)}`,
  charactersTooMany: (count: number) => `${characters(count)} zu viel. Kürz deinen Text.`,
};
