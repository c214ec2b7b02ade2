import { memo, type ReactNode } from "react";
import { hasLunchWithin } from "../../../../domain/engine/days/meal-times.ts";
import { clockText } from "../../../../domain/places/clock-text.ts";
import type { Leg } from "../../../../domain/places/leg.ts";
import { travelText } from "../../../../domain/places/travel-text.ts";
import { lastEnd } from "../../../../domain/trip/last-end.ts";
import type { ItineraryDay, Place } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { transferWords } from "../../../messages/domain/transfer-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { LEG_ICONS, TimelineLine } from "./timeline-line.tsx";

type LegLineProps = Pick<Place, "leg" | "timeToTravel">;

/** The way to a place, from the one before it or from the hotel. */
export const LegLine = memo(function LegLine({ leg, timeToTravel }: LegLineProps) {
  return (
    <TimelineLine icon={leg === undefined ? "route" : LEG_ICONS[leg.mode]} mode={leg?.mode}>
      <Sentence parts={legWords(<bdi>{storedWords.way(timeToTravel)}</bdi>, leg)} />
    </TimelineLine>
  );
});

function legWords(text: ReactNode, leg: Leg | undefined) {
  const { from, fare } = leg?.way ?? {};
  if (from === undefined) return viewTripWords.travel(text);
  const words = fare === undefined ? undefined : <bdi>{fare}</bdi>;
  return viewTripWords.travelOut(text, <bdi>{from}</bdi>, words);
}

/** The way from another base, with which the day begins. */
export function TransferLine({ day: { transfer } }: { day: ItineraryDay }) {
  if (transfer === undefined) return null;
  return (
    <TimelineLine icon={LEG_ICONS[transfer.mode]} mode={transfer.mode}>
      <span className="font-semibold text-ink">{transferWords.way(transfer)}</span>
    </TimelineLine>
  );
}

/** The way from the last place back to the hotel, and when one is there. */
export function WayBackLine({ day }: { day: ItineraryDay }) {
  const { plan, wayBack } = day;
  if (wayBack === undefined) return null;
  const isTimed = plan.at(-1)?.visit !== undefined;
  const thereAt = isTimed ? clockText(lastEnd(day) + wayBack.minutes) : undefined;
  return (
    <TimelineLine icon={LEG_ICONS[wayBack.mode]} mode={wayBack.mode}>
      {viewTripWords.backAt(storedWords.way(travelText(wayBack)), thereAt)}
    </TimelineLine>
  );
}

/** Lunch out of town, or at a theme park, over noon, on a day with no other lunch. */
export function LunchThereLine({ place, day }: { place: Place; day: ItineraryDay }) {
  const { leg, visit } = place;
  const isOuting = leg?.way?.from !== undefined || place.category === "theme-park";
  const hasLunch = (day.meals ?? []).some(({ kind }) => kind === "lunch");
  if (!isOuting || visit === undefined || !hasLunchWithin(visit) || hasLunch) return null;
  return <TimelineLine icon="meal">{viewTripWords.lunchThere}</TimelineLine>;
}
