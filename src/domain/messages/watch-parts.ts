import type { Language } from "../language.ts";
import type { Leg } from "../places/leg.ts";
import { travelText } from "../places/travel-text.ts";

/** A way between two places, as a leg of the trip has it. */
export type WatchedWay = Pick<Leg, "mode" | "minutes" | "distanceKm"> & {
  from: string;
  to: string;
};

/** Names to show, and how many there are beyond them. */
export type WatchedNames = { names: string[]; more: number };

export function countNames({ names, more }: WatchedNames): number {
  return names.length + more;
}

type PartPhrases = {
  readonly way: (from: string, to: string) => string;
  readonly placesAre: Parameters<Language["count"]>[1];
  /** @param count how many more there are than the names say. */
  readonly more: (count: number) => string;
  /** From when to when, where a sentence says it otherwise than `Language`. */
  readonly span?: Language["span"];
};

/** Parts of a language's sentences about what to look out for. */
export function watchParts(
  language: Language,
  stored: { readonly way: (way: string) => string },
  { way, placesAre, more: moreText, span = language.span }: PartPhrases,
) {
  return {
    span: ({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string =>
      span(startMinutes, endMinutes),
    /** "12 min walk (0.9 km)". */
    wayBy: (leg: WatchedWay): string => stored.way(travelText(leg)),
    wayText: ({ from, to }: WatchedWay): string => way(from, to),
    placesAre: (names: WatchedNames): string => language.count(countNames(names), placesAre),
    list: ({ names, more }: WatchedNames): string =>
      language.list(more === 0 ? names : [...names, moreText(more)]),
  };
}
