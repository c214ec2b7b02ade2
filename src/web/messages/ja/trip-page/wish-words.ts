import { needAdvice } from "../../../../domain/messages/ja/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/ja/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "どうしたいですか？",
  hint: "自分の言葉で書くか（英語・ドイツ語・フランス語・スペイン語）、例から選んでください：",
  byModel: "理解できない言葉は、スポット名と一緒にAIに送ります。",
  examples: {
    "Less walking": "歩く距離を短く",
    "Start later": "遅めに出発",
    "Finish earlier": "早めに戻る",
    Cheaper: "費用を抑える",
    "Take it easy": "ゆったり",
    "Fit more in": "もっと見る",
    "Swap the museum for a market": "美術館を市場に入れ替える",
    "Add a park": "公園を追加",
    "Keep the evening free": "夜を空けておく",
  },
  quoted: (text) => `「${text}」`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `「${text}」：${needAdvice(need)}`
      : reason === "notOn"
        ? `「${text}」：${where.map(({ day }) => day).join("、")}では、合う案が見つかりませんでした。`
        : where.length > 0 && reason === "isSo"
          ? `「${text}」：${isThere(where)}。`
          : `「${text}」：${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}。`,
  otherLanguage: "ご希望を読み取れるのは、英語・ドイツ語・フランス語・スペイン語のみです。",
  askAbout: (wish) => `「${wish}」をどうするか選ぶ`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `「${text}」：${REASONS.notUnderstood}`
        : `「${text}」：理解できませんでした。別の書き方をお試しください（例：「skip ${one}」「${other} in the morning」）。`
      : choices.every(({ label }) => label === "which")
        ? `「${text}」はどれのことですか？`
        : `「${text}」はどうしますか？`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) =>
    `次の内容による変更はありません：${texts.map((text) => `「${text}」`).join("、")}`,
  withoutMeal: "なしにする",
  otherCity: (cities) =>
    `プランは作成時の都市の中で変更できます。${cities}を1つの旅行として作成しましょう。日程・予算・人数は入力済みで、この旅行はそのまま残ります。`,
  planCities: (cities) => `${cities}のプランを作成`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "朝食",
  lunch: "昼食",
  dinner: "夕食",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `${name}を追加`,
  leaveOut: (name) => `${name}を除く`,
  remove: (name) => `${name}を外す`,
  moveDay: (name) => `${name}を別の日に移動`,
  note: () => "メモとして残す",
  exchange: () => "互いに入れ替える",
  first: (name) => `${name}を最初に`,
  last: (name) => `${name}を最後に`,
  earlier: (name) => `${mealName(name)}を早めに`,
  later: (name) => `${mealName(name)}を遅めに`,
  keep: (name) => `${name}を残す`,
  more: (name) => `増やす：${name}`,
  fewer: (name) => `減らす：${name}`,
  none: (name) => `なし：${name}`,
  which: (name) => name,
  doIt: (name) => `「${name}」を実行`,
  evenSo: () => "食事の時間がずれたり終わりが遅くなったりしても実行",
  at: (name) => `${name}に`,
  atMost: (name) => `${name}まで`,
  swap: (name) => `${name}を別のものに入れ替え`,
  swapFor: (name) => `入れ替え：${name}`,
  stayFor: (name) => `${name.replace(/, (?=\d+$)/, "：")}分`,
  morning: (name) => `${name}を午前に`,
  afternoon: (name) => `${name}を午後に`,
  evening: (name) => `${name}を夜に`,
  sunset: (name) => `${name}を日没の頃に`,
  swapDays: () => "2つの日を入れ替え",
  visitAt: (name) => name,
  otherMeal: (name) => `${mealName(name)}を別の店に`,
  makeRoom: (name) => `時間を空ける：${name}を外す`,
  asItIs: () => "プランはそのまま",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "理解できませんでした。スポット名を使って、別の言葉でお試しください。",
  noneThere: "プランには、当てはまるものがありません。",
  noneKnown: "ガイドには、ここにあるものがほかにありません。",
  unknownPlace:
    "このスポットはガイドにありません。その日の「スポットを追加」から自分で追加してください。",
  noOtherTable: "その近くにある別の店がガイドに見つかりません。",
  noTable:
    "日程の近くで、そのような店がガイドに見つかりません。探してスポットとして追加してください。",
  noneFits: "合う案が見つかりませんでした。自分でスポットを移動できます。",
  isClosed: "その日は休業です。",
  notOn: "すべての日ではかなえられませんでした。",
  midPriced: "近くでご予算に合ういちばん良い店は、中くらいの値段です。",
  isLocked: "固定されています。先に固定を解除してください。",
  hasHour:
    "時刻が決められています。スポットの「時間」で「組み直しても、この時間のままにする」のチェックを外してください。",
  lastDay: "旅行には少なくとも1日が必要です。",
  isSo: "プランはすでにそうなっています。",
  noDay: "その日はこの旅行にありません。",
  noBreakfast: "プランに朝食は入りません。1日の開始時刻を教えてください。",
  whoTravels:
    "旅行者はプラン作成時に決まります。合う場所の名前を挙げるか、全員分の新しい旅行を作成してください。",
  cantHere: "この方法では、プランの日を変更できません。",
};

const timed = (time: string | undefined) => (time === undefined ? "" : `の${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name}は${day}${timed(time)}にあります`).join("、");
