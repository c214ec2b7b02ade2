import { wayWords } from "../../../../messages/trip-page/way-words.ts";
import { type LegOfDay, useRide } from "./use-ride.ts";

/** A ride in a line under its leg: what, from where, how often; or that the timetable has none. */
export function RideText(leg: LegOfDay) {
  const known = useRide(leg);
  if (known === undefined) return null;
  const { ride } = known;
  if (ride === null) return <span className="block">{wayWords.noRide}</span>;
  const vehicles = ride.steps.flatMap(({ by, line }) => (by === "walk" ? [] : [{ by, line }]));
  const from = ride.steps.find(({ by }) => by !== "walk")?.from;
  return (
    <span dir="auto" className="block font-semibold text-ink">
      {wayWords.ride({ vehicles, from, everyMinutes: ride.everyMinutes })}
    </span>
  );
}
