import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `${name}を地図に表示`,
  map: (dayNumber) => (dayNumber === undefined ? "全日程の地図" : `${dayNumber}日目の地図`),
  wayTo: (place) => `${place}へのルートの地図`,
  surface: "地図：矢印キーで移動、プラスとマイナスで拡大・縮小",
  places: "地図上のスポット：矢印キーで順に移動",
  marker: (place, others = 0) =>
    `${place.dayNumber}日目、${place.number}：${place.name}${others === 0 ? "" : `、近くにほか${others}か所`}`,
  hotel: (name) => `滞在ホテル：${name}`,
  whichDays: "地図に表示する日",
  day: (dayNumber) => `${dayNumber}日目`,
  allDays: "すべての日",
  legend: "凡例",
  modes: {
    walk: "徒歩",
    transit: "公共交通機関",
    taxi: "タクシー",
  },
  whereAmI: "現在地を表示",
  zoomIn: "拡大",
  zoomOut: "縮小",
  streetMap: "道路地図",
  streetMapFrom: (server) => `提供元：${server}`,
  streetMapFails: "道路地図を表示できないため、略図を表示しています。",
  credit: "© OpenStreetMap貢献者",
  sketch: "略図：道案内には使えません",
  unplaced: (count) => `${japanese.count(count, { one: "か所", other: "か所" })}が地図にありません`,
  nowhere: "この日のスポットの位置が不明なため、地図がありません。",
  fewer: (shown, all) =>
    `${all}か所のうち${shown}か所を表示しています。日を選ぶと、その日のすべてのスポットを表示します。`,
  asking: "現在地を確認しています…",
  ownPosition: "現在地",
  near: (distance, name) => `${name}から直線で${distance}の場所にいます。`,
  far: (distance) => `この旅行から${distance}離れているため、地図に表示できません。`,
  ownPositionProblems: {
    refused:
      "このサイトは位置情報を使えません。ブラウザの設定で許可してから、もう一度お試しください。",
    unknown: "今はデバイスの現在地がわかりません。",
    late: "現在地の確認に時間がかかりすぎました。屋外でもう一度お試しください。",
    impossible: "このブラウザでは現在地を使えません。",
  },
};
