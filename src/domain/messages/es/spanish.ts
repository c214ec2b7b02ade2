import { languageOf } from "../../language.ts";

/** Before the sound of i, "y" becomes "e": "iglesias e historia". */
const SOUNDS_LIKE_I = /^(?:i|hi(?:$|[^ae]))/i;

export const spanish = languageOf("es", {
  formOf: (count) => {
    if (Math.abs(count) === 1) return "one";
    return count !== 0 && count % 1_000_000 === 0 ? "many" : "other";
  },
  decimal: ",",
  lengths: ["\u00a0h", "\u00a0min"],
  halves: ["a.\u00a0m.", "p.\u00a0m."],
  list: (items) => {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return `${items.slice(0, -1).join(", ")} ${SOUNDS_LIKE_I.test(last) ? "e" : "y"} ${last}`;
  },
});

/** "lunes", "sábados": what stands after "los". */
export function weekdaysText(index: number): string {
  const name = spanish.weekday(index);
  return name.endsWith("s") ? name : `${name}s`;
}
