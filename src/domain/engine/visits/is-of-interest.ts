import { categoriesOf, type InterestId } from "../../trip/interest.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { KnownPlace } from "../known-city.ts";

type InterestPlace = Pick<
  KnownPlace,
  "category" | "isForSmallChildren" | "isStrenuous" | "isForFood"
>;

/** Whether a place is what someone comes for who names the interest: of the museums not those of science and toys, but for families. */
export function isOfInterest(
  { category, isForSmallChildren, isStrenuous, isForFood }: InterestPlace,
  interest: InterestId,
  traveller: TravellerTitle,
): boolean {
  if (interest === "food") return isForFood === true;
  // A brewery is no history.
  if (category === "museum" && isForFood === true) return false;
  const isHike = category === "viewpoint" && isStrenuous === true;
  return (
    (categoriesOf([interest]).has(category) ||
      (interest === "outdoors" && (isHike || category === "beach"))) &&
    !isChildrensMuseum({ category, isForSmallChildren }, traveller)
  );
}

/** Whether it is a museum that is made for children, and they don't come along. */
export function isChildrensMuseum(
  { category, isForSmallChildren }: Pick<KnownPlace, "category" | "isForSmallChildren">,
  traveller: TravellerTitle,
): boolean {
  return traveller !== "Family" && category === "museum" && isForSmallChildren === true;
}
