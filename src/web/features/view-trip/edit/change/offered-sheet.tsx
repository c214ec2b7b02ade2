import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { AskAgain, AskedStatus, useAsked } from "./use-asked.tsx";

type OfferedSheetProps = Omit<ChangeSheetProps, "preview"> & {
  readonly words: { readonly title: string; readonly meaning: string; readonly nothing: string };
  /** Works the offer out; the same trip where there is none. */
  readonly propose: () => Promise<Trip | undefined>;
};

/** A plan that the page offers by itself, before and after; nothing changes before it is accepted. */
export function OfferedSheet({ trip, words, propose, editor, onClose }: OfferedSheetProps) {
  const { from, found, askAgain } = useAsked(trip, propose);
  const proposed = found?.value;
  const dayIds = proposed === undefined ? [] : changedDays(from, proposed);

  return (
    <Sheet title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <AskedStatus found={found}>
            {dayIds.length === 0 ? words.nothing : words.meaning}
          </AskedStatus>
          <AskAgain {...{ found, askAgain }} className="w-full" />
          {proposed !== undefined && dayIds.length > 0 ? (
            <Proposal {...{ trip, from, proposed, editor, close, dayIds }} onOutdated={askAgain} />
          ) : null}
        </>
      )}
    </Sheet>
  );
}

function changedDays(before: Trip, after: Trip): string[] {
  const edits = tripDifference(before, after);
  return edits.flatMap((edit) => (edit.kind === "set-plan" ? edit.days.map(({ id }) => id) : []));
}
