import type { Position } from "../../places/geo.ts";
import type { Hotel, Place } from "../../trip/trip.ts";
import type { KnownHotel, KnownPlace } from "../known-city.ts";
import type { ExplainedChange, WatchEntry } from "../plan-messages.ts";

/** A place of a draft with what is known of it. */
export type GroundedPlace = {
  /** As the draft has it, its coordinates and price corrected. */
  readonly text: Place;
  /** The guide's place that it is. */
  readonly known: KnownPlace | undefined;
  /** Where it is; undefined where neither the guide nor the draft says so plausibly. */
  readonly at: Position | undefined;
};

export type GroundedHotel = {
  readonly text: Hotel;
  readonly known: KnownHotel | undefined;
  readonly at: Position | undefined;
};

/** A draft plan compared with what is known, before anything is moved. */
export type GroundedPlan = {
  readonly hotels: readonly GroundedHotel[];
  readonly days: readonly { readonly places: readonly GroundedPlace[] }[];
  readonly changes: readonly ExplainedChange[];
  readonly watch: readonly WatchEntry[];
};
