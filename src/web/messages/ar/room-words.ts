import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  arabic.count(count, { one: "حرف واحد", two: "حرفان", few: "أحرف", many: "حرفًا", other: "حرف" });

export const roomWords: typeof english = {
  charactersLeft: (count) => `يبقى ${characters(count)}`,
  charactersTooMany: (count) => `زيادة ${characters(count)}. اختصر نصك.`,
};
