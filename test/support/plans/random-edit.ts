import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { placesOf } from "../../../src/domain/engine/known-city.ts";
import { describeHotel } from "../../../src/domain/engine/writing/describe-hotel.ts";
import { describePlace } from "../../../src/domain/engine/writing/describe-place.ts";
import { MEAL_KINDS } from "../../../src/domain/places/eatery-kind.ts";
import { PACE_CHOICES } from "../../../src/domain/trip/pace-choice.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { GuideCity, GuidePlace } from "../../../src/guide/guide-city.ts";

/** A whole number from 0 to below the limit. */
type Roll = (limit: number) => number;

/**
 * An edit as a traveller might make it to the trip: most of them can be made.
 *
 * @param nth names what is new.
 */
export function randomEdit(trip: Trip, city: GuideCity, roll: Roll, nth: number): Edit {
  const { itinerary, hotels, setAside = [] } = trip.tripData;
  const one = <Item>(items: readonly Item[]): Item | undefined => items[roll(items.length)];
  const places = itinerary.flatMap(({ plan }) => plan);
  const placeId = one(places)?.id ?? "none";
  const day = one(itinerary);
  const dayId = day?.id ?? "none";
  const afterId = one([undefined, ...(day?.plan ?? [])])?.id;
  const after = afterId === undefined ? {} : { afterId };
  const known = one(placesOf<GuidePlace>(city));
  if (known === undefined) throw new Error("a city has places");
  const guides = { ...describePlace(known, city), id: `new-${nth}` };
  const aside = one(setAside);
  const own = {
    ...guides,
    placeName: `Aunt ${nth}`,
    guideId: undefined,
    isOwn: true as const,
    ...(roll(2) === 0 ? { geoCoordinates: "" } : {}),
    ...(roll(2) === 0 ? { stayMinutes: 5 * (1 + roll(60)) } : {}),
  };
  const dayAfter = one([undefined, ...itinerary])?.id;
  const afterDay = dayAfter === undefined ? {} : { afterId: dayAfter };
  const hotel = one(city.hotels);
  const makers: readonly (() => Edit)[] = [
    () => ({ kind: "move-place", placeId, dayId, ...after }),
    () => ({ kind: "move-place", placeId, dayId, ...after }),
    () => ({ kind: "move-place", placeId, dayId, ...after }),
    () => ({ kind: "remove-place", placeId }),
    () => ({ kind: "add-place", dayId, ...after, place: guides }),
    () => ({ kind: "add-place", dayId, ...after, place: own }),
    () => ({ kind: "add-place", dayId, ...after, place: aside ?? guides }),
    () => ({ kind: "swap-place", placeId, place: guides }),
    () => ({
      kind: "set-table",
      dayId,
      meal: {
        kind: MEAL_KINDS[roll(2)] ?? "dinner",
        startMinutes: 1_140,
        endMinutes: 1_215,
        placeName: `Table ${nth}`,
      },
    }),
    () => ({ kind: "set-stay", placeId, minutes: 5 * (1 + roll(60)) }),
    () => ({ kind: "set-stay", placeId }),
    () => ({ kind: "set-start", placeId, startMinutes: 15 * roll(96) }),
    () => ({ kind: "set-start", placeId }),
    () => ({ kind: "set-lock", id: placeId, isLocked: roll(3) > 0 }),
    () => ({ kind: "set-lock", id: dayId, isLocked: roll(2) > 0 }),
    () => ({ kind: "set-pace", dayId, pace: PACE_CHOICES[roll(3)] }),
    () => ({ kind: "add-day", dayId: `day-new-${nth}`, ...afterDay }),
    () => ({ kind: "remove-day", dayId }),
    () => ({ kind: "move-day", dayId, ...afterDay }),
    () => ({ kind: "choose-hotel", hotelId: one(hotels)?.id ?? "none" }),
    () => ({ kind: "remove-hotel", hotelId: one(hotels)?.id ?? "none" }),
    () => ({
      kind: "add-hotel",
      hotel: { ...describeHotel(hotel ?? (city.hotels[0] as never), city), id: `hotel-new-${nth}` },
    }),
    () => ({ kind: "set-note", id: placeId, text: `note ${nth}` }),
    () => ({ kind: "set-title", text: `Title ${nth}` }),
    () => ({ kind: "set-start-date", date: `2026-12-${20 + roll(8)}` }),
    () => ({ kind: "set-start-date" }),
  ];
  const maker = makers[roll(makers.length)];
  if (maker === undefined) throw new Error("a roll is below its limit");
  return maker();
}
