import { type ReactNode, useDeferredValue, useId, useState } from "react";
import type { FoundPlaces } from "../../../../../domain/places/found-places.ts";
import { plainText } from "../../../../../domain/plain-text.ts";
import { ownPlace } from "../../../../../domain/trip/own-place.ts";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { PLAIN_LOOK, TextField } from "../../../../ui/field.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { FoundElsewhere } from "./found-elsewhere.tsx";
import { OwnForm } from "./own/own-form.tsx";
import type { PlanPreview } from "./plan-preview-of.ts";
import { SuggestionCard, type TakesPlace } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type PlaceSearchProps = TakesPlace & {
  readonly label: string;
  readonly preview: PlanPreview;
  /** Beside a keyboard the sheet begins with it. */
  readonly isFirst?: boolean;
  /** The day that it is for: another town's places are none of it. */
  readonly dayId: string;
  /** In place of what was found while nothing is typed. */
  readonly children?: ReactNode;
};

/** Looks for a place by its name or kind: first of the guide, then any other by its name, and takes one’s own. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, preview, isFirst = false, dayId, children, ...takes } = props;
  const [text, setText] = useState("");
  const typed = text.trim();
  const wanted = useDeferredValue(typed);
  const found = useAnswer(wanted.length < 2 ? undefined : wanted, () =>
    preview.search(wanted, dayId),
  );
  const known = found?.value ?? [];
  const names = new Set(known.map(({ placeName }) => plainText(placeName)));
  return (
    <div className="mt-4">
      <TextField
        label={label}
        type="search"
        isFirst={isFirst}
        value={text}
        maxLength={60}
        onChange={setText}
        look={PLAIN_LOOK}
        placeholder={changePlanWords.lookForHint}
        className=""
      />
      <p role="status" className="mt-2 text-ink-soft">
        {found === undefined || found.state === "waiting"
          ? null
          : found.state === "failed"
            ? changePlanWords.notNow
            : known.length === 0
              ? changePlanWords.noneFound(wanted)
              : changePlanWords.foundCount(known.length)}
      </p>
      <ul className="mt-2 grid gap-3">
        {known.map((place) => (
          <SuggestionCard key={place.guideId ?? place.placeName} {...{ place, ...takes }} />
        ))}
      </ul>
      <FoundElsewhere
        title={changePlanWords.elsewhere}
        notNow={changePlanWords.elsewhereNotNow}
        isKnown={({ name }) => names.has(plainText(name))}
        {...{ typed, preview }}
      >
        {(one) => (
          <SuggestionCard
            key={`${one.name} ${one.geoCoordinates}`}
            {...{ place: placeOf(one), ...takes }}
          />
        )}
      </FoundElsewhere>
      {typed === "" ? children : null}
      <div className="mt-4">
        <Fold summary={changePlanWords.ownPlace}>
          <OwnPlaceForm searchedName={typed} onAdd={takes.onTake} />
        </Fold>
      </div>
    </div>
  );
}

/** Of a place found by name nobody has looked at its hours. */
function placeOf({ name, where, geoCoordinates }: FoundPlaces["places"][number]): Place {
  return ownPlace(name, geoCoordinates, { placeDetails: where, hoursUnknown: true });
}

const STAYS = [30, 60, 90, 120, 180];
const USUAL_STAY = 60;

type OwnPlaceFormProps = {
  readonly searchedName: string;
  readonly onAdd: (place: Place) => void;
};

/** A place that the guide doesn't have: its name, where it is, and how long one stays. */
function OwnPlaceForm({ searchedName, onAdd }: OwnPlaceFormProps) {
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
