import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `${town}に1泊追加`,
  nightsIn: (town) => `${town}の宿泊数`,
  travelTo: (town) => `${town}への移動`,
  onDay: (day, date) => (date === undefined ? day : `${day}、${japanese.date(date)}`),
  meaning: (day, town) =>
    `${day}を${town}で組み直し、今のスポットは外します。移動日のスポットはそのままです。`,
  held: (names) => `先に${japanese.list(names)}の固定を解除するか、時間をプランに任せてください。`,
};
