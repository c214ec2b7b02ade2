import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "ほかの希望を自由に書いてください",
  hint: "英語・ドイツ語・フランス語・スペイン語に対応しています。例：no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "理解した内容",
  unread: (parts) =>
    `${quoted(parts)}は理解できなかったため、反映しません。別の書き方もお試しください（例：「no museums on Monday」「back by 7」）。`,
  otherLanguage: "ご希望を読み取れるのは、英語・ドイツ語・フランス語・スペイン語のみです。",
  asked: (text) => `「${text}」はどうしますか？`,
  asides: (texts) => `コメントとして読み取り、プランには反映しません：${quoted(texts)}`,
  unreadYet: (parts) =>
    `まだ理解できていない内容：${quoted(parts)}。旅行の作成時にAIが読み取ります。理解した内容は、プランの注記に表示されます。`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return japanese.list(parts.map((part) => `「${part}」`));
}
