/** What a sketch of a city is compared with: ids of the guide's places, hotels and eateries. */
export type Landmarks = {
  /** Piers, promenades, beaches and bridges; none in a city without water. */
  readonly waterside: readonly string[];
  /** What stands in the water or over it. */
  readonly overWater?: readonly string[];
  /** The park that each of these is in. */
  readonly inPark: Readonly<Record<string, string>>;
};

/** By the ids of the cities. */
export type LandmarksByCity = Readonly<Record<string, Landmarks>>;
