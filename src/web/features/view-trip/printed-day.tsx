import type { Trip, TripDay } from "../../../domain/trip/trip.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { PrintedMap } from "./map/printed-map.tsx";
import type { PrintedDay, PrintedDayProps } from "./read/day/day-section.tsx";
import { PlaceMore } from "./read/place/place-more.tsx";
import { dayHotel } from "./trip/base-hotel.ts";
import { MapsLink } from "./trip/maps-link.tsx";
import { useMapOfDay } from "./trip/use-map-of-day.ts";

/** Pixels of CSS, 96 an inch: what a page of either size holds at 9 points, and what takes how much of it. */
const PAGE = 980;
const HEAD_AND_FOOT = 170;
const PLACE = 92;
const MEAL = 36;
const NOTE = 36;
/** In a lower map markers are cut; a day that leaves next to no room for one has none. */
const LEAST = 150;
const NONE_BELOW = 110;
const MOST = 256;

const LINES = [1, 2];

export function printedDay(props: PrintedDayProps): PrintedDay {
  const { trip, dayNumber } = props;
  return {
    map: <DayMap {...props} />,
    tripMap: <PrintedTripMap {...props} />,
    foot: <PrintedFoot trip={trip} dayNumber={dayNumber} />,
    PlaceMore,
  };
}

function DayMap({ trip, facts, dayNumber }: PrintedDayProps) {
  const day = trip.tripData.itinerary[dayNumber - 1];
  const heightPx = day === undefined ? 0 : printedMapHeight(day);
  return heightPx === 0 ? null : <MapOnPaper {...{ trip, facts, dayNumber, heightPx }} />;
}

/** The map of all days, on the first page of a trip of which some day has none. */
function PrintedTripMap({ trip, facts }: Omit<PrintedDayProps, "dayNumber">) {
  const isWanted = trip.tripData.itinerary.some((day) => printedMapHeight(day) === 0);
  return isWanted ? (
    <MapOnPaper {...{ trip, facts }} dayNumber={undefined} heightPx={MOST} />
  ) : null;
}

type MapOnPaperProps = Omit<PrintedDayProps, "dayNumber"> & {
  readonly dayNumber: number | undefined;
  readonly heightPx: number;
};

function MapOnPaper({ trip, facts, dayNumber, heightPx }: MapOnPaperProps) {
  return <PrintedMap {...useMapOfDay(trip, facts, dayNumber)} heightPx={heightPx} />;
}

/** How high a day's map is on paper, so that a full day has one page; pixels of CSS, 0 for none. */
function printedMapHeight({ plan, meals = [], note }: TripDay): number {
  const notes = [note, ...plan.map((place) => place.note)].filter((text = "") => text !== "");
  const used = HEAD_AND_FOOT + plan.length * PLACE + meals.length * MEAL + notes.length * NOTE;
  const room = PAGE - used;
  return room < NONE_BELOW ? 0 : Math.min(MOST, Math.max(LEAST, room));
}

type PrintedFootProps = {
  readonly trip: Trip;
  readonly dayNumber: number;
};

/** At the foot of a day's page of paper: where one sleeps, and lines to write on. */
function PrintedFoot({ trip, dayNumber }: PrintedFootProps) {
  const { itinerary } = trip.tripData;
  const hotel = dayHotel(trip, itinerary[dayNumber - 1]);
  return (
    <div className="break-inside-avoid">
      <div className="mt-2 grid grid-cols-2 gap-8 border-ink border-t-2 pt-2">
        {hotel === undefined ? null : (
          <div className="flex gap-2">
            <Icon name="bed" size={20} />
            <p className="min-w-0">
              <MapsLink name={hotel.hotelName} where={hotel.hotelAddress} spot={hotel} />
              <span dir="auto" className="block">
                {hotel.hotelAddress}
              </span>
            </p>
          </div>
        )}
        <div>
          <p className="font-semibold">{viewTripWords.paper.ownNotes}</p>
          {LINES.map((line) => (
            <p key={line} className="h-5 border-line-strong border-b" />
          ))}
        </div>
      </div>
      <p className="mt-2 flex justify-between gap-4">
        <span>{viewTripWords.paper.hoursChange}</span>
        <span>
          <bdi>{storedWords.place(trip.userSelection.location.label)}</bdi>
          {viewTripWords.paper.pageOf(dayNumber, itinerary.length)}
        </span>
      </p>
    </div>
  );
}
