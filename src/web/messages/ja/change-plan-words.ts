import { LIMITS } from "../../../domain/limits.ts";
import { durationText } from "../../../domain/messages/ja/duration-text.ts";
import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "ベジタリアン",
  vegan: "ビーガン",
  halal: "ハラール",
  kosher: "コーシャ",
  "gluten-free": "グルテンフリー",
};
const dietsText = (diets: readonly EateryDiet[]) => japanese.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "確認しています…",
  notNow: "今は時間を確認できませんが、変更はできます。",
  fits: "問題ありません。",
  fitsStill: "新しい問題はありません。残っている問題：",
  fitsNot: "このままでは無理があります：",
  fitsBut: "できますが、次の点に注意：",
  notMet: (check) => `未達成：${check}`,

  time: "時間",
  whenAndHowLong: "いつ、どれくらい？",
  starts: "開始",
  stayFor: "滞在時間",
  stay: (minutes) => durationText(minutes),
  usualStay: "プランどおり",
  keepTime: "組み直しても、この時間のままにする",
  startsMissing: "14:30のように時刻を入力してください。",
  set: "設定",

  swap: "入れ替え",
  swapThis: "このスポットを入れ替え",
  inPlaceOf: (place, hours) => [
    "",
    place,
    hours === undefined ? "と入れ替えます。" : `（${hours}）と入れ替えます。`,
  ],
  theseFit: "この日に合うスポット：",
  nearest: "条件に近いスポット：",
  noneFits: "ここに合うほかのスポットが見つかりません。名前で検索してください。",
  takeThis: "選択",
  take: (place) => `${place}を選択`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "移動は増えません"
      : minutes > 0
        ? `移動が${durationText(minutes)}増えます`
        : `移動が${durationText(-minutes)}減ります`,
  tablesFit: "近くで、その時間に開いているお店：",
  noTables: "その時間に開いていて十分近いお店は、ほかに見つかりませんでした。",
  suitsDiets: (diets: readonly EateryDiet[]) => `選べる料理：${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `合わないかもしれません。対応不明：${dietsText(diets)}`,
  tableByName: "店名や料理で検索",
  tablesNamed: "その時間に営業していて、行ける店：",
  noTableNamed: (text: string) =>
    `その時間に営業していて行ける「${text}」という店は見つかりません。`,
  whenAndWhere: "いつ、どこで？",
  noMealThen: "その時間はこの日に入りません。別の時間をお試しください。",
  evenSoAt: (name: string) => `それでも「${name}」で食べる`,

  ideas: "候補",
  bookings: "予約",
  dropBookings: "予約確認書をここにドロップして読み取り",
  addPlace: "スポットを追加",
  addPlaceTo: (day) => `${day}にスポットを追加`,
  lookFor: "または別のスポットを検索",
  lookForFirst: "スポットを検索",
  lookForHint: "名前や種類（英語で「garden」など）",
  noneFound: (text) => `ガイドには、「${text}」に合うスポットがほかにありません。`,
  elsewhere: "そのほかの場所",
  searching: "検索しています…",
  noneElsewhere:
    "ほかの場所は見つかりませんでした。入力を確認するか、下で自分のスポットを追加してください。",
  elsewhereNotNow:
    "今はほかの場所を検索できません。下の「自分のスポットを追加」を開いてください。入力した文字が名前になります。",
  hoursUnknown: "営業時間は不明",
  addTicked: (count) => `${japanese.count(count, { one: "か所", other: "か所" })}を追加`,
  foundCount: (count) => `${japanese.count(count, { one: "か所", other: "か所" })}見つかりました。`,
  putThese: "投票にかける",
  orVote: "またはゲストの投票で決める…",
  tooMany: `一度に投票にかけられるスポットは${LIMITS.list.candidates}か所までです。`,
  tickToVote: "ほかのスポットにチェックを入れると、このスポットとあわせてゲストが投票できます。",
  voteOn: (count) => `この${count}か所をゲストの投票にかける`,
  ownPlace: "自分のスポットを追加",
  ownName: "名前",
  ownPosition: "位置（任意）",
  ownPositionHint: "Google マップのリンクを貼り付けるか、緯度と経度を入力（例：41.9029, 12.4534）",
  ownNameMissing: "名前を入力してください。",
  ownPositionUnreadable: "緯度と経度を入力するか（例：41.9029, 12.4534）、空のままにしてください。",
  shortLink:
    "短縮リンクでは場所がわかりません。ブラウザーで開いて長いアドレスをここに貼り付けるか、緯度と経度を入力してください（例：41.9029, 12.4534）。",
  ownNotice: "未確認です。位置がないと、経路を表示できません。",
  add: "追加",
  ownHotel: "自分のホテルを追加",
  hotelSearch: "ホテルの名前または住所",
  hotelsFound: "検索結果",
  hotelSearchNotNow: "今は検索できません。下に場所を入力してください。",
  hotelByHand: "見つからない場合は場所を入力",
  ownHotelNotice: "毎日ここから出発します。未確認です。",
  near: "近くにあるのは？",
  nearUnknown: "選択",
  quarters: "エリア",
  plannedPlaces: "プランのスポット",
  position: "正確な位置（わかる場合）",
  positionMissing: "近くのエリアやスポットを選ぶか、正確な位置を入力してください。",

  changeTrip: "旅行全体を変更",
  changeTheTrip: "旅行を変更",
  fillDay: "この日を埋める",
  fillOf: (day) => `${day}を埋める`,
  isFull: "この日に入るスポットはもうありません。",
  isNew: "新規",
  replanDay: "この日を組み直す",
  replanMeaning: "スポットはそのままで、営業時間に合わせて移動が最も少ない順に並べます。",
  wholeTrip: "旅行全体",
  what: "変更する範囲",
  staysAsItIs: (names) => `変更しないもの：${names}。`,
  lockOthers: "固定したスポットは変わりません。",
  showProposal: "変更をプレビュー",
  nothingYet: "変更の前に内容を確認できます。",
  proposalFor: (what) => `変更の提案：${what}`,
  nothingBetter: "すでに最適な順番です。",
  fitDates: (dates) => `${dates}の旅行`,
  placeBecause: (name, why) => `${name}（${why}）`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "すべてこの日付に合っています。"
      : `この日付に合わせて移動または入れ替え：${japanese.list(names)}。`,
  stillShut: (names) =>
    `この日付では行けません：${japanese.list(names)}。「チェック」で別の時間や場所を選べます。`,
  bookingsOff: (names) =>
    `予約の日付は変わらないため、次の予約が合わなくなります：${japanese.list(names)}。予約を変更するか、別の日付を選んでください。`,
  datesAllTheSame: "それでもこの日付にする",
  onlyDates: "プランはそのままで日付を設定",
  fixOf: (place) => `${place}を修正`,
  noOtherTime: "どの日にも入りません。",
  swapInstead: (place) => `ほかの時間には入りません。代わりの案：${place}。`,
  failed: "問題が発生しました。プランは変わっていません。もう一度お試しください。",
  outdated: "その後、旅行が変更されました。もう一度プレビューしてください。",
  tryAgain: "もう一度試す",
  before: "変更前",
  after: "変更後",
  onFoot: "徒歩",
  travel: "移動時間",
  backAt: "ホテルに戻る時刻",
  minutes: (minutes) => (minutes === 0 ? "0分" : durationText(minutes)),
  to: "から",
  stays: "変更なし",
  locked: "固定",
  moved: (day) => `${day}から移動`,
  movesTo: (day) => `${day}へ移動`,
  earlier: (minutes) => `${durationText(minutes)}早く`,
  later: (minutes) => `${durationText(minutes)}遅く`,
  cancel: "キャンセル",
  apply: "適用",
  becomes: (day, next) => `${day}を${next}に変更`,
  dayUnchanged: "変更はありません。",
  noMeal: "食事なし",
  meal: (kind, start) => `${kind === "lunch" ? "昼食" : "夕食"}、${start}`,

  putBackChanges: "元の場所に戻すと、その日のほかの予定も変わります。",
  waysOut: (place) => `${place}の対処方法`,
  moveTo: (day, hours) => `${day}の${hours}に移動`,
  moveWithin: (hours) => `代わりに${hours}に訪れる`,
  letPlanChoose: "時間はプランに任せる",
  setAside: "外す",
  isSetAside: "外しました",

  runningLate: "予定より遅れている",
  byHowMuch: "どれくらい遅れていますか？",
  late: (minutes) => `+${minutes}分`,
  lateBy: (minutes) => `+${minutes}分：${minutes}分の遅れ`,
  skip: "スキップ",
  skipOf: (place) => `${place}をスキップ`,
  noLongerFits: "入らなくなったスポット：",
  setAsideOf: (place) => `${place}を外す`,

  night: {
    more: (town) => `${town}に1泊追加`,
    nightsIn: (town) => `${town}の宿泊数`,
    travelTo: (town) => `${town}への移動`,
    onDay: (day, date) => (date === undefined ? day : `${day}、${japanese.date(date)}`),
    meaning: (day, town) =>
      `${day}を${town}で組み直し、今のスポットは外します。移動日のスポットはそのままです。`,
    held: (names) =>
      `先に${japanese.list(names)}の固定を解除するか、時間をプランに任せてください。`,
  },
};
