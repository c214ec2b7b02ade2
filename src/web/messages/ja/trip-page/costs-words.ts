import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import { moneyText } from "../../../../domain/messages/ja/money-text.ts";
import { storedWords } from "../../../../domain/messages/ja/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => japanese.count(count, { one: "人", other: "人" });
const places = (count: number) => japanese.count(count, { one: "か所", other: "か所" });

export const costsWords: typeof english = {
  title: "費用",
  money: moneyText,
  wholeTripFor: (count) => `旅行全体（${count}人分）`,
  forEach: (count) => `1人あたり（旅行者${japanese.count(count, { one: "人", other: "人" })}）`,
  forOne: "旅行全体（1人分）",
  about: (amount) => `約${amount}`,
  perPerson: "合計または1人あたり",
  all: (count) => `${count}人分の合計`,
  each: "1人あたり",
  bounds: (low, high) => `${low} – ${high}`,
  budget: (amount) => `予算${amount}`,
  budgetOfLevel: (amount, level) => `予算約${amount}（${storedWords.budget(level)}）`,
  within: (spare) => `予算内（残り約${spare}）`,
  leftForOthers: (spare) => `まだ含まれていない費用に約${spare}残ります`,
  mealsNotCounted: "食事代は追加するまで含まれません。",
  mealsCounted: (counted, days) => `食事代は${days}日のうち${counted}日分が含まれています。`,
  howChildrenCount:
    "年齢がわかる子どもは、6歳未満はチケット不要、3歳未満は食事なし、12歳未満は1室2人まで親と同室として計算しています。それ以外は大人として計算します。料金が異なる場合は、見積もりの代わりになる支出として追加してください。",
  leftForRooms: (spare) => `宿泊費に約${spare}残ります（料金は不明）`,
  over: (more) => `予算を約${more}超過`,
  noBudget: "予算は未設定です。",
  barLabel: (expected, budget) => `${budget}のうち${expected}の見込み`,
  kinds: {
    rooms: "宿泊",
    tickets: "入場料",
    rides: "交通",
    journeys: "飛行機・列車",
    meals: "食事",
    other: "その他",
  } satisfies Record<CostKind, string>,
  kindsTitle: "カテゴリ別",
  entered: (amount) => `${amount}を入力済み`,
  stay: (rooms, nights, hotel, isDear) =>
    `${hotel}に${japanese.count(rooms, { one: "室", other: "室" })}、${japanese.count(nights, { one: "泊", other: "泊" })}${isDear ? "（イベントのため通常より高め）" : ""}`,
  tickets: (count, persons) => `${places(count)}、${people(persons)}`,
  taxis: (count) =>
    `タクシー${japanese.count(count, { one: "回", other: "回" })}と公共交通機関（概算）`,
  rides: "公共交通機関（概算）",
  journeysEstimated: "都市間の移動（概算）",
  meals: "昼食と夕食（一般的な料金）",
  noEstimate: "見積もりなし",
  range: (low, high) => `${low} – ${high}`,
  addYours: "実費を追加",
  addYoursFor: (kind) => `実費を追加：${kind}`,
  expected: "見込み",
  byDay: "日別",
  unpriced: (names) => `料金が不明なため、合計に含まれません：${japanese.list(names)}。`,
  withoutRate: (amounts) => `為替レートがないため、合計に含まれません：${japanese.list(amounts)}。`,
  estimateWithoutRate: (currency) =>
    `プランの料金は${currency}です。為替レートがないため、合計に含まれません。`,
  estimateRate: (from, to, value, date) =>
    `プランの料金は、1${from}＝約${value}${to}で計算しています（${date}）。`,
  basis:
    "料金はプランの目安で、変わることがあります。支払った金額を追加すると、置き換わります。空港への移動と宿泊税は含みません。",
  add: "支出を追加",
  changeBudget: "予算を変更",
  download: "表をダウンロード（CSV）",
  fileName: (trip) => `${trip} 費用.csv`,

  expenses: "支出",
  noExpenses: "まだ支出はありません。",
  wholeTrip: "旅行全体",
  paidBy: (names) => `支払い：${japanese.list(names)}`,
  noRate: "為替レートなし",
  change: (title) => `${title}を編集`,

  newCost: "支出を追加",
  changeCost: "支出を編集",
  amount: "金額",
  currency: "通貨",
  amountMissing: (example) => `金額を入力してください（例：${example}）。`,
  isRefund: "払い戻し",
  what: "内容（任意）",
  kind: "カテゴリ",
  day: "日",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1${from}の${to}換算`,
  rateOwn: (date) => `${date}の換算表による目安です。支払い時のレートを入力してください。`,
  rateAsked: (date) =>
    `${date}時点の中央銀行の最新レートです。支払い時のレートを入力してください。`,
  rateKept: "追加したときのレートです。",
  rateMissing: "レートがないと、合計に含まれません。",
  rateWrong: "0.92のように0より大きい数を入力するか、空のままにしてください。",
  replaces: (amount) => `プランの見積もり（${amount}）を置き換える`,
  comesOff: (amount) => `プランの見積もり（${amount}）から差し引く`,
  payer: "支払った人",
  nobody: "割り勘にしない",
  several: "複数の人",
  paid: (name) => `${name}の支払額`,
  splitTitle: "割り勘",
  splits: {
    EVENLY: "均等",
    BY_SHARES: "比率",
    BY_PERCENTAGE: "パーセント",
    BY_AMOUNT: "金額",
  } satisfies Record<Split, string>,
  among: "割り勘する人",
  everyone: "全員",
  shareOf: (name) => `${name}：比率`,
  percentOf: (name) => `${name}：パーセント`,
  amountOf: (name) => `${name}：金額`,
  payersWrong: "支払額の合計が、総額と一致するようにしてください。",
  splitWrong: {
    EVENLY: "1人以上選んでください。",
    BY_SHARES: "比率を1以上の整数で入力してください。",
    BY_PERCENTAGE: "パーセントの合計を100にしてください。",
    BY_AMOUNT: "金額の合計が、総額と一致するようにしてください。",
  } satisfies Record<Split, string>,
  save: "保存",
  remove: "支出を削除",

  budgetTitle: "予算",
  budgetIn: "合計の通貨",
  budgetAmount: "総予算（空なら旅行の予算レベルを使用）",
  budgetWrong: (example) =>
    `0より大きい金額を入力するか（例：${example}）、空のままにしてください。`,

  travellers: "旅行者",
  changeTravellers: "旅行者を編集",
  travellersHint:
    "名前を追加するだけです。アカウントはいりません。旅行者が2人以上なら、支出を割り勘にできます。",
  unnamed: (count) =>
    japanese.plural(count, {
      one: "ほか1人（名前なし）",
      other: `ほか${japanese.number(count)}人（名前なし）`,
    }),
  newTraveller: "名前",
  addTraveller: "追加",
  removeTraveller: (name) => `${name}を削除`,
  isNamed: "支出で使用中",
  goneTraveller: "削除した旅行者",

  settle: "精算",
  notSplit: "支払った人が未入力のため、まだ含まれていない予約：",
  whoPaid: (title) => `${title}を支払ったのは？`,
  settled: "精算は完了しています。",
  transfer: (from, to) => `${from}から${to}へ支払い`,
  balances: "貸し借り",
  balance: (paid, share) => `支払い${paid}、負担${share}`,

  csvHead: (currency) => [
    "日",
    "日付",
    "内容",
    "カテゴリ",
    "金額",
    "通貨",
    `${currency}へのレート`,
    `${currency}換算`,
    "支払った人",
    "割り勘",
  ],
};
