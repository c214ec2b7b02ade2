/** What a sketch of a city is compared with: ids of the guide's places, hotels and eateries, with spaces between. */
export type Landmarks = {
  /** Piers, promenades, beaches and bridges; none in a city without water. */
  readonly waterside: string;
  /** What stands in the water or over it. */
  readonly overWater?: string;
  /** By a park, what is in it. */
  readonly inPark: Readonly<Record<string, string>>;
};

/** By the ids of the cities. */
export type LandmarksByCity = Readonly<Record<string, Landmarks>>;
