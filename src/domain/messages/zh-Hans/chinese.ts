import { languageOf } from "../../language.ts";

export const chinese = languageOf("zh-Hans", {
  formOf: () => "other",
  list: (items) =>
    items.length < 3 ? items.join("和") : `${items.slice(0, -1).join("、")}和${items.at(-1)}`,
});
