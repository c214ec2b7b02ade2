import { languageOf } from "../../language.ts";

export const chinese = languageOf("zh-Hans", {
  formOf: () => "other",
  halves: ["上午", "下午"],
  isHalfFirst: true,
  units: { km: "公里", m: "米", mi: "英里", yd: "码", ft: "英尺" },
  lengths: [" 小时", " 分钟"],
  list: (items) =>
    items.length < 3 ? items.join("和") : `${items.slice(0, -1).join("、")}和${items.at(-1)}`,
});
