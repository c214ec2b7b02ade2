import { type Language, languageOf } from "../../language.ts";

const rules = languageOf("ja", {
  formOf: () => "other",
  list: (items) => items.join("、"),
});

export const japanese: Language = {
  ...rules,
  // Counters follow their number without a space: "3か所".
  count: (count, forms) => `${rules.number(count)}${forms.other}`,
};
