import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "どれか選んでください。",
  screen: "旅行を作成",
  haveBookings: "飛行機やホテルを予約済み",
  destination: "目的地はどこですか？",
  destinationExample: "街の名前（リスボンなど）",
  destinationHint: "5日以内なら、空のままでもかまいません。こちらで選びます。",
  destinationNeeded: "目的地を選んでください。",
  addCity: "都市を追加",
  cityDays: "各都市での日数",
  fewerDays: (city) => `${city}を1日減らす`,
  moreDays: (city) => `${city}を1日増やす`,
  removeCity: (city) => `${city}を削除`,
  suggestions: "検索候補",
  suggestionCount: (count) => japanese.count(count, { one: "件の検索候補", other: "件の検索候補" }),
  anyPlace: "どの場所でも入力できます。",
  chooseCity: (city) => `${city}を選択`,
  thinTrip: (city, days) =>
    `ガイドにある${city}の内容は、約${japanese.count(days, { one: "日分", other: "日分" })}です。日数を減らすか、残りは別の街で過ごしましょう。`,
  isReadAbout: (destination) =>
    `${destination}はガイドにありません。先にオープンデータ（Wikivoyage、OpenStreetMap、Wikidata）で調べるため、1～2分かかることがあります。`,
  unanswered: (destination) =>
    `${destination}はガイドになく、ほかの場所を調べるサービスも今は応答していません。このまま試すか、ガイドにある都市を選んでください。`,
  isCountry: (country) => `${country}には泊まれる街が複数あります。次のステップで選べます。`,
  planDays: (days) => `${japanese.count(days, { one: "日間", other: "日間" })}のプランを作成`,
  allCities: (count) =>
    `ガイドにある${japanese.count(count, { one: "都市", other: "都市" })}をすべて見る`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "訪れたことのあるスポット"
      : `訪れたことのある${japanese.count(leftOut, { one: "か所", other: "か所" })}を除外`,
  seeAgain: "また行きたいスポットを選んでください。",
  notAgain: (names) => `${names}は除く`,
  days: "旅行は何日間ですか？",
  daysExample: "例：3",
  daysHint: "空のままなら、3日間のプランを作ります。",
  daysOfDates: "初日から最終日まで。",
  budget: "予算はどれくらいですか？",
  travellers: "誰と旅行しますか？",
  moreWishes: "その他の希望（任意）",
  when: "いつ行きますか？",
  whenChoices: { dates: "日付", month: "月", open: "未定" } satisfies Record<WhenChoice, string>,
  whenHints: {
    dates: "その日の営業時間、祝日、日の長さに合わせてプランを作ります。",
    month: "季節、天気、日の長さに合わせてプランを作ります。日付は後で設定できます。",
    open: "1年のどの週にも合うプランを作ります。日付は後で設定できます。",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${japanese.month(month)}の${city}：ふだんは気温${degreesText({ lowC, highC, to: "～" }, japanese)}、雨は${japanese.count(Math.round(rainDays), { one: "日", other: "日" })}ほど。`,
  month: "月",
  anyMonth: "月を選択",
  startDate: "初日",
  endDate: "最終日",
  arriveAt: "到着時刻の目安",
  leaveAt: "出発時刻の目安",
  byAir: "フライトの時刻（空港での時間を見込む）",
  arriving: (time) => `${time}着`,
  leaving: (time) => `${time}発`,
  dateProblems: {
    start_date_past: "その日付は過ぎています。今日以降を選ぶか、空のままにしてください。",
    end_date_unreadable: "正しい最終日を入力するか、空のままにしてください。",
    end_before_start: "最終日が初日より前です。もっと後の日を選んでください。",
    arrival_unreadable: "時刻を最後まで入力するか、空のままにしてください。",
    departure_unreadable: "時刻を最後まで入力するか、空のままにしてください。",
  },
  howMany: "何人で行きますか？",
  childAges: "お子さんは何歳ですか？",
  agesAssumed: "年齢の入力がない場合は、6〜12歳のお子さん向けに計画します。",
  child: (number) => `${number}人目のお子さん`,
  noAge: "年齢",
  age: (years) => (years === 0 ? "1歳未満" : `${years}歳`),
  needs: "食事やバリアフリーの希望はありますか？（任意）",
  allOfUs: "全員",
  someOfUs: (count, people) => `${people}人中${count}人`,
  ofSome: (title, count, people) => `${title}（${people}人中${count}人）`,
  needTitles: {
    vegetarian: "ベジタリアン",
    vegan: "ヴィーガン",
    glutenFree: "グルテンフリー",
    lactoseFree: "乳糖なし",
    halal: "ハラール",
    kosher: "コーシャ",
    nutFree: "ナッツなし",
    stepFree: "段差なし",
  },
  pace: "1日にどれくらい予定を入れますか？",
  paces: { relaxed: "ゆったり", usual: "標準", full: "充実" } satisfies Record<PaceChoice, string>,
  interests: "何が好きですか？",
  planner: "誰がプランを作りますか？",
  planners: { model: "AI", guide: "内蔵ガイド" },
  plannerHint:
    "この街はガイドにあるため、確認済みのスポットですぐにプランができます。AIはより柔軟ですが、時間がかかります。",
  generating: "作成中",
  wishUnanswered:
    "どうするかを選んでください。もう一度「旅行を作成！」を押すと、これなしでプランを作ります。",
  generate: "旅行を作成！",
  startEmpty: "空のプランから始める",
  planGoesOn: "プランはまだ作成中です。「マイトリップ」で確認できます。",
  planIsReady: "プランができました。「マイトリップ」で確認できます。",

  progressTitle: "プランを作成しています",
  progress: "進行状況",
  stop: "中止",
  askingPlanner: "プランナーに問い合わせています",
  readingAbout: (place) => `${place}について調べています`,
  readingSteps: {
    where: "地図で場所を探しています",
    wikivoyage: "Wikivoyageで見どころを調べています",
    wikidata: "Wikidataで有名なスポットを調べています",
    openstreetmap: "OpenStreetMapで営業時間とホテルを調べています",
    pageviews: "よく読まれている内容を調べています",
    composing: "まとめています",
    wishes: "希望を読み取っています",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "旅行を保存しています",
  dayIsReady: (day, days) => `${days}日間のうち${day}日目ができました`,
  lookingForHotels: (destination) => `${destination}のホテルを探しています`,
  hotels: (count) => japanese.count(count, { one: "軒のホテル", other: "軒のホテル" }),
  hotelsAreReady: (count) =>
    japanese.count(count, { one: "軒のホテルが決まりました", other: "軒のホテルが決まりました" }),
  reconnecting: "接続が切れましたが、プランの作成は続いています。",
  freeDay: "自由な1日",

  failureTitle: "プランを作成できませんでした",
  nameRequest: (requestId, code) =>
    `サイト管理者への連絡の際は、このリクエストを伝えてください：${requestId}（${code}）`,
  planInstead: (destination) => `代わりに${destination}のプランを作成`,
  meantTitle: "もしかして…",
  planMeant: (label) => `${label}のプランを作成`,
  basesTitle: "泊まる場所を選ぶ",
  basesHint:
    "複数の町があります。いくつかに泊まれば、その間の移動もプランに入れます。1つの町に泊まることもできます。",
  severalBases: "複数の町に泊まる",
  oneBase: "または1つの町に泊まる",
  basesOf: (count) => japanese.count(count, { one: "か所の町", other: "か所の町" }),
  planOne: (label) => `${label.split(",")[0]}のプランを作成`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}：${japanese.count(days, { one: "日間", other: "日間" })}`,
  takeGuide: (destination) => `${destination}は内蔵ガイドで作成`,
  tryAgain: "もう一度試す",
};
