import { INTEREST_IDS } from "../trip/interest.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import type { TripRequest } from "../trip/trip-request.ts";
import { MAX_WISHES, type TripWish } from "../trip/trip-wish.ts";

/** A request with what its words were read as. What the traveller has chosen on the form goes before it. */
export function withMeant(request: TripRequest, meant: readonly MeantWish[]): TripRequest {
  const pace = request.pace ?? meant.find((wish) => wish.kind === "pace")?.pace;
  const childAges =
    request.childAges ?? meant.find((wish) => wish.kind === "children")?.childAges ?? [];
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

/** Whether it is a wish, and nothing that the form has a field for. */
export function isTripWish(wish: MeantWish): wish is TripWish {
  return wish.kind !== "pace" && wish.kind !== "like" && wish.kind !== "children";
}
