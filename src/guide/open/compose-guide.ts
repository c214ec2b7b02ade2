import type { OpenData } from "./open-data.ts";
import type { OpenGuide } from "./open-guide.ts";

/** Too little is known to plan anything: how many places of how many kinds were found. */
export type NoGuide = {
  readonly quality: "none";
  readonly reason: "too_few_places" | "too_few_kinds" | "faulty";
  readonly placesFound: number;
};

/**
 * A guide out of what the services answered.
 *
 * @param now ISO date and time; what ended before it is left out.
 * @returns the guide, or why there is none. Never throws, whatever the services answered.
 */
export function composeGuide(_data: OpenData, _now: string): OpenGuide | NoGuide {
  return { quality: "none", reason: "too_few_places", placesFound: 0 };
}
