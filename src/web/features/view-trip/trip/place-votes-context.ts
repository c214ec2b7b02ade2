import { createContext, type ReactNode, useContext } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";

/** The part of an unfolded row about votes on its place, or how many there are, for the row itself. */
export type VotesOn = (place: TripPlace, isCount?: boolean) => ReactNode;

/** Undefined where nobody votes. */
export const PlaceVotesContext = createContext<VotesOn | undefined>(undefined);

export const usePlaceVotes = () => useContext(PlaceVotesContext);
