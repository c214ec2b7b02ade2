import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { japanese } from "./japanese.ts";

export const openDataWords: typeof english = {
  title: "出典",
  known: ({ known, quality }) =>
    `このプランはガイドではなくオープンデータから作ったもので、内容は未確認です。${japanese.count(known.places, { one: "か所", other: "か所" })}のうち、営業時間がわかるのは${known.hours}か所、料金がわかるのは${known.prices}か所です。${quality === "thin" ? "情報が少ないため、予定のない日があるかもしれません。" : ""}`,
  sources:
    "スポット：© OpenStreetMap貢献者（ODbL）、Wikivoyage貢献者（CC BY-SA 4.0、文章は短縮）、Wikidata（CC0）。ふだんの天気：NASAのPOWERプロジェクト。",
  pages: "使用したWikivoyageのページ：",
  version: (revisedAt, id) => `${pageVersion(revisedAt, id, japanese.fullDate)}版`,
  openStreetMapLicence: "OpenStreetMapのライセンス",
  wikivoyageLicence: "Wikivoyageのライセンス",
  data: "このプランのもとになったデータ",
};
