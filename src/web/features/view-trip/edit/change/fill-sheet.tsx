import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { changedDays } from "./proposal/day-comparison.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { AskAgain, AskedStatus, useAsked } from "./use-asked.tsx";

type FillSheetProps = ChangeSheetProps & { readonly day: TripDay };

/** Places more for a day that has room, before and after; nothing changes before it is accepted. */
export function FillSheet({ trip, day, editor, preview, onClose }: FillSheetProps) {
  const { from, found, askAgain } = useAsked(trip, () => preview.fill(day.id));
  const proposed =
    found?.value && changedDays(from, found.value).length > 0 ? found.value : undefined;

  return (
    <Sheet title={changePlanWords.fillOf(storedWords.day(day.day))} onClose={onClose}>
      {(close) => (
        <>
          <AskedStatus found={found}>
            {proposed === undefined ? changePlanWords.isFull : null}
          </AskedStatus>
          <AskAgain {...{ found, askAgain }} />
          {proposed === undefined ? null : (
            <Proposal
              {...{ trip, from, proposed, editor, close }}
              dayIds={[day.id]}
              onOutdated={askAgain}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
