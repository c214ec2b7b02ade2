import { createContext, useContext } from "react";

export type OpenPlace = {
  /** Of the one place that is unfolded. */
  readonly openPlaceId: string | undefined;
  readonly setOpenPlaceId: (placeId: string | undefined) => void;
};

/** Which place of the trip is unfolded, and so stands out on the map. */
export const OpenPlaceContext = createContext<OpenPlace>({
  openPlaceId: undefined,
  setOpenPlaceId: () => undefined,
});

export function useOpenPlace(): OpenPlace {
  return useContext(OpenPlaceContext);
}
