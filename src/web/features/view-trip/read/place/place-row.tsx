import { type ComponentType, memo, useEffect, useId, useRef, useState } from "react";
import { needsStepFree } from "../../../../../domain/trip/needs-step-free.ts";
import type { Place, PlanProblem, TripPlace } from "../../../../../domain/trip/trip.ts";
import { useShared } from "../../../../lib/use-shared.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../../messages/guide-text.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { useTripPhoto } from "../../../../offline/photos/use-trip-photo.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { placeArt } from "../../../../ui/place-art.ts";
import { spanLines, type TimeLine } from "../../../../ui/span-lines.ts";
import { MapsLink } from "../../trip/maps-link.tsx";
import { usePlaceAhead } from "../../trip/place-ahead.ts";
import { usePlaceVotes } from "../../trip/place-votes-context.ts";
import { useShownTrip } from "../../trip/shown-trip.ts";
import { useUnfoldedPlace } from "../../trip/unfolded-place.ts";
import { Watch } from "../../trip/watch.tsx";
import { deferredParts } from "../deferred-parts.ts";
import type { PlaceMoreProps } from "./place-more.tsx";
import { placeProblems } from "./place-problems.ts";

type PlaceRowProps = {
  readonly tripId: string;
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  readonly place: TripPlace;
  readonly dayNumber: number;
  /** Its number in the day, from 1. */
  readonly number: number;
  /** The rules that its day breaks. */
  readonly broken: readonly PlanProblem[];
  /** While the page is printed: what is folded. */
  readonly PrintedMore?: ComponentType<PlaceMoreProps> | undefined;
};

/**
 * A place of a day: three lines and a picture, and the rest of it unfolded. The name leads to the maps; anywhere
 * else on the row unfolds it, for which the chevron's button reaches over the whole row.
 */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { unfoldedPlaceId, setUnfoldedPlaceId } = useUnfoldedPlace();
  const place = usePlaceAhead(props.place);
  return (
    <Row
      // Another place has a row of its own.
      key={place.id}
      {...props}
      place={place}
      isAhead={place !== props.place}
      isOpen={unfoldedPlaceId === place.id}
      onUnfold={setUnfoldedPlaceId}
    />
  );
});

type RowProps = PlaceRowProps & {
  /** An edit's outcome, of which the plan isn't worked out yet. */
  readonly isAhead: boolean;
  readonly isOpen: boolean;
  readonly onUnfold: (placeId: string | undefined) => void;
};

/** Drawn again only where the row itself is unfolded or folded: a tap on one of thirty is answered at once. */
const Row = memo(function Row(props: RowProps) {
  const { tripId, destination, place, dayNumber, number, broken, PrintedMore, isOpen } = props;
  const problems = useShared(placeProblems(place, broken));
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const votes = usePlaceVotes();
  // Text being written in it stays when it is folded.
  const [isKept, setKept] = useState(isOpen);
  if (isOpen && !isKept) setKept(true);
  const moreId = useId();
  const { photo, picture } = useTripPhoto({
    tripId,
    slot: place.id,
    illustration: placeArt(place),
  });
  useEffect(() => {
    if (isOpen && !wasOpen.current) row.current?.scrollIntoView();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const more = { place, destination, dayNumber, problems, photo, isOpen };
  return (
    // Opened, it stands below the day tabs and the way to it.
    <div
      ref={row}
      aria-busy={props.isAhead || undefined}
      className="flex scroll-mt-8 gap-2 max-[19rem]:block"
    >
      <PlaceTime visit={place.visit} isLocked={place.isLocked} />
      <div
        className={`card relative min-w-0 flex-1 overflow-hidden print:overflow-visible print:rounded-none print:border-x-0 print:border-b-0 ${isOpen ? "border-line-strong" : "hover:border-ink-soft"}`}
      >
        <div
          className={`grid print:block ${isOpen ? "grid-cols-[minmax(0,1fr)_3.5rem]" : "min-h-[88px] print:min-h-0 grid-cols-[minmax(0,1fr)_var(--thumb)]"}`}
        >
          <div
            className={`min-w-0 px-3 leading-[1.375rem] print:max-h-none print:px-0 ${isOpen ? "py-3 max-[19rem]:[grid-area:1/1/2/3] max-[19rem]:pt-14 max-[19rem]:pe-0" : "my-2.5 flex min-h-[4.125rem] flex-col print:my-0.5 print:block print:min-h-0"}`}
          >
            <p className="flex gap-2">
              <span
                aria-hidden="true"
                className="grid size-[1.375rem] shrink-0 place-items-center rounded-full bg-route font-semibold text-route-ink text-sm tabular-nums"
              >
                {number}
              </span>
              {/* Above the button that reaches over the row. */}
              <span className="relative z-1 min-w-0">
                <MapsLink
                  name={place.placeName}
                  where={destination}
                  spot={place}
                  hasMark={isOpen}
                />
              </span>
              <span
                aria-hidden="true"
                className="ms-auto hidden size-4.5 shrink-0 rounded-sm border border-ink print:me-px print:block"
              />
            </p>
            <p className="relative flex flex-wrap gap-x-4 overflow-x-clip tabular-nums print:hidden">
              <Facts place={place} />
              {votes?.(place, true)}
            </p>
            {isOpen ? null : (
              // As many of three lines as those before it leave; warnings are never cut.
              <div
                className={`min-h-0 grow overflow-hidden ${problems.length > 0 ? "" : "basis-0 max-[19rem]:basis-auto"}`}
              >
                <ThirdLine place={place} problem={problems[0]} />
              </div>
            )}
          </div>
          <Picture
            {...picture}
            sizes={isOpen ? "(min-width: 40rem) 35rem, 100vw" : "8rem"}
            alt=""
            className={`print:hidden ${isOpen ? `col-span-2 row-start-2 border-line border-y ${photo === undefined ? "h-28" : "aspect-3/2"}` : "col-start-2 row-start-1 max-[19rem]:invisible"}`}
          />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            aria-label={viewTripWords.moreAbout(guideText(place.placeName))}
            onClick={() => props.onUnfold(isOpen ? undefined : place.id)}
            className={`no-print col-start-2 row-start-1 justify-self-end outline-none after:absolute after:inset-0 after:rounded-[11px] focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-3 ${isOpen ? "relative m-1.5 size-11" : "m-1.5 self-end"}`}
          >
            <span
              className={`relative grid place-items-center rounded-full border border-line-strong bg-card text-ink ${isOpen ? "size-11 rotate-180" : "size-7"}`}
            >
              <Icon name="chevron-down" size={18} />
            </span>
          </button>
        </div>
        <div id={moreId} className={isOpen ? "" : "hidden print:block"}>
          {isKept ? (
            <deferredParts.PlaceMore {...more} />
          ) : PrintedMore === undefined ? null : (
            <PrintedMore {...more} />
          )}
        </div>
      </div>
    </div>
  );
});

/** "€16 per adult · until 19:30". A visit without a time has its best time in words, a table says which meal it is. */
function Facts({ place }: { place: Place }) {
  const { ticketsPricing, freeEntry, open, visit, bestTime, mealKind } = place;
  const { party } = useShownTrip() ?? {};
  const facts = [
    mealKind === undefined ? "" : viewTripWords.meals[mealKind],
    visit === undefined ? bestTime : "",
    freeEntry === undefined
      ? storedWords.price(ticketsPricing)
      : viewTripWords.freeEntry(freeEntry),
    open === undefined ? "" : viewTripWords.openUntil(open),
  ].filter((text) => text !== "");
  const shown = facts.map((text, index) => (
    <span key={text}>
      {/* Left of what it stands before, so that none hangs at the end of a line nor begins one. */}
      {index === 0 ? null : <span className="-ms-2.5 absolute text-ink-soft">·</span>}{" "}
      <bdi>{text}</bdi>
    </span>
  ));
  const hasCurrency = party?.costs?.currency !== undefined;
  const isStepFree = party !== undefined && needsStepFree(party.userSelection);
  if (!hasCurrency && !isStepFree) return shown;
  return (
    <>
      {shown} {hasCurrency ? <deferredParts.PriceForParty price={ticketsPricing} /> : null}
      {isStepFree ? <deferredParts.AccessLine guideId={place.guideId} /> : null}
    </>
  );
}

/** The most important of: what to look out for, the traveller's note, what the place is. */
function ThirdLine({ place, problem }: { place: Place; problem: string | undefined }) {
  const look = "truncate max-[19rem]:whitespace-normal print:hidden";
  if (problem !== undefined) {
    return (
      <p className="print:hidden">
        <Watch text={problem} />
      </p>
    );
  }
  if (place.note !== undefined && place.note !== "") {
    return (
      <p className={`flex items-center gap-1.5 max-[19rem]:block ${look}`}>
        <Icon name="note" size={18} />
        <span className="sr-only">{viewTripWords.yourNote}</span>
        <span dir="auto" className="min-w-0 truncate max-[19rem]:whitespace-normal">
          {place.note}
        </span>
      </p>
    );
  }
  return (
    <p
      dir="auto"
      lang={place.guideId && langOf(place.placeDetails)}
      className={`text-ink-soft ${look}`}
    >
      {guideText(place.placeDetails)}
    </p>
  );
}

/** The half of the day is small under its hour: beside it the column has no room. */
function HourParts({ before, hour, after }: TimeLine) {
  return (
    <>
      {before === "" ? null : <span className="block">{before}</span>}
      {after === "" ? (
        hour
      ) : (
        <>
          <span className="block leading-5 max-[19rem]:inline">{hour}</span>
          <span className="block pb-1 font-normal text-[0.6875rem] leading-[0.6875rem] max-[19rem]:inline">
            {after}
          </span>
        </>
      )}
    </>
  );
}

/** When the traveller is there; nothing where the plan has words for it alone, which the row shows. */
function PlaceTime({ visit, isLocked }: Pick<Place, "visit" | "isLocked">) {
  const [start, end] = visit === undefined ? [] : spanLines(visit.startMinutes, visit.endMinutes);
  return (
    <p className="w-12 max-[19rem]:w-auto shrink-0 whitespace-pre pt-3 print:pt-1 tracking-tight leading-6 tabular-nums">
      {start === undefined ? null : (
        <>
          <span className="font-semibold">
            <HourParts {...start} />
          </span>
          <span className="sr-only">–</span>
          {end === undefined ? null : (
            <span className="block text-ink-soft max-[19rem]:ms-2 max-[19rem]:inline">
              <HourParts {...end} />
            </span>
          )}
        </>
      )}
      {isLocked === true ? (
        <>
          <Icon name="lock" size={18} />
          <span className="sr-only">{viewTripWords.locked}</span>
        </>
      ) : null}
    </p>
  );
}
