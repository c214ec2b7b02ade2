import { languageOf } from "../../language.ts";

export const english = languageOf("en", {
  formOf: (count) => (Math.abs(count) === 1 ? "one" : "other"),
  list: (items) =>
    items.length < 3
      ? items.join(" and ")
      : `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`,
});
