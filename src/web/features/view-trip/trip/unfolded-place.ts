import { createContext, useContext } from "react";

export type UnfoldedPlace = {
  /** Of the one place that is unfolded. */
  readonly unfoldedPlaceId: string | undefined;
  readonly setUnfoldedPlaceId: (placeId: string | undefined) => void;
};

/** Which place of the trip is unfolded, and so stands out on the map. */
export const UnfoldedPlaceContext = createContext<UnfoldedPlace>({
  unfoldedPlaceId: undefined,
  setUnfoldedPlaceId: () => undefined,
});

export const useUnfoldedPlace = () => useContext(UnfoldedPlaceContext);
