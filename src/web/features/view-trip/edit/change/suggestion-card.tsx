import type { PlaceOption } from "../../../../../domain/engine/revise/weigh-options.ts";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../../messages/guide-text.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { placeArt } from "../../../../ui/place-art.ts";
import { AccessLine } from "../../trip/access-line.tsx";
import { Mark } from "../../trip/mark.tsx";
import { problemText } from "../../trip/problem-text.ts";

/** Actions on a suggested place. */
export type TakesPlace = {
  readonly onTake: (place: Place) => void;
  /** Where several can be taken at once: those that will be. */
  readonly ticked?: readonly Place[];
  readonly onTick?: (place: Place) => void;
};

type SuggestionCardProps = Pick<PlaceOption, "place"> & Partial<PlaceOption> & TakesPlace;

/** A place that could come into the plan, with what it would cost, and a button that takes it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { place, visit, addedMinutes, problems = [], onTake, ticked = [], onTick } = props;
  const facts = [
    ...(visit === undefined ? [] : [language.span(visit.startMinutes, visit.endMinutes)]),
    ...(place.ticketsPricing === "" ? [] : [storedWords.price(place.ticketsPricing)]),
    ...(place.hoursUnknown === true ? [changePlanWords.hoursUnknown] : []),
    ...(addedMinutes === undefined ? [] : [changePlanWords.moreTravel(addedMinutes)]),
  ];
  return (
    <li className="card overflow-hidden">
      <div className="grid grid-cols-[minmax(0,1fr)_4.75rem]">
        <div className="px-3 py-2.5 leading-6">
          {onTick === undefined ? (
            <p className="font-semibold">
              <bdi>{guideText(place.placeName)}</bdi>
            </p>
          ) : (
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={ticked.some((one) => isSame(one, place))}
                onChange={() => onTick(place)}
                className="size-6 shrink-0 accent-accent"
              />
              <bdi className="min-w-0 break-words">{guideText(place.placeName)}</bdi>
            </label>
          )}
          <p className="tabular-nums">{facts.join(" · ")}</p>
          {place.notOn === undefined ? null : (
            <p className="text-watch">
              <Mark look="watch">{storedWords.notOn(place.notOn)}</Mark>
            </p>
          )}
          <AccessLine guideId={place.guideId} />
          {problems.map((problem) => (
            <p key={`${problem.placeId} ${problem.code}`} className="text-watch">
              <Mark look="watch">{problemText(problem)}</Mark>
            </p>
          ))}
          <p
            dir="auto"
            lang={place.guideId && langOf(place.placeDetails)}
            className="line-clamp-2 text-ink-soft"
          >
            {guideText(place.placeDetails)}
          </p>
        </div>
        <Picture src={placeArt(place)} alt="" className="h-full" />
      </div>
      <button
        type="button"
        aria-label={changePlanWords.take(guideText(place.placeName))}
        onClick={() => onTake(place)}
        className="min-h-11 w-full border-line border-t font-semibold text-accent hover:bg-accent-wash"
      >
        {changePlanWords.takeThis}
      </button>
    </li>
  );
}

/** Whether it is the same place: a search that is made again answers with other objects. */
export function isSame(one: Place, other: Place): boolean {
  return one.placeName === other.placeName && one.geoCoordinates === other.geoCoordinates;
}
