import { languageOf } from "../../language.ts";

const MILLION = 1_000_000;

export const italian = languageOf("it", {
  formOf: (count) => {
    if (Math.abs(count) === 1) return "one";
    return count !== 0 && count % MILLION === 0 ? "many" : "other";
  },
  decimal: ",",
  gap: "\u00a0",
  list: (items) =>
    items.length < 3 ? items.join(" e ") : `${items.slice(0, -1).join(", ")} e ${items.at(-1)}`,
});

/** A date or its number with its article: "il 5 maggio", "l’8 maggio". */
export function withArticle(date: string): string {
  return /^(?:8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`;
}
