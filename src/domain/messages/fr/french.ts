import { languageOf } from "../../language.ts";

export const french = languageOf("fr", {
  formOf: (count) => {
    if (Math.abs(count) < 2) return "one";
    return count % 1_000_000 === 0 ? "many" : "other";
  },
  decimal: ",",
  units: { ft: "pi" },
  gap: "\u00a0",
  lengths: ["\u00a0h", "\u00a0min"],
  list: (items) =>
    items.length < 3 ? items.join(" et ") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`,
});
