import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { TripDetail } from "../trip-detail.tsx";
import type { PastTrip } from "./past-trip.ts";
import { PastTripBar } from "./past-trip-bar.tsx";

type PastTripViewProps = {
  readonly past: PastTrip;
  readonly now: Trip;
  readonly facts: TripFacts | undefined;
  readonly onRestore: (made: readonly Edit[]) => Promise<boolean>;
  readonly onBack: () => void;
};

/** The trip's page with a former state on it, to be read alone. */
export function PastTripView({ past, now, facts, onRestore, onBack }: PastTripViewProps) {
  return (
    <>
      <PastTripBar past={past} now={now} onRestore={onRestore} onBack={onBack} />
      <TripDetail trip={past.trip} facts={facts} />
    </>
  );
}
