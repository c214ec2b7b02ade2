import type { Language } from "../language.ts";
import type { FreeTime } from "../trip/trip.ts";

type FreePhrases = {
  readonly kinds: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>>;
  /** Of any other time. */
  readonly kind: string;
  readonly near: (names: string) => string;
};

/** Words for time of a day with nothing to do: what it is, and what is near and open then. */
export function sayFree({ list }: Language, { kinds, kind, near }: FreePhrases) {
  return {
    kind: ({ until, rest }: Pick<FreeTime, "until" | "rest">): string => {
      const known = rest ?? until;
      return known === undefined ? kind : kinds[known];
    },
    near: (names: readonly string[]): string => near(list(names)),
  };
}
