import { createContext, type ReactNode, useContext } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";

/** The part of an unfolded row about votes on its place; undefined where nobody votes. */
export const PlaceVotesContext = createContext<((place: TripPlace) => ReactNode) | undefined>(
  undefined,
);

export function usePlaceVotes() {
  return useContext(PlaceVotesContext);
}
