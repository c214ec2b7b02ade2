import { japanese } from "../../../domain/messages/ja/japanese.ts";

const characters = (count: number) =>
  `${count}${japanese.plural(count, { one: "文字", other: "文字" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `残り${characters(count)}`,
  charactersTooMany: (count: number) =>
    `${characters(count)}オーバーしています。短くしてください。`,
};
