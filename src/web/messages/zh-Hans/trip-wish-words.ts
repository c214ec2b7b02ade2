import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { tripWishWords as english } from "../en/trip-wish-words.ts";
import { meaning } from "./change-meaning.ts";

export const tripWishWords: typeof english = {
  label: "还有别的想法？用自己的话写下来",
  hint: "请用英文、德文、法文或西班牙文，例如：no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "我们的理解",
  unread: (parts) =>
    `我们没看懂${quoted(parts)}，规划时不会考虑。你也可以换种写法，例如“no museums on Monday”或“back by 7”。`,
  otherLanguage: "我们只能读懂用英文、德文、法文和西班牙文写的心愿。",
  asked: (text) => `“${text}”该怎么处理？`,
  asides: (texts) => `视为说明，不作安排：${quoted(texts)}。`,
  unreadYet: (parts) =>
    `尚未看懂：${quoted(parts)}。规划行程时 AI 会读取，计划的说明会写明它的理解。`,
  meaning,
};

function quoted(parts: readonly string[]): string {
  return chinese.list(parts.map((part) => `“${part}”`));
}
