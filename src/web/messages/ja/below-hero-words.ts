import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "ja" as const,
  howItWorks: "使い方",
  steps: [
    {
      title: "行き先と日数を入力",
      text: "目的地、日数、予算、一緒に行く人を選びます。日付や希望があれば追加できます。",
    },
    {
      title: "プランを作成してチェック",
      text: "営業時間、移動、食事の時間、予算を確認します。チェックの内容はすべて見られます。",
    },
    {
      title: "自分好みにアレンジ",
      text: "スポットを動かすと、その日の予定が更新されます。共有、印刷、オフラインでの利用もできます。",
    },
  ],
  lookAround: "完成した旅行プランを見る",
  aboutExample: "4人家族のローマ4日間。ログインは不要です。",
  dayName: (number) => `${number}日目`,
  dayFigures: (places, kmOnFoot) => `${places}か所 · 徒歩${kmOnFoot}km`,
  until: (time) => `${time}まで`,
  morePlaces: (count) => `ほか${count}か所`,
  checked: "チェック済み：すべて営業時間内で、無理なく回れます",
  openExample: "サンプル旅行を見る",
};
