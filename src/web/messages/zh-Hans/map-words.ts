import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `在地图上显示${name}`,
  map: (dayNumber) => (dayNumber === undefined ? "全部日程的地图" : `第 ${dayNumber} 天的地图`),
  wayTo: (place) => `前往${place}的路线图`,
  surface: "地图：用方向键移动，用加号和减号缩放",
  places: "地图上的地点：用方向键逐个切换",
  marker: (place, others = 0) =>
    `第 ${place.dayNumber} 天，${place.number}：${place.name}${others === 0 ? "" : `，附近还有 ${others} 个`}`,
  hotel: (name) => `你的酒店：${name}`,
  whichDays: "地图显示的日程",
  day: (dayNumber) => `第 ${dayNumber} 天`,
  allDays: "全部",
  legend: "图例",
  modes: {
    walk: "步行",
    transit: "公共交通",
    taxi: "出租车",
  },
  whereAmI: "显示我的位置",
  zoomIn: "放大",
  zoomOut: "缩小",
  streetMap: "街道地图",
  streetMapFrom: (server) => `来自 ${server}`,
  streetMapFails: "街道地图不可用，改为显示示意图。",
  credit: "© OpenStreetMap 贡献者",
  sketch: "示意图：请勿用于导航",
  unplaced: (count) => `${chinese.count(count, { one: "个地点", other: "个地点" })}不在地图上`,
  nowhere: "我们不知道这一天的地点在哪里，所以没有地图。",
  fewer: (shown, all) => `显示 ${all} 个地点中的 ${shown} 个。选择一天可查看当天所有地点。`,
  asking: "正在获取你的位置…",
  ownPosition: "你在这里",
  near: (distance, name) => `你距${name}的直线距离为 ${distance}。`,
  far: (distance) => `你距此行程 ${distance}，太远而无法显示在地图上。`,
  ownPositionProblems: {
    refused: "此网站无法访问你的位置。请在浏览器设置中允许后重试。",
    unknown: "设备现在无法获取位置。",
    late: "获取位置用时太长。请到室外重试。",
    impossible: "此浏览器无法共享你的位置。",
  },
};
