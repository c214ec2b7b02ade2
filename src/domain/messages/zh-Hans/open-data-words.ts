import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { chinese } from "./chinese.ts";

export const openDataWords: typeof english = {
  title: "来源",
  known: ({ known, quality }) =>
    `此计划来自开放数据，而非我们自己的指南，因此未经核实。${chinese.count(known.places, { one: "个地点", other: "个地点" })}中，${known.hours} 个有开放时间，${known.prices} 个有价格。${quality === "thin" ? "数量不多，所以有些天可能没有安排。" : ""}`,
  sources:
    "地点：© OpenStreetMap 贡献者（ODbL）、Wikivoyage 贡献者（CC BY-SA 4.0；文字有删减）、Wikidata（CC0）。往年天气：NASA POWER 项目。",
  pages: "使用的 Wikivoyage 页面：",
  version: (revisedAt, id) => `${pageVersion(revisedAt, id, chinese.fullDate)}版本`,
  openStreetMapLicence: "OpenStreetMap 许可",
  wikivoyageLicence: "Wikivoyage 许可",
  data: "此计划背后的数据",
};
