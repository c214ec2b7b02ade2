import { arabic } from "../../../../domain/messages/ar/arabic.ts";

const characters = (count: number) =>
  arabic.count(count, { one: "حرف واحد", two: "حرفان", few: "أحرف", many: "حرفًا", other: "حرف" });

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `يبقى ${characters(count)}`,
  charactersTooMany: (count: number) => `زيادة ${characters(count)}. اختصر نصك لحفظه.`,
  save: "حفظ",
  cancel: "إلغاء",
  discardQuestion: "تجاهل ما كتبته؟",
  keepWriting: "متابعة الكتابة",
  discard: "تجاهل",
  deletedElsewhere: "حُذفت هذه الرحلة",
  deletedElsewhereDetail: "حُذفت في علامة تبويب أخرى أو على جهاز آخر. نصك لا يزال هنا ويمكنك نسخه.",
};
