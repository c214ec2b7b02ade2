import type { BudgetTitle } from "../../src/domain/trip/budget.ts";
import type { TravellerTitle } from "../../src/domain/trip/traveller.ts";

function trip(
  city: string,
  days: number,
  traveller: TravellerTitle,
  people: number,
  startDate: string,
  budget: BudgetTitle,
  childAges: readonly number[] = [],
) {
  return { city, request: { days, traveller, people, startDate, budget, childAges } };
}

/** Trips that the marked sentences speak of, by their letters; from U on those of `held-out.tsv`, which nothing is learned of. */
export const TRIPS = {
  E: trip("Paris", 4, "Couple", 2, "2027-09-09", "Comfort"),
  F: trip("New York", 5, "Friends", 4, "2027-10-14", "Standard"),
  G: trip("Istanbul", 3, "Solo", 1, "2027-04-22", "Economy"),
  H: trip("Singapore", 4, "Family", 4, "2027-02-18", "Comfort", [6, 10]),
  I: trip("Lisbon", 3, "Couple", 2, "2027-05-06", "Standard"),
  J: trip("Amsterdam", 3, "Friends", 5, "2027-07-15", "Budget"),
  K: trip("Kyoto", 4, "Couple", 2, "2027-11-10", "Premium"),
  L: trip("Berlin", 4, "Solo", 1, "2027-08-05", "Budget"),
  M: trip("Vienna", 3, "Family", 3, "2027-12-10", "Comfort", [8]),
  N: trip("Rome", 5, "Friends", 3, "2027-03-25", "Economy"),
  O: trip("London", 6, "Couple", 2, "2027-06-03", "Premium"),
  P: trip("Tokyo", 7, "Family", 4, "2027-03-29", "Standard", [12, 15]),
  Q: trip("Barcelona", 5, "Family", 5, "2027-08-20", "Comfort", [2, 5, 9]),
  R: trip("Prague", 3, "Group", 8, "2027-05-21", "Budget"),
  S: trip("Bangkok", 5, "Couple", 2, "2027-01-14", "Standard"),
  T: trip("Athens", 4, "Family", 4, "2027-06-24", "Economy", [7, 11]),
  U: trip("Madrid", 4, "Family", 4, "2027-05-20", "Standard", [4, 8]),
  V: trip("Dublin", 3, "Couple", 2, "2027-06-11", "Comfort"),
  W: trip("Hong Kong", 4, "Friends", 4, "2027-11-04", "Budget"),
  X: trip("Florence", 4, "Family", 5, "2027-09-16", "Standard", [6, 11, 14]),
};
