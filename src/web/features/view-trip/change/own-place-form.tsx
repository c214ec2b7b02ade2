import { type FormEvent, useId, useState } from "react";
import { coordinatesText, parseCoordinates } from "../../../../domain/places/coordinates.ts";
import type { Place } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/en/change-plan-words.ts";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";

const STAYS = [30, 60, 90, 120, 180];
const USUAL_STAY = 60;
const MAX_NAME = 120;

/** A place that the guide doesn't have: its name, where it is, and how long one stays. */
export function OwnPlaceForm({ onAdd }: { onAdd: (place: Place) => void }) {
  const id = useId();
  const [name, setName] = useState("");
  const [position, setPosition] = useState("");
  const [stay, setStay] = useState(USUAL_STAY);
  const [isChecked, setChecked] = useState(false);
  const read = parseCoordinates(position);
  const isNameMissing = name.trim() === "";
  const isUnreadable = position.trim() !== "" && !read.ok;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing || isUnreadable) {
      document.getElementById(`${id}-${isNameMissing ? "name" : "position"}`)?.focus();
      return;
    }
    onAdd({
      placeName: name.trim(),
      placeDetails: "",
      placeImageURL: "",
      geoCoordinates: read.ok ? coordinatesText(read.at) : "",
      ticketsPricing: "",
      timeToTravel: "",
      bestTime: "",
      stayMinutes: stay,
      notVerified: true,
      isOwn: true,
    });
  }

  const field = "min-h-13 w-full rounded-lg border border-line-strong bg-card px-4";
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pb-2">
      <div>
        <label htmlFor={`${id}-name`} className="mb-1 block font-semibold">
          {changePlanWords.ownName}
        </label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={MAX_NAME}
          aria-invalid={isChecked && isNameMissing}
          aria-describedby={`${id}-name-problem`}
          onChange={(event) => setName(event.target.value)}
          className={field}
        />
        <p id={`${id}-name-problem`} className="text-bad">
          {isChecked && isNameMissing ? changePlanWords.ownNameMissing : null}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-position`} className="mb-1 block font-semibold">
          {changePlanWords.ownPosition}
        </label>
        <input
          id={`${id}-position`}
          value={position}
          maxLength={60}
          inputMode="decimal"
          aria-invalid={isChecked && isUnreadable}
          aria-describedby={`${id}-position-hint`}
          onChange={(event) => setPosition(event.target.value)}
          className={field}
        />
        <p
          id={`${id}-position-hint`}
          className={isChecked && isUnreadable ? "text-bad" : "text-ink-soft"}
        >
          {isChecked && isUnreadable
            ? changePlanWords.ownPositionUnreadable
            : changePlanWords.ownPositionHint}
        </p>
      </div>
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
      <p className="text-ink-soft">{changePlanWords.ownNotice}</p>
      <button type="submit" className="button button-accent">
        {changePlanWords.add}
      </button>
    </form>
  );
}
