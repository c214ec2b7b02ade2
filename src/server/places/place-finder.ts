import type { FoundPlaces } from "../../domain/places/found-places.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Suggestion } from "../../domain/places/guide-answer.ts";
import type { ConfigAnswer } from "../../domain/wire-schemas.ts";

/** Suggests destinations while someone types. */
export type Suggester = {
  readonly id: ConfigAnswer["places"];
  /**
   * @param input what was typed, "" for popular destinations; at most 200 characters.
   * @returns at most 8, best first.
   */
  suggest(input: string, options: { signal: AbortSignal }): Promise<Suggestion[]>;
  /** Whether the service behind it failed a moment ago; where there is none, it never does. */
  isFailing(): boolean;
};

/** The same, and finds what is at a destination by its name. */
export type PlaceFinder = Suggester & {
  /**
   * Places of any kind, an address too, by their name.
   *
   * @param input what was typed; at most 200 characters.
   * @param near what is more than a degree away from it is left out; undefined: it may be anywhere.
   * @returns at most 8. A service that fails or is too slow counts as none that was asked.
   */
  find(
    input: string,
    options: { near: Position | undefined; signal: AbortSignal },
  ): Promise<FoundPlaces>;
};
