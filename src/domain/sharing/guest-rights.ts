import type { Edit } from "../edits/edit-kinds.ts";
import { withoutHours } from "../edits/kinds/plan-parts.ts";
import type { SetPlan } from "../edits/kinds/set-plan.ts";
import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { describePlace } from "../engine/writing/describe-place.ts";
import type { Leg } from "../places/leg.ts";
import { LINK_SCOPES, type LinkScope, type LinkShows } from "../trip/shared-by.ts";
import type { Place, Trip, TripDay, TripPlace } from "../trip/trip.ts";

/** Rights of those who came by a link. */
export type GuestRights = { readonly scope: LinkScope; readonly shows: LinkShows };

const COST_EDITS: ReadonlySet<Edit["kind"]> = new Set([
  "set-expense",
  "set-traveller",
  "set-budget",
]);

/** Ideas and bookings are the owner's: a link may show them, and lets nobody change any. */
const OWNERS_EDITS: ReadonlySet<Edit["kind"]> = new Set([
  "add-ideas",
  "remove-idea",
  "set-booking",
  "remove-booking",
]);

/** The traveller's own words, as notes are. */
const NOTE_EDITS: ReadonlySet<Edit["kind"]> = new Set([
  "set-note",
  "set-visited",
  "add-list-items",
  "tick-list-items",
  "remove-list-item",
]);

/** Rights of one guest: the owner may have given them others than the link's. */
export function rightsOf(
  link: GuestRights,
  guest: { readonly scope?: LinkScope | undefined } | undefined,
): GuestRights {
  return { scope: guest?.scope ?? link.scope, shows: link.shows };
}

/** Whether a link allows something; each scope includes the ones before it. */
export function linkAllows({ scope }: Pick<GuestRights, "scope">, wanted: LinkScope): boolean {
  return LINK_SCOPES.indexOf(scope) >= LINK_SCOPES.indexOf(wanted);
}

/**
 * Whether a guest may make an edit: what guests don't see, they don't change, and a trip is deleted by its owner.
 *
 * @param mayPutDays it takes back a change of this guest's own, or comes from an account that keeps the trip: their page
 *   sends whole days, which `withOwnersFields` completes. Others don't put any.
 */
export function mayGuestMake(
  edit: Edit,
  rights: GuestRights,
  { mayPutDays = false }: { readonly mayPutDays?: boolean } = {},
): boolean {
  const { shows } = rights;
  if (!linkAllows(rights, "edit") || edit.kind === "delete-trip") return false;
  if (edit.kind === "set-plan") return mayPutDays;
  if (OWNERS_EDITS.has(edit.kind)) return false;
  if (COST_EDITS.has(edit.kind)) return shows.costs;
  const bringsNote = "place" in edit && edit.place.note !== undefined;
  return shows.notes || (!NOTE_EDITS.has(edit.kind) && !bringsNote);
}

/**
 * A guest's edit as it is made to the trip. A place or hotel that the trip has already, or has set aside, comes back as it is, with
 * the owner's note, price and picture, which the guest's page may not know. Of what is new a guest gives no picture, and
 * no price that they don't see.
 *
 * @param city the facts of the destination, where they are known: what the guide says of a place is no secret.
 */
export function withOwnersFields(
  edit: Edit,
  trip: Trip,
  { shows, city }: { readonly shows: LinkShows; readonly city: KnownCity | undefined },
): Edit {
  if (edit.kind === "add-hotel") {
    const known = trip.tripData.hotels.find(({ id }) => id === edit.hotel.id);
    if (known !== undefined) return { ...edit, hotel: known };
    const price = shows.costs ? edit.hotel.price : "";
    return { ...edit, hotel: { ...edit.hotel, price, hotelImageURL: "" } };
  }
  if (edit.kind === "set-plan") return withUnseen(edit, trip, shows);
  if (edit.kind !== "add-place" && edit.kind !== "swap-place") return edit;
  const { place } = edit;
  const known = placesOfTrip(trip).find(({ id }) => id === place.id);
  if (known !== undefined) return { ...edit, place: withoutHours(known) };
  const said = city === undefined ? undefined : guidePlace(city, place.guideId);
  return {
    ...edit,
    place: {
      ...place,
      placeImageURL: said?.placeImageURL ?? "",
      ticketsPricing: shows.costs ? place.ticketsPricing : (said?.ticketsPricing ?? ""),
    },
  };
}

/** Whole days as they are put, with what their sender doesn't see of them; nothing that they don't see is taken away. */
function withUnseen(edit: SetPlan, trip: Trip, shows: LinkShows): SetPlan {
  const places = new Map(placesOfTrip(trip).map((place) => [place.id, place]));
  const hotels = new Map(trip.tripData.hotels.map((hotel) => [hotel.id, hotel]));
  const booked = new Set(shows.bookings === true ? [] : trip.bookings?.map(({ id }) => id));
  const complete = (place: TripPlace): TripPlace => {
    const known = places.get(place.id);
    const { note: _, isVisited: __, ...rest } = place;
    const hidden =
      known === undefined || !booked.has(place.id)
        ? {}
        : {
            placeName: known.placeName,
            placeDetails: known.placeDetails,
            geoCoordinates: known.geoCoordinates,
          };
    return {
      ...(shows.notes ? place : rest),
      ...(shows.notes || known?.note === undefined ? {} : { note: known.note }),
      ...(shows.notes || known?.isVisited === undefined ? {} : { isVisited: true as const }),
      ...hidden,
      placeImageURL: known?.placeImageURL ?? "",
      ticketsPricing: shows.costs ? place.ticketsPricing : (known?.ticketsPricing ?? ""),
    };
  };
  const put = new Set(edit.days.flatMap(({ plan }) => plan.map(({ id }) => id)));
  const aside = trip.tripData.setAside?.map(({ id }) => id).filter((id) => !put.has(id)) ?? [];
  return {
    ...edit,
    days: edit.days.map((day) => withNamedWays({ ...day, plan: day.plan.map(complete) }, trip)),
    ...(edit.hotels && { hotels: edit.hotels.map((hotel) => hotels.get(hotel.id) ?? hotel) }),
    ...(edit.setAside && { setAside: edit.setAside.map(complete) }),
    // Places set aside aren't shown to guests: they stay aside, unless the edit puts them on a day.
    setAsideIds: [...new Set([...(edit.setAsideIds ?? []), ...aside])],
  };
}

/** A day that says from which part of the trip each way is, where its sender doesn't see what that is called. */
function withNamedWays(day: TripDay, trip: Trip): TripDay {
  const { hotels, itinerary } = trip.tripData;
  const stored = itinerary.find(({ id }) => id === day.id);
  const known = new Set([
    ...hotels.map(({ hotelName }) => hotelName),
    ...placesOfTrip(trip).map(({ placeName }) => placeName),
    ...day.plan.map(({ placeName }) => placeName),
    ...(day.meals ?? []).map(({ placeName }) => placeName),
    ...itinerary.flatMap(({ plan }) => plan.map(({ leg }) => leg?.from)),
  ]);
  let before = stored?.plan[0]?.leg?.from ?? hotels[0]?.hotelName;
  const named = (leg: Leg): Leg =>
    known.has(leg.from) || before === undefined ? leg : { ...leg, from: before };
  const plan = day.plan.map((place) => {
    const one = place.leg === undefined ? place : { ...place, leg: named(place.leg) };
    before = place.placeName;
    return one;
  });
  return { ...day, plan, ...(day.wayBack && { wayBack: named(day.wayBack) }) };
}

/** Whether a place of one state is in the other neither planned nor set aside. */
export function forgetsPlaces(before: Trip, after: Trip): boolean {
  const kept = new Set(placesOfTrip(after).map(({ id }) => id));
  return placesOfTrip(before).some(({ id }) => !kept.has(id));
}

function guidePlace(city: KnownCity, guideId: string | undefined): Place | undefined {
  for (const base of city.bases ?? [city]) {
    const known = placesOf(base).find(({ id }) => id === guideId);
    if (known !== undefined) return describePlace(known, base);
  }
  return undefined;
}

function placesOfTrip({ tripData: { itinerary, setAside = [] } }: Trip): TripPlace[] {
  return [...itinerary.flatMap(({ plan }) => plan), ...setAside];
}
