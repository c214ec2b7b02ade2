import { german } from "../../../domain/messages/de/german.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${german.plural(count, { one: "Zeichen", other: "Zeichen" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `Noch ${characters(count)}`,
  charactersTooMany: (count) => `${characters(count)} zu viel. Kürz deinen Text.`,
};
