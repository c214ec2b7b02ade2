import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${chinese.plural(count, { one: "个字符", other: "个字符" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `还可输入 ${characters(count)}`,
  charactersTooMany: (count) => `超出 ${characters(count)}。请缩短文字。`,
};
