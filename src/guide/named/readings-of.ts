import { readTyped, type Typed } from "./read-typed.ts";
import { longNamesOf } from "./region-names.ts";

const MAX_LONG_NAMES = 2;

/** A question for Photon, and what its answer is compared with. */
export type Reading = { readonly q: string; readonly typed: Typed };

/**
 * The searches to make, the likeliest first: by the kind that it says, as it was typed, with short names in full, without what it
 * lies in.
 */
export function readingsOf(label: string): Reading[] {
  const typed = readTyped(label);
  const kind = readTyped(label, true);
  const readings: Reading[] = [
    ...(kind.kind === undefined ? [] : [{ q: kind.whole, typed: kind }]),
    { q: label, typed },
  ];
  const [name, hint] =
    typed.within.length > 0 ? [typed.name, typed.within.at(-1)] : lastWord(typed.whole);
  if (name === undefined || hint === undefined) return readings;
  const within = [...typed.within.slice(0, -1), hint];
  const of = { ...typed, name, within, whole: [name, ...within].join(" ") };
  const long = longNamesOf(hint).slice(0, MAX_LONG_NAMES);
  for (const one of long)
    readings.push({ q: [name, ...within.slice(0, -1), one].join(", "), typed: of });
  // It doesn't lie there: is it one of those that lie elsewhere?
  if (long.length === 0 && typed.within.length > 0) readings.push({ q: name, typed: of });
  return readings;
}

/** "cambridge" and "ma"; a country or state may have two words: "great britain". */
function lastWord(whole: string): readonly [string | undefined, string | undefined] {
  const words = whole.split(" ");
  for (const count of [2, 1]) {
    const hint = words.slice(-count).join(" ");
    if (words.length > count && longNamesOf(hint).length > 0) {
      return [words.slice(0, -count).join(" "), hint];
    }
  }
  return [undefined, undefined];
}
