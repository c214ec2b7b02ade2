import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { japanese } from "./japanese.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "地下鉄",
  tram: "路面電車",
  bus: "バス",
  train: "電車",
  ferry: "フェリー",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `目的地が空だったので、${values.city}を選びました。ガイドでは${values.suiting}か所が${choiceWords.travellers[values.traveller].title}の旅行に合い、${values.free}か所は無料です。`,
  destinationTaken: ({ typed, place }) => `「${typed}」は、${place}のことと解釈しました。`,
  sightIn: ({ typed, place }) =>
    `「${typed}」は${place}にあるため、そこに滞在するプランにしました。`,
  daysAssumed: ({ days }) => `日数が空だったので、${days}日間のプランにしました。`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "毎日" : `${city}では毎日`}、${hotel}を出て同じホテルに戻ります。${choiceWords.budgets[budget].title}クラスで最も立地のよいホテルです。`,
  otherHotelLevel: ({ budget }) =>
    `ここには${choiceWords.budgets[budget].title}クラスのホテルの情報がないため、最も近いクラスにしました。`,
  fewPlaces: ({ city, places }) =>
    `${city}でご紹介できるスポットは${japanese.count(places, { one: "か所", other: "か所" })}です。残りの日は自由に過ごせます。`,
  restClosed: ({ city }) => `${city}のほかのスポットは、予定のない日はすべて休みです。`,
  restDoesNotFit: ({ city }) =>
    `${city}のほかのスポットは、営業時間、入場料、移動時間の都合で、予定のない日に入りません。`,
  quietDays: ({ city, places, days }) =>
    `${city}でこの旅行に合うスポットは${japanese.count(places, { one: "か所", other: "か所" })}です。${japanese.count(days, { one: "日", other: "日" })}間では、ほとんどの日に自由時間ができます。`,
  startOn: ({ weekdays }) =>
    `この計画を始めるのに適した${japanese.plural(weekdays.length, { one: "曜日", other: "曜日" })}：${japanese.list(weekdays.map(japanese.weekday))}。どのスポットも予定の日に開いています。`,
  hoursOfAllSeasons:
    "日付がないため、年間を通じた営業時間を使いました。月によっては、もっと長く開いている場所もあります。",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = japanese.count(Math.round(rainDays), { one: "日", other: "日" });
    const usual = `${japanese.date(date)}ごろの${city}は、ふだん気温${degreesText({ lowC, highC, to: "～" }, japanese)}、雨は月に${days}ほどです。`;
    if (highC >= HOT_C) return `${usual}昼どきは室内で休み、水を持ち歩きましょう。`;
    return lowC <= COLD_C ? `${usual}防寒をしっかりして、暖かい場所で休憩をとりましょう。` : usual;
  },
  walksByStreet:
    "徒歩はOpenStreetMapの道路に沿ったルートです（© OpenStreetMap貢献者、ODbL）。乗り物の時間は目安です。",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `移動時間は目安です。営業時間${hours === prices ? "と料金" : `は${japanese.month(hours)}、料金`}は${japanese.month(prices)}時点の情報です。出発前に確認してください。`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `${city}はガイドではなくオープンデータの情報で、内容は未確認です。${japanese.count(places, { one: "か所", other: "か所" })}のうち、営業時間がわかるのは${hours}か所、料金がわかるのは${prices}か所です。移動時間は目安です。ほかは出発前に確認してください。`,
  factsOfGuide:
    "移動時間は目安です。営業時間と料金は2025年時点の情報です。出発前に確認してください。",
  imported:
    "この旅行はファイルからインポートしました。旅行者は2人、予算はスタンダードとしました。ガイドにない場所の営業時間は不明です。",
  importedSpread: "ファイルに日程がないため、スポットを順番どおり各日に分けました。",
  importedAside: ({ places }) =>
    `${japanese.count(places, { one: "か所", other: "か所" })}がファイルの日程に入りませんでした。${japanese.plural(places, { one: "入らなかったもの", other: "入らなかったもの" })}は「外したスポット」にあります。`,
  wishesMet: ({ wishes, shownBy }) => `反映した希望：${quoted(wishes, shownBy)}。`,
  wishReadAs: (wish) => `「${wish.text}」は次のように理解しました：${meaningOf([wish])}。`,
  wishesUnread: ({ wishes }) => `${quoted(wishes)}は理解できなかったため、反映していません。`,
  wishUnknown: ({ name, city }) => `${city}の「${name}」は情報がないため、プランに入っていません。`,
  wishNoneKnown: ({ wish, city }) => `「${wish}」：${city}では、当てはまるものが見つかりません。`,
  wishOtherDay: ({ wish, name, day }) =>
    `「${wish}」：${name}はその日は休みか予定に入らないため、${day}日目にしました。`,
  wishAbout: ({ wish, name, day }) =>
    `「${wish}」：当てはまるのは${name}で、${day}日目に入っています。`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `「${wish}」：プランでは${day}日目の${name}で${minutes}分だけです。`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `「${wish}」：${all}回の食事のうち${count}回は、選べることがわかっている店です。ほかの食事は店に確認してください${names.length === 0 ? "" : `：${japanese.list(names)}`}。`,
  wishFixture: ({ wish, name }) =>
    `「${wish}」：試合の日程はわかりません。${name}は見学として入れています。日程とチケットは調べてください。`,
  wishClosed: ({ wish, name }) => `「${wish}」：${name}は旅行中は開いていません。`,
  wishNoRoom: ({ wish, name }) =>
    `「${wish}」：このプランには${name}を入れる余裕が見つかりませんでした。旅行ページで希望を伝えるか、どれかの日を空けてください。`,
  wishNoDates: ({ wish }) =>
    `「${wish}」：日付がないため、どの日かわかりません。日付を設定してから、プランを変更してください。`,
  wishCelebrated: ({ wish, name, day }) =>
    `「${wish}」：そのために${day}日目は${name}での夕食にしました。予約のときに伝え、ケーキや音楽は店に尋ねてください。`,
  wishNoAlcohol: ({ wish }) =>
    `「${wish}」：どの店やバーにもノンアルコールがあります。試飲は予約のときに尋ねてください。`,
  wishNoSuchDay: ({ wish }) =>
    `「${wish}」：この旅行にその日はありません。日付を変えるか、別の日を指定してください。`,
  wishNotKnown: ({ wish, need }) => `「${wish}」：${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `「${wish}」：${japanese.list(names)}には段差や坂があります（迂回路がある場合もあります）。出発前に確認してください。ほかの場所は情報がない場合があります。`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => japanese.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all}（一部）`,
      no: (all) => `${all}（ほぼ不可）`,
    }).join("、");
    return `${city}で段差なしで乗れる公共交通：${said}。`;
  },
  wishUndone: ({ wish }) =>
    `「${wish}」：このプランに合う案が見つかりませんでした。旅行ページで希望を伝えるか、自分でスポットを移動してください。`,
  wishMidPriced: ({ wish, names }) =>
    `「${wish}」：ご予算内でご案内できるいちばん良い店は中くらいの値段です：${japanese.list(names)}。もっと高い店がよければ、食事を変更してください。`,
  wishNotMet: ({ wish, names }) =>
    `「${wish}」：${japanese.list(names)}では、かなえられませんでした。`,
  writtenByModel:
    "このプランはAIが作成しました。ガイドと照合した内容は、プランチェックで確認できます。出発前に営業時間と料金を確認してください。",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? `（${shownBy[at]}）` : "");
  return japanese.list(wishes.map((wish, at) => `「${wish}」${named(at)}`));
}
