import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { chinese } from "./chinese.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  // The guide's sentence is English, and a space stands behind its period.
  return [
    `${eventTitle(values, chinese)}：${note}`,
    [
      ...(hotelFactor === undefined
        ? []
        : [`预计酒店价格约为平时的 ${chinese.number(hotelFactor)} 倍。`]),
      ...(isFast === undefined ? [] : ["日落前请在酒店或景点的咖啡馆用餐；日落后餐厅会坐满。"]),
    ].join(""),
  ]
    .join(" ")
    .trim();
}
