import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { japanese } from "./japanese.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["美術館・博物館", "美術館・博物館"],
  palace: ["宮殿・城", "宮殿・城"],
  worship: ["教会・寺院", "教会・寺院"],
  monument: ["名所・記念碑", "名所・記念碑"],
  viewpoint: ["展望スポット", "展望スポット"],
  park: ["公園", "公園"],
  market: ["市場・お店", "市場・お店"],
  "old-town": ["旧市街", "旧市街"],
  beach: ["ビーチ", "ビーチ"],
  show: ["ショー", "ショー"],
  nightlife: ["ナイトライフ", "ナイトライフ"],
  nature: ["自然スポット", "自然スポット"],
  zoo: ["動物園・水族館", "動物園・水族館"],
  "theme-park": ["テーマパーク", "テーマパーク"],
};

const NEEDS: Readonly<Record<Need, string>> = {
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
  noFood: "避けたい食べ物",
  crowds: "混雑を避ける",
  transport: "移動手段",
  heat: "暑さを避ける",
  heights: "高い所を避ける",
  toilets: "近くのトイレ",
  dogs: "犬と一緒",
  budgetCap: "1日の金額の上限",
  freeThings: "無料の見どころ",
  weather: "天気に合わせる",
  lodging: "泊まる場所",
  facts: "ガイドに情報がないこと",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "ゆったりした日程",
  usual: "標準ペースの日程",
  full: "充実した日程",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return japanese.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [`子どもの年齢：${japanese.list(wish.childAges.map((age) => `${age}歳`))}`];
  if (wish.kind === "like")
    return wish.interests.map((id) => choiceWords.interests[id]).map((title) => `${title}を多めに`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `${kinds(wish.categories, 2)}なし${onDays(wish)}`;
    case "without":
      return `${wish.names}なし${onDays(wish)}`;
    case "see":
      return `${wish.names}を見る${onDays(wish)}`;
    case "have":
      return `${kinds(wish.categories, wish.count)}を${wish.count}${counter(wish.categories)}${onDays(wish)}`;
    case "most":
      return `${kinds(wish.categories, wish.count)}は${wish.isADay === 1 ? "1日" : ""}${wish.count}${counter(wish.categories)}まで`;
    case "start":
      return isOnSomeDays(wish)
        ? `${japanese.time(wish.minutes)}に開始${onDays(wish)}`
        : `毎日${japanese.time(wish.minutes)}に開始`;
    case "end":
      return `${japanese.time(wish.minutes)}までに戻る${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `「${wish.words}」（日程ができてから）`;
    case "walkLess":
      return wish.km === undefined ? "歩く距離を短く" : `徒歩は1日${wish.km}kmまで`;
    case "mostADay":
      return `1日${japanese.count(wish.count, { one: "か所", other: "か所" })}まで${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "予定なし";
  if (toMinutes === DAY_MINUTES) return `${japanese.time(fromMinutes)}以降は予定なし`;
  return fromMinutes === 0
    ? `${japanese.time(toMinutes)}まで予定なし`
    : `${japanese.span(fromMinutes, toMinutes)}は自由時間`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `${japanese.time(wish.toMinutes)}までは屋外なし`
    : `${japanese.span(wish.fromMinutes, wish.toMinutes)}は屋内`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return japanese.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** Shows and nights out are counted by times, the rest by places. */
function counter(categories: readonly PlaceCategory[]): string {
  return categories.every((category) => /^(?:show|nightlife)$/.test(category)) ? "回" : "か所";
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["毎日"] : []),
    ...(isFromOn(days) ? [`${days[0]}日目以降`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["平日"] : weekdays.map(japanese.weekday)),
    ...dates.map((date) => `${ordinal(date)}`),
  ];
  return named.length === 0 ? "" : `（${japanese.list(named)}）`;
}

function ordinal(date: number): string {
  const ending = { 1: "日", 2: "日", 3: "日" }[date % 10] ?? "日";
  return `${date}${date > 10 && date < 14 ? "日" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "中間の日";
  if (day > 0) return `${day}日目`;
  return day === -1 ? "最終日" : `最後から${ordinal(-day)}目`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
