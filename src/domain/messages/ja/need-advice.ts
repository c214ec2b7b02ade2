import type { TravelNeed } from "../../trip/trip-wish.ts";

const ASK = "対応している場所の情報がありません。出発前に確認してください。";
const FOOD = "どこで対応しているか、すべてはわかりません。レストランで確認してください。";
const EACH_TIME = "どの店が安全か、情報がありません。毎回レストランで確認してください。";

const ADVICE: Readonly<Partial<Record<TravelNeed, string>>> = {
  vegetarian: FOOD,
  vegan: FOOD,
  glutenFree: FOOD,
  lactoseFree: FOOD,
  halal: FOOD,
  kosher: FOOD,
  nutFree: EACH_TIME,
  allergy: EACH_TIME,
  seafoodFree:
    "魚介で知られる店は外していますが、どの店が安全か、情報がありません。毎回レストランで確認してください。",
  noFood: "店ごとの料理の内容はわかりません。レストランで確認してください。",
  stepFree: "段差や坂の情報がない場所があります。出発前に施設に確認してください。",
  pregnant:
    "登り、長いハイキング、乗り物系アトラクション、サーフィン、蒸し風呂は外します。ほかのことは医師に相談してください。",
  cleanAir:
    "煙やほこりが多いとわかっている場所は外しますが、当日の空気の状態はわかりません。朝に確認してください。",
  crowds: "混み具合の情報がありません。開いてすぐがいちばん空いている場所がほとんどです。",
  transport:
    "移動は一般的な手段で見積もっており、変更できません。旅行中は好きな手段を選んでください。区間を開くと経路がわかります。",
  heat: "27 °C以上の月は、屋外の場所を朝と夕方以降に入れています。日陰の場所の情報はありません。",
  heights: "高い所が苦手な人に難しい場所の情報がありません。外したい場所の名前を入れてください。",
  toilets: "トイレの場所の情報がありません。",
  dogs: "犬と入れる場所の情報がありません。出発前に確認してください。",
  weather:
    "天気はわかりません。雨の日は、旅行ページでスポットを開き、屋内のスポットと入れ替えてください。",
  lodging: "ホテルは地区ではなく料金で選んでいます。旅行ページで、ご希望のホテルを指定できます。",
  facts:
    "ガイドにはこの情報がありません。プランは見どころ、営業時間、移動をもとに作ります。現地で聞いてください。",
  answers:
    "ここではプランの変更のみで、質問にはお答えできません。ガイドにある情報は、プランの各場所に表示されています。",
  apart: "プランは全員が一緒に行動する前提です。誰がどこへ行くかは、その日のメモに書いてください。",
  freeThings: "無料の見どころを優先します。指定された場所や特に有名な場所は有料のことがあります。",
  budgetCap: "プランは1日あたりの金額ではなく、選んだ予算で作ります。",
};

export function needAdvice(need: TravelNeed | undefined): string {
  return (need === undefined ? undefined : ADVICE[need]) ?? ASK;
}
