import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "路面電車",
  bus: "バス",
  subway: "地下鉄",
  train: "列車",
  ferry: "フェリー",
  funicular: "ケーブルカー",
  cableCar: "ロープウェイ",
  other: "路線",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => japanese.count(count, { one: "区間", other: "区間" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      (from === undefined ? "" : `${from}から`) + vehicles.map(vehicle).join("、次に"),
      ...(everyMinutes === undefined ? [] : [`${everyMinutes}分おき`]),
    ].join("、"),
  noRide: "目安です。その時間の便は時刻表にありません。",
  walkTo: (minutes, to) => (to === undefined ? `徒歩${minutes}分` : `${to}まで徒歩${minutes}分`),
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      (from === undefined ? "" : `${from}から`) +
        (to === undefined ? "" : `${to}まで`) +
        vehicle(by),
      ...(towards === undefined ? [] : [`${towards}方面`]),
      `${minutes}分`,
    ].join("、"),
  lastRide: (time) => `帰りの最終便は${time}発です。`,
  timetableMinutes: (minutes) => `時刻表では${minutes}分です（通常の待ち時間を含む）。`,
  timetable: (source) => `時刻表：${source}`,
  byStreet: (way) => `道のりは${way}です。`,
  estimated: "距離と時間は、直線距離からの目安です。",
  estimatedRide: "時間は目安です。時刻表の情報がありません。",
  usualWay: "時間は、この移動にふだんかかる時間です。",
  openIn: "地図アプリで開く",
  maps: { google: "Google マップ", apple: "Apple マップ", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `道路と時刻表によると、このプランの${legs(shorter)}が10分を超えて短くなります。`
      : shorter === 0
        ? `道路と時刻表によると、このプランの${legs(longer)}が10分を超えて長くなります。`
        : `道路と時刻表によると、このプランの${legs(longer)}が10分を超えて長くなり、${shorter}区間が短くなります。`,
  retime: "時間を調整",
  retimeTitle: "プランの時間を調整",
  retimeMeaning: "スポットの日と順番はそのままで、時間を最新の移動時間に合わせます。",
  nothingToRetime: "時間はすべて合っているため、プランはそのままです。",
};
