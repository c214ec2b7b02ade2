import type { MeantWish } from "./meant-wish.ts";
import type { TripWish } from "./trip-wish.ts";

const FRIDAY_PRAYERS =
  /\b(?:friday|jum[mu]['’]?a?h?|jummah) (?:noon )?prayers?\b|\bjumu['’]?ah\b|freitagsgebet|prière du vendredi|oraci[oó]n del viernes/iu;
const WHERE = /\b(?:at|in) (?:the )?([^,.;:!?]{3,60})$/iu;
/** The sermon and the prayer, wherever that is in the year; editorial. */
export const FRIDAY = 4;
const AT_NOON = { fromMinutes: 12 * 60, toMinutes: 14 * 60 } as const;

/** Whether a wish is to be at a mosque for the prayer of Friday. */
export function asksForPrayers(
  wish: TripWish,
): wish is Extract<TripWish, { readonly kind: "see" }> {
  return wish.kind === "see" && FRIDAY_PRAYERS.test(wish.text);
}

/** Hours that are kept free for the prayer of Friday: a visit of the mosque that is named, or else noon, also for "a big mosque". */
export function forPrayers(wish: MeantWish): MeantWish {
  const isFree = wish.kind === "free" || wish.kind === "have";
  if (!isFree || !FRIDAY_PRAYERS.test(wish.text)) return wish;
  if (wish.kind === "have") {
    const { text, weekdays = [FRIDAY] } = wish;
    return { kind: "free", text, weekdays, ...AT_NOON };
  }
  const names = WHERE.exec(wish.text)?.[1];
  const { text, weekdays } = wish;
  return names === undefined
    ? { ...wish, ...AT_NOON }
    : { kind: "see", names, text, ...(weekdays === undefined ? {} : { weekdays }) };
}
