import { type Language, languageOf } from "../../language.ts";

const rules = languageOf("ar", {
  formOf: (count) => {
    if (count === 0) return "zero";
    if (count === 1) return "one";
    if (count === 2) return "two";
    if (!Number.isInteger(count)) return "other";
    const rest = count % 100;
    return rest >= 3 && rest <= 10 ? "few" : rest >= 11 ? "many" : "other";
  },
  halves: ["ص", "م"],
  units: {
    km: "كم",
    m: "م",
    mi: "ميل",
    yd: "ياردة",
    ft: "قدم",
    "°C": "°م",
    "°F": "°ف",
  },
  lengths: [" س", " د"],
  list: (items) => items.join(" و"),
});

export const arabic: Language = {
  ...rules,
  /** "مكان واحد", "مكانان", "3 أماكن": one and two are in the word and take no digit. */
  count: (count, forms) =>
    count === 1 || count === 2 ? rules.plural(count, forms) : rules.count(count, forms),
};
