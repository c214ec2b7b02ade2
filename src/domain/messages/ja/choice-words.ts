import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "節約", desc: "できるだけ安く" },
    Budget: { title: "お手頃", desc: "手頃な料金で快適に" },
    Standard: { title: "スタンダード", desc: "料金と質のバランス重視" },
    Comfort: { title: "コンフォート", desc: "ワンランク上の快適さ" },
    Premium: { title: "プレミアム", desc: "最高級の旅" },
  },
  travellers: {
    Solo: { title: "ひとり", desc: "自分のペースで自由に" },
    Couple: { title: "カップル", desc: "ロマンチックなひととき" },
    Family: { title: "家族", desc: "大人も子どもも楽しく" },
    Friends: { title: "友だち", desc: "一緒に思い出づくり" },
    Group: { title: "グループ", desc: "大人数でもスムーズに" },
  },
  interests: {
    history: "アートと歴史",
    faith: "教会と寺院",
    streets: "旧市街の街歩き",
    food: "ストリートフード",
    markets: "市場とお店",
    views: "眺め",
    outdoors: "公園と自然",
    beach: "ビーチ",
    evenings: "ショーと夜の楽しみ",
    animals: "動物園とテーマパーク",
  },
};
