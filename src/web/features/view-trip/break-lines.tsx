import { mapsSearchUrl } from "../../../domain/places/maps-link.ts";
import { clockText } from "../../../domain/places/opening-hours.ts";
import { spelledAddress } from "../../../domain/spelled-address.ts";
import type { FreeTime, Meal } from "../../../domain/trip/trip.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Break } from "./breaks-before.ts";
import { TimelineLine } from "./timeline-line.tsx";
import { Watch } from "./watch.tsx";

type BreakLinesProps = {
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  readonly breaks: readonly Break[] | undefined;
};

/** Meals and free time between two places. */
export function BreakLines({ destination, breaks = [] }: BreakLinesProps) {
  return breaks.map((one) =>
    one.type === "meal" ? (
      <MealLine key={one.meal.kind} meal={one.meal} destination={destination} />
    ) : (
      <FreeTimeLine key={one.free.startMinutes} free={one.free} />
    ),
  );
}

function MealLine({ meal, destination }: { meal: Meal; destination: string }) {
  const { kind, startMinutes, endMinutes, placeName, placeDetails, notOn } = meal;
  const hours = `${clockText(startMinutes)}–${clockText(endMinutes)}`;
  if (placeName === undefined) {
    return <TimelineLine icon="meal">{viewTripWords.meal(kind, hours)}</TimelineLine>;
  }
  const address = mapsSearchUrl(placeName, destination);
  const link = (
    <a
      href={address}
      data-spelled={spelledAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-accent underline hover:no-underline print:no-underline print:after:p-0! print:after:font-normal"
    >
      <bdi>{placeName}</bdi>
      <span className="sr-only">{viewTripWords.opensMaps}</span>
    </a>
  );
  const kindAndPrice = viewTripWords.eatery(meal.eateryKind, meal.priceLevel);
  return (
    <TimelineLine icon="meal">
      <Sentence parts={viewTripWords.mealAt(kind, hours, link)} />
      {kindAndPrice === "" && placeDetails === undefined ? null : (
        <span className="mt-0.5 block text-sm">
          {kindAndPrice} <bdi>{placeDetails}</bdi>
        </span>
      )}
      {notOn === undefined ? null : <Watch text={viewTripWords.notOn(notOn)} />}
    </TimelineLine>
  );
}

function FreeTimeLine({ free: { startMinutes, endMinutes, until, near } }: { free: FreeTime }) {
  return (
    <TimelineLine icon="clock">
      {viewTripWords.free(until, endMinutes - startMinutes)}
      {near === undefined ? null : (
        <Sentence parts={viewTripWords.near(<bdi>{viewTripWords.names(near)}</bdi>)} />
      )}
    </TimelineLine>
  );
}
