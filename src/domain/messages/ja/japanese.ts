import { type Language, languageOf } from "../../language.ts";

const rules = languageOf("ja", {
  formOf: () => "other",
  halves: ["午前", "午後"],
  isHalfFirst: true,
  lengths: ["時間", "分"],
  gap: "",
  list: (items) => items.join("、"),
});

export const japanese: Language = {
  ...rules,
  // Counters follow their number without a space: "3か所".
  count: (count, forms) => `${rules.number(count)}${forms.other}`,
};
