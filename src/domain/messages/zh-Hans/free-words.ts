import { sayFree } from "../say-free.ts";
import { chinese } from "./chinese.ts";

export const freeWords = sayFree(chinese, {
  kinds: {
    hotel: "回酒店休息",
    here: "休息时间",
    sunset: "日落前自由活动",
    evening: "傍晚前自由活动",
    opening: "下一地点开放前自由活动",
  },
  kind: "自由时间",
  near: (names) => `附近：${names}`,
});
