import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "打印或导出",
  files: "文件和打印",
  filesAbout: "可离线使用，包含你的备注。",
  ics: "日历",
  print: "打印或 PDF",
  gpx: "路线",
  kml: "地点",
  md: "文本",
  json: "所有数据",
  geojson: "地图数据",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "日历需要日期。请设置日期，然后再次选择“日历”。",
  noTimeZone: "我们不知道此目的地的时区，因此日历中只有日期，没有时间。",
  made: (name) => `${name} 已就绪`,
  maps: "在地图应用中打开某一天",
  mapsAbout: "按顺序前往当天各地点的路线。这会把这些地点发送到地图应用。",
  noWays: "没有哪一天有两个位置已知的地点。",
  services: { google: "Google 地图", apple: "Apple 地图", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${chinese.number(from)}–${chinese.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}，${day}` : `${service} ${stops}，${day}`,
  feed: "自动更新的日历",
  feedAbout: "将此链接添加到日历应用，几小时内即可看到更改。任何有链接的人都能查看行程和你的备注。",
  feedNeedsDates: "请先设置行程日期。",
};
