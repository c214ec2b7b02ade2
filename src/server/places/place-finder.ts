import type { Suggestion } from "../../domain/places/guide-answer.ts";
import type { ConfigAnswer } from "../../domain/wire.ts";

/** Suggests destinations while someone types. */
export type PlaceFinder = {
  readonly id: ConfigAnswer["places"];
  /**
   * @param input what was typed, "" for popular destinations; at most 200 characters.
   * @returns at most 8, best first.
   */
  suggest(input: string, options: { signal: AbortSignal }): Promise<Suggestion[]>;
};
