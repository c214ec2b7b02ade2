import { languageOf } from "../../language.ts";

const A_MILLION = 1_000_000;
const EACH_WEEKDAY = [
  "às segundas",
  "às terças",
  "às quartas",
  "às quintas",
  "às sextas",
  "aos sábados",
  "aos domingos",
];

export const portuguese = languageOf("pt", {
  formOf: (count) => {
    if (Math.abs(count) < 2) return "one";
    return count % A_MILLION === 0 ? "many" : "other";
  },
  decimal: ",",
  lengths: ["\u00a0h", "\u00a0min"],
  list: (items) =>
    items.length < 3 ? items.join(" e ") : `${items.slice(0, -1).join(", ")} e ${items.at(-1)}`,
});

/** "às segundas" for 0: with its article, which goes by the day. */
export function eachWeekday(index: number): string {
  return EACH_WEEKDAY[index] ?? "";
}
