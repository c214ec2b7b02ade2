import { memo, type ReactNode, useState } from "react";
import { hasLunchThere } from "../../../../domain/engine/days/has-lunch-there.ts";
import type { Leg } from "../../../../domain/places/leg.ts";
import { travelText } from "../../../../domain/places/travel-text.ts";
import { backAt } from "../../../../domain/trip/last-end.ts";
import type { ItineraryDay, Place, TripDay } from "../../../../domain/trip/trip.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { transferWords } from "../../../messages/domain/transfer-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { breaksBefore, isMeal } from "./breaks-before.ts";
import { useShownTrip } from "./shown-trip.ts";
import { LEG_ICONS, TimelineLine } from "./timeline-line.tsx";
import { LateWayPart } from "./ways/late-way-part.tsx";
import type { LegOfDay } from "./ways/use-ride.ts";

/** The way to a place, from the one before it or from the hotel. */
export const LegLine = memo(function LegLine(where: LegOfDay) {
  const { leg: ofPlace, timeToTravel = "" } = where.day.plan[where.index] ?? {};
  // After a meal one comes from its table, unless one rests at the hotel in between.
  const last = breaksBefore(where.day)[where.index]?.findLast(
    (one) => isMeal(one) || one.rest === "hotel",
  );
  const on = last && isMeal(last) ? last.on : undefined;
  const leg = ofPlace && on ? { ...on, from: ofPlace.from } : ofPlace;
  const text = on === undefined ? timeToTravel : travelText(on);
  return (
    <OpeningLine {...where} leg={leg}>
      <Sentence parts={legWords(<bdi>{storedWords.way(text)}</bdi>, leg)} />
    </OpeningLine>
  );
});

type OpeningLineProps = LegOfDay & {
  readonly leg: Leg | undefined;
  readonly children: ReactNode;
};

/** A leg that opens to how it is gone. */
function OpeningLine({ leg, children, ...where }: OpeningLineProps) {
  const [isOpen, setOpen] = useState(false);
  const facts = useShownTrip()?.facts;
  const isRidden = leg?.mode === "transit" && facts?.hasTimetable === true;
  return (
    <>
      <TimelineLine icon={leg === undefined ? "route" : LEG_ICONS[leg.mode]} mode={leg?.mode}>
        {leg === undefined ? (
          children
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            className="-my-1.5 min-h-11 text-start hover:underline print:m-0 print:min-h-0"
            onClick={() => setOpen(!isOpen)}
          >
            {children}
            {/* In the page's margin rather than on a line of its own. */}
            <span
              className={`no-print ms-0.5 -me-4 inline-flex align-middle ${isOpen ? "rotate-180" : ""}`}
            >
              <Icon name="chevron-down" size={14} />
            </span>
          </button>
        )}
        {isRidden ? <LateWayPart ride={where} /> : null}
        {leg?.mode === "taxi" ? <LateWayPart taxi={{ leg, day: where.day }} /> : null}
      </TimelineLine>
      {isOpen && leg !== undefined ? <LateWayPart details={{ ...where, leg }} /> : null}
    </>
  );
}

function legWords(text: ReactNode, leg: Leg | undefined) {
  const { from, fare } = leg?.way ?? {};
  if (from === undefined) return viewTripWords.travel(text);
  const words = fare === undefined ? undefined : <bdi>{fare}</bdi>;
  return viewTripWords.travelOut(text, <bdi>{guideText(from)}</bdi>, words);
}

/** The way from another base, with which the day begins. */
export function TransferLine({ day }: { day: TripDay }) {
  const { transfer } = day;
  if (transfer === undefined) return null;
  return (
    <TimelineLine icon={LEG_ICONS[transfer.mode]} mode={transfer.mode}>
      <span className="font-semibold text-ink">{transferWords.way(transfer)}</span>
      <LateWayPart transferOn={day} />
    </TimelineLine>
  );
}

/** The way from the last place back to the hotel, and when one is there. */
export function WayBackLine(where: Omit<LegOfDay, "index">) {
  const { plan, wayBack } = where.day;
  if (wayBack === undefined) return null;
  const back = backAt(where.day);
  const thereAt = back === undefined ? undefined : language.time(back);
  return (
    <OpeningLine {...where} index={plan.length} leg={wayBack}>
      {viewTripWords.backAt(storedWords.way(travelText(wayBack)), thereAt)}
    </OpeningLine>
  );
}

/** Lunch at a place, on a day with no other. */
export function LunchThereLine({ place, day }: { place: Place; day: ItineraryDay }) {
  const hasLunch = (day.meals ?? []).some(({ kind }) => kind === "lunch");
  if (!hasLunchThere(place) || hasLunch) return null;
  return <TimelineLine icon="meal">{viewTripWords.lunchThere}</TimelineLine>;
}
