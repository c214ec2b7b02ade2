import { sayEvent } from "../say-event.ts";
import { chinese } from "./chinese.ts";

export const eventText = sayEvent(chinese, {
  colon: "：",
  hotels: (factor) => `预计酒店价格约为平时的 ${chinese.number(factor)} 倍。`,
  fast: "日落前请在酒店或景点的咖啡馆用餐；日落后餐厅会坐满。",
  between: "",
});
