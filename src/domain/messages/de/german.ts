import { languageOf } from "../../language.ts";

export const german = languageOf("de", {
  formOf: (count) => (Math.abs(count) === 1 ? "one" : "other"),
  decimal: ",",
  lengths: [" Std.", " Min."],
  list: (items) =>
    items.length < 3 ? items.join(" und ") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)}`,
});
