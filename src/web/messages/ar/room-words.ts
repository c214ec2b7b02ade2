import { arabic } from "../../../domain/messages/ar/arabic.ts";

const characters = (count: number) =>
  arabic.count(count, { one: "حرف واحد", two: "حرفان", few: "أحرف", many: "حرفًا", other: "حرف" });

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `يبقى ${characters(count)}`,
  charactersTooMany: (count: number) => `زيادة ${characters(count)}. اختصر نصك.`,
};
