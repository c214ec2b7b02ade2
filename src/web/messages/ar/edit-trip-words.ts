/** Why a change of a trip is not kept. */
export const editTripWords = {
  tooManyWaiting: (count: number) =>
    `هناك ${count} من التغييرات بانتظار الإرسال، وهذا أقصى ما يمكننا حفظه. اتصل بالإنترنت لإرسالها ثم حاول مرة أخرى.`,
  noRoom:
    "نفدت مساحة التخزين في هذا المتصفح، لذلك لم يُحفظ تغييرك. أفرغ بعض المساحة ثم حاول مرة أخرى.",
};
