import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "هل من شيء آخر، بكلماتك؟",
  hint: "بالإنجليزية أو الألمانية أو الفرنسية أو الإسبانية، مثلًا: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "ما فهمناه",
  unread: (parts) =>
    `لم نفهم ${quoted(parts)}، لذلك سنخطط بدونه. أو اكتبه بطريقة أخرى بالإنجليزية، مثل «no museums on Monday» أو «back by 7».`,
  otherLanguage: "نقرأ الرغبات بالإنجليزية والألمانية والفرنسية والإسبانية فقط.",
  asked: (text) => `ماذا نفعل بشأن «${text}»؟`,
  asides: (texts) => `قرأناها كملاحظات، فلا شيء يُخطط لها: ${quoted(texts)}.`,
  unreadYet: (parts) =>
    `لم نفهمه بعد: ${quoted(parts)}. سيقرؤه الذكاء الاصطناعي عند تخطيط رحلتك. وتذكر ملاحظات الخطة ما فهمه.`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return arabic.list(parts.map((part) => `«${part}»`));
}

/** Arabic has no capitals; a name in Latin script may come first. */
