import { memo, useRef } from "react";
import { mapsDirectionsUrl } from "../../../../../domain/places/maps-link.ts";
import type { PhotoAnswer } from "../../../../../domain/places/photo-answer.ts";
import type { TripPlace } from "../../../../../domain/trip/trip.ts";
import { today } from "../../../../lib/today.ts";
import { guideText, langOf } from "../../../../messages/guide-text.ts";
import { todayWords } from "../../../../messages/today-words.ts";
import { placeMoreWords } from "../../../../messages/trip-page/place-more-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Link } from "../../../../navigation/link.tsx";
import { DeferredIcon } from "../../../../ui/deferred-icon.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PhotoCredit } from "../../../../ui/photo-credit.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { LocalNameLine } from "../../trip/local-name.tsx";
import { OwnFilesPart } from "../../trip/own-files/own-files-part.tsx";
import { usePlaceVotes } from "../../trip/place-votes-context.ts";
import { useShownTrip } from "../../trip/shown-trip.ts";
import { VisitedTick } from "../../trip/visited-tick.tsx";
import { Watch } from "../../trip/watch.tsx";
import { OwnNote } from "../own-text/own-note.tsx";
import type { TextOpener } from "../own-text/text-editor.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import { isUnverified } from "./place-problems.ts";

export type PlaceMoreProps = {
  readonly place: TripPlace;
  readonly destination: string;
  readonly dayNumber: number;
  /** Warnings, in words. */
  readonly problems: readonly string[];
  readonly photo: PhotoAnswer | undefined;
  /** Unfolded on the screen; on paper it always is. */
  readonly isOpen: boolean;
};

/** A place's row unfolded: all that the trip knows about it. */
export const PlaceMore = memo(function PlaceMore(props: PlaceMoreProps) {
  const { place, destination, dayNumber, problems, photo, isOpen } = props;
  const { parts } = useEditModeContext();
  const date = useShownTrip()?.dates[dayNumber - 1];
  const votes = usePlaceVotes();
  const note = useRef<TextOpener>(null);
  const actions = isOpen ? parts?.placeActions(place, () => note.current?.open()) : undefined;
  const { placeName, placeDetails } = place;
  return (
    <div className="relative grid grid-cols-1 gap-3 p-4 leading-[1.375rem] max-[19rem]:p-2 max-[19rem]:leading-normal print:gap-0.5 print:px-0 print:py-0">
      {isOpen ? (
        // On the picture's lower edge, as a part of it: no word is too long for both. On a desktop the map is beside it.
        <p className="no-print absolute inset-x-3 bottom-[calc(100%+0.25rem)] flex flex-wrap justify-between gap-1 max-[19rem]:static">
          <Link
            to={`?view=map&day=${dayNumber}`}
            aria-label={placeMoreWords.onTheMap}
            className="button button-quiet max-[28rem]:px-2.5 lg:hidden"
          >
            <Icon name="map" size={20} />
            {/* Both words have no room on a phone in every language. */}
            <span className="max-[28rem]:sr-only">{viewTripWords.viewNames.map}</span>
          </Link>
          <a
            href={mapsDirectionsUrl(placeName, destination, place)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={todayWords.directionsTo(guideText(placeName))}
            className="button button-quiet ms-auto max-[28rem]:px-2.5"
          >
            <DeferredIcon name="directions" size={20} />
            {todayWords.directions}
          </a>
        </p>
      ) : null}
      {isOpen && photo !== undefined ? (
        <PhotoCredit photo={photo} className="text-ink-soft" />
      ) : null}
      {isOpen ? <LocalNameLine spot={place} /> : null}
      <p dir="auto" lang={place.guideId && langOf(placeDetails)} className="print:inline">
        {guideText(placeDetails)}
      </p>
      <ModelWords place={place} />
      <WatchList texts={problems} />
      <PlaceFacts place={place} dayNumber={dayNumber} />
      <WatchList
        texts={[
          ...(isUnverified(place) ? [placeMoreWords.notVerified] : []),
          ...(place.hoursUnknown === true ? [placeMoreWords.hoursUnknown] : []),
        ]}
      />
      <OwnNote
        text={place.note}
        about={guideText(placeName)}
        id={place.id}
        openedBy={actions === undefined ? undefined : note}
      />
      {isOpen && date !== undefined && date <= today() ? <VisitedTick place={place} /> : null}
      {isOpen ? <OwnFilesPart partId={place.id} about={guideText(placeName)} /> : null}
      {isOpen ? votes?.(place) : null}
      {actions}
    </div>
  );
});

function WatchList({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Watch text={text} />
    </p>
  ));
}

/** The model's words where the plan has a time or a way of its own. */
function ModelWords({ place: { bestTimeWords, timeToTravelWords } }: { place: TripPlace }) {
  const words = [
    ...(bestTimeWords === undefined ? [] : [placeMoreWords.modelBestTime(bestTimeWords)]),
    ...(timeToTravelWords === undefined ? [] : [placeMoreWords.modelTravelTime(timeToTravelWords)]),
  ];
  if (words.length === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      <Sentence parts={placeMoreWords.modelWords(<bdi>{words.join("; ")}</bdi>)} />
    </p>
  );
}
