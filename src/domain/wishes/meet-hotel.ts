import { partIdOf } from "../edits/kinds/bookings/anchored.ts";
import type { KnownHotel } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { hotelsFor } from "../engine/visits/fitting-hotels.ts";
import { roomPrice } from "../engine/visits/trip-cost.ts";
import { describeHotel } from "../engine/writing/describe-hotel.ts";
import type { WishOf } from "./wish.ts";
import { made, type WishContext, type WishStep, withEdit } from "./wish-step.ts";

/** A price that differs by less is the same. */
const DIFFERS = 0.1;

/** The days start from another hotel: of those that the trip lists, else of the city, the one that is nearest in price. */
export function* meetHotel(
  trip: SavedTrip,
  wish: WishOf<"hotel">,
  { newId }: WishContext,
): Generator<void, WishStep, void> {
  const { tripData, bookings = [] } = trip.document;
  const [current] = tripData.hotels;
  const [town, ...others] = trip.towns;
  const { city } = trip;
  if (city === undefined || town === undefined || others.length > 0) return { unmet: "cantHere" };
  // A stay that is booked is no suggestion.
  if (current !== undefined && bookings.some((one) => partIdOf(one) === current.id))
    return { unmet: "isLocked" };
  const hotels = hotelsFor(city.hotels, town.request).filter(
    (hotel) => hotel.isPriceEstimated !== true,
  );
  const now = city.hotels.find(({ id }) => id === current?.guideId);
  const price = now === undefined ? undefined : roomPrice(now);
  if (wish.price !== undefined && price !== undefined && price <= wish.price)
    return { unmet: "isSo" };
  const listed = ({ id }: KnownHotel) => tripData.hotels.find(({ guideId }) => guideId === id);
  const [best] = hotels
    .filter((hotel) => hotel.id !== now?.id && isMeant(hotel, wish, price))
    .toSorted(
      (a, b) =>
        Number(listed(b) !== undefined) - Number(listed(a) !== undefined) ||
        Math.abs(roomPrice(a) - (price ?? 0)) - Math.abs(roomPrice(b) - (price ?? 0)),
    );
  if (best === undefined) return { unmet: "noneKnown" };
  const own = listed(best);
  return made(
    yield* withEdit(
      trip,
      own === undefined
        ? { kind: "add-hotel", hotel: { ...describeHotel(best, city), id: newId() }, isBase: true }
        : { kind: "choose-hotel", hotelId: own.id },
    ),
  );
}

function isMeant(
  hotel: KnownHotel,
  { isCheap, isNice, isHostel, price: most }: WishOf<"hotel">,
  price: number | undefined,
): boolean {
  const its = roomPrice(hotel);
  if (isHostel) return hotel.isHostel === true;
  if (most !== undefined) return its <= most;
  if (price === undefined) return !isCheap && !isNice;
  if (isCheap) return its <= price * (1 - DIFFERS);
  return !isNice || its >= price * (1 + DIFFERS);
}
