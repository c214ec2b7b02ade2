import { useState } from "react";
import { type NightMove, nightsAt } from "../../../../../domain/bases/night-moves.ts";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { newPlaceIds } from "./plan-preview-of.ts";
import { FigureRows } from "./proposal/figure-rows.tsx";
import { Proposal } from "./proposal/proposal.tsx";
import { AskAgain, AskedStatus, useAsked } from "./use-asked.tsx";

type NightSheetProps = ChangeSheetProps & {
  /** The first day at a base. */
  readonly change: TripDay;
  readonly move: NightMove;
};

/** A night more at one base and one less at the other, before and after; nothing changes before it is accepted. */
export function NightSheet({ trip, change, move, editor, preview, onClose }: NightSheetProps) {
  const { dayId, base, from: other, held } = move;
  const [newIds] = useState(newPlaceIds);
  const edit = { kind: "change-base", dayId, base, newIds } as const;
  const isHeld = held.length > 0;
  const { from, found, askAgain } = useAsked(trip, () => preview.tryEdits([edit]), !isHeld);
  const townAt = (at: number) => storedWords.place(trip.bases?.towns[at]?.name ?? "");

  function rows(after: Trip) {
    const nights = (at: number) =>
      [
        changePlanWords.night.nightsIn(townAt(at)),
        `${nightsAt(trip, at)}`,
        `${nightsAt(after, at)}`,
      ] as const;
    const way = changePlanWords.night.travelTo(townAt(change.base ?? 0));
    return [
      nights(base),
      nights(other),
      [way, dayText(trip, change.id), dayText(after, change.id)] as const,
    ];
  }

  return (
    <Sheet title={changePlanWords.night.more(townAt(base))} onClose={onClose}>
      {(close) => (
        <>
          <AskedStatus found={found}>
            {isHeld ? changePlanWords.night.held(held) : null}
          </AskedStatus>
          <AskAgain {...{ found, askAgain }} />
          {found?.value === undefined ? null : (
            <>
              <p>{changePlanWords.night.meaning(dayName(trip, dayId), townAt(base))}</p>
              <FigureRows rows={rows(found.value)} />
              <Proposal
                {...{ trip, from, edit, editor, close }}
                proposed={found.value}
                dayIds={[dayId, change.id]}
                onOutdated={askAgain}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function dayName({ tripData }: Trip, dayId: string): string {
  return storedWords.day(tripData.itinerary.find(({ id }) => id === dayId)?.day ?? "");
}

function dayText({ tripData }: Trip, dayId: string): string {
  const { day = "", date } = tripData.itinerary.find(({ id }) => id === dayId) ?? {};
  return changePlanWords.night.onDay(day, date);
}
