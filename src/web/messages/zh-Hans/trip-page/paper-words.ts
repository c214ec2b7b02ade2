import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "备注",
  hoursChange: "开放时间和价格会变，出发前请核实。",
  pageOf: (dayNumber, ofDays) => `，第 ${dayNumber} 天，共 ${ofDays} 天`,
};
