import { useId, useState } from "react";
import { ownPlace } from "../../../../../../domain/trip/own-place.ts";
import type { Place } from "../../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { ChoiceChips } from "../../../../../ui/choice-chips.tsx";
import { OwnForm } from "./own-form.tsx";

const STAYS = [30, 60, 90, 120, 180];
const USUAL_STAY = 60;

type OwnPlaceFormProps = {
  readonly searchedName: string;
  readonly onAdd: (place: Place) => void;
};

/** A place that the guide doesn't have: its name, where it is, and how long one stays. */
export function OwnPlaceForm({ searchedName, onAdd }: OwnPlaceFormProps) {
  const id = useId();
  const [stay, setStay] = useState(USUAL_STAY);
  return (
    <OwnForm
      notice={changePlanWords.ownNotice}
      searchedName={searchedName}
      onAdd={({ name, geoCoordinates }) =>
        onAdd(ownPlace(name, geoCoordinates, { stayMinutes: stay }))
      }
    >
      <ChoiceChips
        legend={changePlanWords.stayFor}
        name={`${id}-stay`}
        type="radio"
        options={STAYS.map((minutes) => ({
          id: `${minutes}`,
          title: changePlanWords.stay(minutes),
        }))}
        chosen={[`${stay}`]}
        onChange={(chosen) => setStay(Number(chosen))}
      />
    </OwnForm>
  );
}
