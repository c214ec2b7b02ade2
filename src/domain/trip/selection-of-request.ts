import type { UserSelection } from "./trip.ts";
import type { TripRequest } from "./trip-request.ts";

/** The part of a request that its trip keeps. @param location as the planner found it. */
export function selectionOfRequest(
  request: TripRequest,
  location: UserSelection["location"],
): UserSelection {
  const { people, startDate, month, pace, childAges, interests, wishes = [] } = request;
  return {
    location: { ...request.location, ...location },
    noOfDays: request.days,
    traveler: request.traveler,
    ...(people === undefined ? {} : { people }),
    budget: request.budget,
    ...(startDate === undefined ? {} : { startDate }),
    ...(month === undefined ? {} : { month }),
    ...(pace === undefined ? {} : { pace }),
    ...(childAges === undefined ? {} : { childAges: [...childAges] }),
    ...(interests === undefined ? {} : { interests: [...interests] }),
    ...(wishes.length === 0 ? {} : { wishes: [...wishes] }),
  };
}
