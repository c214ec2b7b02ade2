import { MAX_CHILDREN } from "../trip/child-ages.ts";
import { INTEREST_IDS } from "../trip/interest.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import type { TripRequest } from "../trip/trip-request.ts";
import { MAX_WISHES, type TripWish } from "../trip/trip-wish.ts";

/** A request with what its words were read as. What the traveller has chosen on the form goes before it. */
export function withMeant(request: TripRequest, meant: readonly MeantWish[]): TripRequest {
  const pace = request.pace ?? meant.find((wish) => wish.kind === "pace")?.pace;
  const childAges = request.childAges ?? childAgesIn(meant);
  const liked = meant.flatMap((wish) => (wish.kind === "like" ? wish.interests : []));
  const interests = INTEREST_IDS.filter(
    (id) => request.interests?.includes(id) === true || liked.includes(id),
  );
  const wishes = [...(request.wishes ?? []), ...meant.filter(isTripWish)].slice(0, MAX_WISHES);
  return {
    ...request,
    ...(pace === undefined ? {} : { pace }),
    ...(childAges.length === 0 ? {} : { childAges }),
    ...(interests.length === 0 ? {} : { interests }),
    ...(wishes.length === 0 ? {} : { wishes }),
  };
}

/** The ages of all children that are spoken of: "a 4 year old", and further on "our son is 9". */
export function childAgesIn(meant: readonly MeantWish[]): readonly number[] {
  const each = meant.flatMap((wish) => (wish.kind === "children" ? [wish.childAges] : []));
  return each
    .flatMap((ages, at) => ages.filter((age) => !each.slice(0, at).flat().includes(age)))
    .slice(0, MAX_CHILDREN);
}

/** Whether it is a wish, and nothing that the form has a field for. */
export function isTripWish(wish: MeantWish): wish is TripWish {
  return wish.kind !== "pace" && wish.kind !== "like" && wish.kind !== "children";
}
