/** By what one goes to a place out of town. */
export const WAYS_OUT = ["train", "bus", "ferry", "car"] as const;

/** By what one goes to an island, across the water or up a hill in town. */
export const REACHED_BY = ["boat", "bus", "cable-car", "train"] as const;

/** How one goes to a place that nobody walks to. */
export type ReachedBy = {
  readonly by: (typeof REACHED_BY)[number];
  /** From the streets next to it, waiting included: no way there takes less. */
  readonly minutes: number;
};

/** The usual way from the middle of a city to a place out of town; the way back is the same. */
export type WayOut = {
  readonly by: (typeof WAYS_OUT)[number];
  /** The station, pier or stop it leaves from; for a car, the part of the city. */
  readonly from: string;
  /** From door to door, one way, waiting included. */
  readonly minutes: number;
  /** One adult, there and back, in the city's currency; undefined where it is not certain. */
  readonly fare?: number | undefined;
};
