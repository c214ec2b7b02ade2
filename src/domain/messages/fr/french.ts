import { languageOf } from "../../language.ts";

export const french = languageOf("fr", {
  formOf: (count) => {
    if (Math.abs(count) < 2) return "one";
    return count % 1_000_000 === 0 ? "many" : "other";
  },
  decimal: ",",
  units: { ft: "pi" },
  gap: "\u00a0",
  list: (items) =>
    items.length < 3 ? items.join(" et ") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`,
});
