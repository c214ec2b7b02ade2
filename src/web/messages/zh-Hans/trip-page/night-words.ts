import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `在${town}多住一晚`,
  nightsIn: (town) => `在${town}住几晚`,
  travelTo: (town) => `前往${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}，${chinese.date(date)}`),
  meaning: (day, town) => `${day}将在${town}重新规划，现有地点会移除。换城那天的地点不变。`,
  held: (names) => `请先解锁${chinese.list(names)}，或交由计划安排时间。`,
};
