import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "有轨电车",
  bus: "巴士",
  subway: "地铁",
  train: "火车",
  ferry: "渡轮",
  funicular: "缆索铁路",
  cableCar: "缆车",
  other: "线路",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => chinese.count(count, { one: "段路程", other: "段路程" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      (from === undefined ? "" : `从${from}乘`) + vehicles.map(vehicle).join("，再换乘"),
      ...(everyMinutes === undefined ? [] : [`每 ${everyMinutes} 分钟一班`]),
    ].join("，"),
  noRide: "估算：时刻表中那个时间没有班次。",
  walkTo: (minutes, to) =>
    to === undefined ? `步行 ${minutes} 分钟` : `步行到${to}，${minutes} 分钟`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by),
      ...(from === undefined && to === undefined
        ? []
        : [(from === undefined ? "" : `从${from}`) + (to === undefined ? "" : `到${to}`)]),
      ...(towards === undefined ? [] : [`${towards}方向`]),
      `${minutes} 分钟`,
    ].join("，"),
  lastRide: (time) => `返程末班 ${time} 发车。`,
  timetableMinutes: (minutes) => `按时刻表 ${minutes} 分钟，含通常候车时间。`,
  timetable: (source) => `时刻表：${source}`,
  byStreet: (way) => `沿街道 ${way}。`,
  estimated: "距离和时间按直线估算。",
  estimatedRide: "时间为估算：没有已知的时刻表。",
  usualWay: "时间为这段路程的通常用时。",
  openIn: "用地图应用打开",
  maps: { google: "Google 地图", apple: "Apple 地图", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `按街道和时刻表，此计划有 ${legs(shorter)}会缩短十分钟以上。`
      : shorter === 0
        ? `按街道和时刻表，此计划有 ${legs(longer)}会延长十分钟以上。`
        : `按街道和时刻表，此计划有 ${legs(longer)}会延长十分钟以上，${shorter} 段会缩短。`,
  retime: "调整时间",
  retimeTitle: "调整计划的时间",
  retimeMeaning: "地点的日期和顺序不变；时间按目前已知的路程调整。",
  nothingToRetime: "所有时间都没问题，计划保持不变。",
};
