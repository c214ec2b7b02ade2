import { english } from "../../../domain/messages/en/english.ts";

const characters = (count: number) =>
  `${count} ${english.plural(count, { one: "character", other: "characters" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `${characters(count)} left`,
  charactersTooMany: (count: number) => `${characters(count)} too many. Shorten your text.`,
};
