import { createContext, useContext } from "react";

export type UnfoldedPlace = {
  /** Of the one place that is unfolded. */
  readonly openPlaceId: string | undefined;
  readonly setOpenPlaceId: (placeId: string | undefined) => void;
};

/** Which place of the trip is unfolded, and so stands out on the map. */
export const UnfoldedPlaceContext = createContext<UnfoldedPlace>({
  openPlaceId: undefined,
  setOpenPlaceId: () => undefined,
});

export function useUnfoldedPlace(): UnfoldedPlace {
  return useContext(UnfoldedPlaceContext);
}
