import type { PlaceCategory } from "../../places/place-category.ts";
import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { japanese } from "./japanese.ts";

export const wishWords = sayWishes(japanese, choiceWords.interests, {
  kinds: {
    museum: ["美術館・博物館"],
    palace: ["宮殿・城"],
    worship: ["教会・寺院"],
    monument: ["名所・記念碑"],
    viewpoint: ["展望スポット"],
    park: ["公園"],
    market: ["市場・お店"],
    "old-town": ["旧市街"],
    beach: ["ビーチ"],
    show: ["ショー"],
    nightlife: ["ナイトライフ"],
    nature: ["自然スポット"],
    zoo: ["動物園・水族館"],
    "theme-park": ["テーマパーク"],
  },
  needs: {
    vegetarian: "ベジタリアンの食事",
    vegan: "ヴィーガンの食事",
    glutenFree: "グルテンフリーの食事",
    lactoseFree: "乳糖なしの食事",
    halal: "ハラールの食事",
    kosher: "コーシャの食事",
    nutFree: "ナッツなしの食事",
    seafoodFree: "魚介なしの食事",
    allergy: "食物アレルギー",
    stepFree: "段差のない移動",
    pregnant: "妊娠中の無理のない旅",
    cleanAir: "煙やほこりのない場所",
    noFood: "食事",
    crowds: "混雑を避ける",
    transport: "移動手段",
    heat: "暑さを避ける",
    heights: "高い所を避ける",
    toilets: "近くのトイレ",
    dogs: "犬と一緒",
    budgetCap: "1日の金額の上限",
    freeThings: "無料の見どころ",
    weather: "天気しだいのこと",
    lodging: "泊まる場所",
    facts: "ガイドに情報がないこと",
    answers: "質問への回答",
    apart: "別行動",
  },
  unplanned: (what) => `${what}（計画には反映できません）`,
  paces: {
    relaxed: "ゆったりした日程",
    usual: "標準ペースの日程",
    full: "充実した日程",
  },
  hours: {
    sunrise: "（日の出）",
    sunset: "（日没）",
    opening: "（朝一番）",
    morning: "（午前）",
    afternoon: "（午後）",
    evening: "（夕方以降）",
    cool: "（暑くなる前）",
    last: "（一日の終わり）",
    night: "（夜）",
  },
  children: (ages) => `子どもの年齢：${japanese.list(ages.map((age) => `${age}歳`))}`,
  more: (interest) => `${interest}を多めに`,
  none: (kinds) => `${kinds}なし`,
  without: (names) => `${names}なし`,
  see: (names) => `${names}を見る`,
  have: (count, kinds, of) => `${kinds}を${count}${counter(of)}`,
  most: (count, kinds, isADay, of) => `${kinds}は${isADay ? "1日" : ""}${count}${counter(of)}まで`,
  start: (time) => `${time}に開始`,
  startDaily: (time) => `毎日${time}に開始`,
  end: (time) => `${time}までに戻る`,
  nothing: "予定なし",
  nothingAfter: (time) => `${time}以降は予定なし`,
  nothingBefore: (time) => `${time}まで予定なし`,
  free: (fromMinutes, toMinutes) => `${japanese.span(fromMinutes, toMinutes)}は自由時間`,
  notOutdoorsBefore: (time) => `${time}までは屋外なし`,
  indoors: (fromMinutes, toMinutes) => `${japanese.span(fromMinutes, toMinutes)}は屋内`,
  change: (words) => `「${words}」（日程ができてから）`,
  lessWalking: "歩く距離を短く",
  mostWalking: (km) => `徒歩は1日${km}kmまで`,
  mostADay: (count) => `1日${japanese.count(count, { one: "か所", other: "か所" })}まで`,
  everyDay: "毎日",
  fromDay: (day) => `${day}日目以降`,
  day: dayText,
  weekdays: "平日",
  date: (date) => `${ordinal(date)}`,
  on: (days) => `（${days}）`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  return `${date}日`;
}

function dayText(day: number): string {
  if (day === 0) return "中間の日";
  if (day > 0) return `${day}日目`;
  return day === -1 ? "最終日" : `最後から${ordinal(-day)}目`;
}

/** Shows and nights out are counted by times, the rest by places. */
function counter(categories: readonly PlaceCategory[]): string {
  return categories.every((category) => /^(?:show|nightlife)$/.test(category)) ? "回" : "か所";
}
