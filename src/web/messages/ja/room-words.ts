import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count}${japanese.plural(count, { one: "文字", other: "文字" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `残り${characters(count)}`,
  charactersTooMany: (count) => `${characters(count)}オーバーしています。短くしてください。`,
};
