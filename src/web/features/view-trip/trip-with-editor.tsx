import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { PlaceVotesContext, type VotesOn } from "./trip/place-votes-context.ts";
import { ShownTripContext, useShownTripOf } from "./trip/shown-trip.ts";
import {
  TripEditing,
  type TripEditor,
  type TripSteps,
  TripStepsContext,
} from "./trip/trip-editing.ts";
import { TripDetail } from "./trip-detail.tsx";

type TripWithEditorProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  /** See `useShownTripOf`. */
  readonly filesOf?: string;
  /** Undefined where the trip can only be read. */
  readonly editor: TripEditor | undefined;
  readonly steps: TripSteps;
  readonly votes?: VotesOn | undefined;
};

/** A trip, and what its parts change it by. */
export function TripWithEditor(props: TripWithEditorProps) {
  const { trip, facts, filesOf, editor, steps, votes } = props;
  return (
    <TripEditing value={editor}>
      <TripStepsContext value={steps}>
        <ShownTripContext value={useShownTripOf(trip, facts, filesOf)}>
          <PlaceVotesContext value={votes}>
            <TripDetail trip={trip} facts={facts} />
          </PlaceVotesContext>
        </ShownTripContext>
      </TripStepsContext>
    </TripEditing>
  );
}
