import type { Language } from "../language.ts";
import type { Transfer } from "../trip/trip-bases.ts";
import type { storedWords } from "./en/stored-words.ts";

type TransferPhrases = {
  readonly byTransit: string;
  readonly byFlight: string;
  /** Before a time that is estimated, and before one that is known where that has a word. */
  readonly about: string;
  readonly exactly?: string;
  /** @param way with its ends as they are called in the language. */
  readonly way: (way: {
    readonly from: string;
    readonly to: string;
    readonly by: string;
    readonly time: string;
    readonly distance: string;
  }) => string;
};

/** Words of the way from one base of a trip to the next. */
export function sayTransfer(
  language: Language,
  stored: typeof storedWords,
  { byTransit, byFlight, about, exactly = "", ...say }: TransferPhrases,
) {
  return {
    /** "From Rome to Florence by train: 2 h 5 min from hotel to hotel (312 km)". */
    way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
      const isFlight = way?.by === "flight";
      const isAbout = way === undefined || isFlight;
      return say.way({
        from: stored.place(from),
        to: stored.place(to),
        by: way === undefined ? byTransit : isFlight ? byFlight : stored.by(way.by),
        time: `${isAbout ? about : exactly}${language.duration(minutes)}`,
        distance: language.way(Math.round(distanceKm)),
      });
    },
  };
}
