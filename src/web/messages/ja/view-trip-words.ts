import { freeWords } from "../../../domain/messages/ja/free-words.ts";
import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => japanese.count(count, { one: "か所", other: "か所" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "昼食", dinner: "夕食" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}、${hours}ごろ`;
}

const walkText = sayWalk(japanese, "徒歩は少なめ", (way) => `徒歩${way}`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : `（${said}）`);

export const viewTripWords: typeof english = {
  location: "目的地：",
  noOfDays: "旅行日数：",
  travellers: "旅行者：",
  budget: "予算レベル：",
  hotels: "おすすめホテル",
  noHotels: "ここのホテルの情報がないため、毎日街の中心から出発します。",
  places: "訪れるスポット",
  beforeTrip: (left) => (left === undefined ? "出発前に" : `出発前に：${left}`),
  afterTrip: "旅行の後に",
  wishes: "ご希望",
  wishesSummary: (open) =>
    open === 0 ? "ご希望：すべて反映済み" : `ご希望：確認が必要なもの${open}件`,
  goodToKnow: "知っておきたいこと",
  goodToKnowCount: (count) => `知っておきたいこと（${count}）`,
  share: "共有",
  more: "その他のオプション",
  views: "旅行の表示",
  viewNames: { today: "今日", plan: "プラン", map: "地図", costs: "費用", check: "チェック" },
  partLoading: "読み込んでいます",
  partUnavailable: "この部分を読み込めませんでした。プランに影響はありません。",
  thingsToWatch: (count) => `${japanese.plural(count, { one: "件の修正点", other: "件の修正点" })}`,
  hotelsTab: "ホテル",
  dayTab: (number) => `${number}日目`,
  placesOf: (day) => `${day}のスポット`,
  today: "今日",
  locked: "固定中",
  yourBase: "毎日の出発点",
  edit: "編集",
  doneEditing: "完了",
  moreAbout: (name) => `${name}の詳細`,
  opensMaps: "（新しいタブで地図検索を開く）",

  days: "日程",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "24時間営業" : `${japanese.time(open.endMinutes)}まで`,
  change: "変更",
  changeOf: (day) => `${day}を変更`,
  aFreeDay: "自由な1日",
  freeDay: "予定はありません。気ままに歩いてみましょう。",
  aLastDay: "出発日",
  freeLastDay: "出発日の予定はありません。",
  travel: (way) => ["移動時間：", way],
  travelOut: (way, from, fare) => [
    "移動時間：",
    way,
    "、",
    from,
    "から",
    ...(fare === undefined ? [] : ["、", fare, "（往復）"]),
  ],
  backAt: (way, time) => (time === undefined ? `戻り：${way}` : `戻り：${way}、${time}着`),
  arrival: (time, said) => `${time}頃までにホテル着${inBrackets(said)}`,
  departure: (time, said) => `${time}頃までにホテルを出発${inBrackets(said)}`,
  fullDay: "終日の予定になっています。",
  addArrival: "到着を追加",
  addDeparture: "出発を追加",
  chooseTable: "お店を選ぶ",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => ["、", name, "の近く"],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}：`, place],
  lunchThere: "見学中に現地で昼食",
  eatery: sayEatery({
    kinds: {
      market: "市場",
      "food-hall": "フードホール",
      "food-street": "屋台街",
      restaurant: "レストラン",
      cafe: "カフェ",
    },
    prices: {
      low: "手頃な値段",
      middle: "中くらいの値段",
      high: "高めの値段",
    },
    comma: "、",
    end: "。",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}：${japanese.duration(minutes)}。`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "第1日曜日は無料" : "この時間は無料"}${isQueue === true ? "：前売りなし、長い列" : ""}`,
  near: (names) => ["近く：", names, "。"],
  names: (names) => japanese.list(names),
  notVerified: (count) => `未確認：${places(count)}がガイドにありません。`,
  hoursUnknown: (count) => `営業時間が不明：${places(count)}。`,

  verdicts: {
    sound: "すべて営業時間内で、無理なく回れます",
    faulty: "修正が必要なところがあります",
    unverified: "このプランは確認できませんでした",
    stale: "チェックの後に、プランまたは日付が変わりました。",
    unsure: "回れますが、確認が必要な点があります",
    poor: "すべて営業時間内で無理なく回れますが、大きく改善できます",
    weak: "大きく改善でき、確認が必要な点もあります",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "チェック済み：すべて営業時間内で、無理なく回れます"
      : viewTripWords.verdicts[verdict],

  yourNote: "メモ：",
  noteAbout: (about) => `${about}のメモ`,
  addNote: "メモを追加",
  addNoteTo: (about) => `メモを追加：${about}`,
  editNote: "メモを編集",
  editNoteOf: (about) => `メモを編集：${about}`,

  notFound: "旅行が見つかりません",
  notFoundDetail: "削除されたか、ほかの人の旅行かもしれません。",
  signInToSee: "自分の旅行の場合は、ログインすると表示されます。",
  cannotBeShown: "この旅行を表示できません",
  myTrips: "マイトリップ",

  paper: {
    ownNotes: "メモ",
    hoursChange: "営業時間と料金は変わることがあります。出発前に確認してください。",
    pageOf: (dayNumber, ofDays) => `、${ofDays}日間の${dayNumber}日目`,
  },

  actions: {
    tripName: "旅行名",
    rename: "名前を変更",
    renameTrip: "この旅行の名前を変更",
    renameHint: "空のままなら、目的地を使います。",
    deleteTrip: "この旅行を削除",
    ideas: "候補とリスト",
    bookings: "予約",
    takeAlong: "印刷・エクスポート",
    history: "履歴",
    deleteQuestion: (trip) => ["「", trip, "」を削除しますか？"],
    deleteWarning: "プランとメモが完全に削除されます。",
    deleteIt: "削除",
    keepIt: "旅行を残す",
    deleted: (trip) => `${trip}を削除しました。`,
  },
};
