import type { Booking } from "../../bookings/booking.ts";
import type { Position } from "../../places/geo.ts";
import type { TravelStyle } from "../../places/travel.ts";
import type { BookedSpan } from "../../trip/booked-hours.ts";
import type { Pace } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { Hotel, ItineraryDay, Place, Trip, TripData, UserSelection } from "../../trip/trip.ts";
import type { TripBases } from "../../trip/trip-bases.ts";
import type { KnownCity, KnownHotel, KnownPlace } from "../known-city.ts";
import type { KnownFinder } from "./match-known.ts";
import type { ReadPosition } from "./read-position.ts";

/** The document of a trip: stored, or about to be. */
export type TripDocument = {
  readonly userSelection: UserSelection;
  readonly tripData: TripData;
  readonly bases?: TripBases | undefined;
  readonly bookings?: readonly Booking[] | undefined;
};

/** A place or hotel of a trip: what its document says of it, and what the guide knows. */
type Grounded<Text, Known> = {
  /** As the document has it. */
  readonly text: Text;
  /** The same for every way to write its name (`nameKey`). */
  readonly key: string;
  /** What of the guide it is; undefined where the guide doesn't have it. */
  readonly known: Known | undefined;
  /** What its coordinates say. */
  readonly position: ReadPosition;
  /** Where it is: the guide's word before the document's; undefined where neither can be trusted. */
  readonly at: Position | undefined;
};

/** What planning needs of a place: what the guide knows, or what the document says and what is usual for its kind. */
export type PlanningFacts = Omit<KnownPlace, "at"> & { readonly at: Position | undefined };

export type PlannedHotel = Grounded<Hotel, KnownHotel>;
export type PlannedPlace<Text extends Place = Place> = Grounded<Text, KnownPlace> & {
  readonly facts: PlanningFacts;
};

export type PlannedDay<Day extends ItineraryDay = ItineraryDay> = {
  /** As the document has it. */
  readonly text: Day;
  /** Where it stands in the whole trip, 1 for the first. */
  readonly number: number;
  /** "2026-05-04"; undefined without dates. */
  readonly date: string | undefined;
  /** The traveller's for this day, else the trip's, with what bookings leave of it. */
  readonly pace: Pace;
  /** When the traveller is on the way by what is booked. */
  readonly booked: readonly BookedSpan[];
  /** Where it begins and ends; undefined where the trip has no hotel. */
  readonly hotel: PlannedHotel | undefined;
  readonly places: readonly PlannedPlace<Day["plan"][number]>[];
};

/** The part of a trip in one town. A trip without bases has one such part. */
export type PlannedTown<Document extends TripDocument = TripDocument> = {
  /** Its part of the document, as a trip that knows no bases. */
  readonly document: Document;
  /** What is known of the town, and of what its days have from elsewhere. */
  readonly city: KnownCity | undefined;
  readonly find: KnownFinder;
  /** For the days that it has. */
  readonly request: PlanRequest;
  /** How many days were asked for; undefined where the document has no number. */
  readonly daysAsked: number | undefined;
  /** The trip has days elsewhere. */
  readonly isPart: boolean;
  readonly style: TravelStyle;
  /** The first is the one that days start from that have no other booked. */
  readonly hotels: readonly PlannedHotel[];
  readonly days: readonly PlannedDay<Document["tripData"]["itinerary"][number]>[];
};

/**
 * A trip as the engine reads it: numbers, dates, positions and the guide's place of each visit, read of the document's
 * texts once (`readTrip`).
 */
export type PlannedTrip<Document extends TripDocument = TripDocument> = {
  readonly document: Document;
  /** What is known of the destination; of a trip with several bases of all of them. */
  readonly city: KnownCity | undefined;
  /** For all its days. */
  readonly request: PlanRequest;
  /** In the order of its bases. */
  readonly towns: readonly PlannedTown<Document>[];
};

/** A stored trip, read. */
export type SavedTrip = PlannedTrip<Trip>;
export type SavedTown = PlannedTown<Trip>;
export type SavedDay = SavedTown["days"][number];
export type SavedPlace = SavedDay["places"][number];
