export const openEditorWords = {
  save: "حفظ",
  cancel: "إلغاء",
  discardQuestion: "تجاهل ما كتبته؟",
  keepWriting: "متابعة الكتابة",
  discard: "تجاهل",
  deletedElsewhere: "حُذفت هذه الرحلة",
  deletedElsewhereDetail: "حُذفت في علامة تبويب أخرى أو على جهاز آخر. نصك لا يزال هنا ويمكنك نسخه.",
};
