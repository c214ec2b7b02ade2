import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "تعذّر تحميل المستند لعدم وجود اتصال بالإنترنت.",
  tooManyWaiting: (count) =>
    `هناك ${count} من التغييرات بانتظار الإرسال، وهذا أقصى ما يمكننا حفظه. اتصل بالإنترنت لإرسالها ثم حاول مرة أخرى.`,
  noRoom:
    "نفدت مساحة التخزين في هذا المتصفح، لذلك لم يُحفظ تغييرك. أفرغ بعض المساحة ثم حاول مرة أخرى.",
};
