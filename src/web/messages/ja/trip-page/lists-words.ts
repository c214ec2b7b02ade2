import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/ja/booking-text.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `${count}か所のうち${visited}か所が訪問済みです。次に同じ目的地の旅行を作るときは、除いてプランを作ります。`,
  markAllVisited: "すべて訪問済みにする",
  toBook: "予約するもの",
  oftenFull: "混みやすい場所",
  lists: { do: "やること", pack: "持ち物" },
  newItem: { do: "やること", pack: "持ち物" },
  addTo: { do: "やることリストに追加", pack: "持ち物リストに追加" },
  by: (date) => `${date}まで`,
  change: (item) => `${item}を変更`,
  what: "内容",
  who: "担当（任意）",
  dueDate: "期限（任意）",
  save: "保存",
  cancel: "キャンセル",
  remove: "削除",
  suggestions: (count) => `提案（${count}）`,
  aboutSuggestions: "旅行の長さ、天気、スポット、旅行者に合わせた提案です。",
  addSuggested: (item) => `${item}を追加`,
  addAll: (count) =>
    ({ one: "追加", other: `${japanese.number(count)}件すべて追加` })[
      count === 1 ? "one" : "other"
    ],
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `${japanese.count(days, { one: "日", other: "日" })}分の衣類`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "毎日の出発点です。最初に予約しましょう。",
    book: "チケット",
    bookAt: (name) => `：${name}（新しいタブで開く）`,
    booked: "予約済み",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "パスポートと身分証明書の有効期限を確認",
  insurance: "旅行保険に加入",
  "check-in": "オンラインでチェックイン",
  home: "植物、ペット、郵便物のことを頼む",
  documents: "パスポートまたは身分証明書",
  cards: "カードと現金",
  chargers: "充電器と変換プラグ",
  medicine: "薬",
  toiletries: "洗面用具",
  "walking-shoes": "歩きやすい靴",
  laundry: "旅行用洗剤",
  umbrella: "傘またはレインコート",
  sunscreen: "日焼け止め",
  "sun-hat": "帽子とサングラス",
  "water-bottle": "水筒",
  "warm-jacket": "暖かい上着",
  gloves: "手袋、マフラー、ニット帽",
  diapers: "おむつとおしりふき",
  stroller: "ベビーカーまたは抱っこひも",
  toys: "移動中のおもちゃとおやつ",
  swimwear: "水着",
  "beach-towel": "ビーチタオル",
  "hiking-shoes": "丈夫な靴",
  daypack: "デイパック",
  "covering-clothes": "肩とひざが隠れる服",
  "smart-clothes": "夜のおしゃれ着",
};
