import type { Edit } from "../../../../../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../../../../domain/edits/trip-difference.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { wishWords } from "../../../../../messages/trip-page/wish-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { dayHeadingId } from "../../../trip/element-ids.ts";
import type { TripEditor } from "../../../trip/trip-editing.ts";
import { AskedParts, type WishResult } from "../asked-parts.tsx";
import { ProposalTable } from "./proposal-table.tsx";
import { Verdict } from "./verdict.tsx";

type ProposalProps = {
  readonly trip: Trip;
  /** The trip that the proposal was made of. */
  readonly from: Trip;
  readonly proposed: Trip;
  /** Days that it is about. */
  readonly dayIds: readonly string[];
  /** The traveller's words that it answers, and what of them can't be met. */
  readonly wish?: WishResult | undefined;
  /** The edit that makes the proposal; where it is left out, the difference does. */
  readonly edit?: Edit;
  readonly editor: Pick<TripEditor, "edit">;
  /** The trip has changed since: nothing is applied. */
  readonly onOutdated: () => void;
  readonly onApplied?: () => void;
  readonly close: () => void;
};

/** A proposal before and after, to be accepted or not. */
export function Proposal(props: ProposalProps) {
  const { trip, from, proposed, dayIds, wish, edit, editor, onOutdated, onApplied, close } = props;

  async function apply(): Promise<void> {
    // Another tab or device has changed what the proposal was made of.
    if (tripDifference(from, trip).length > 0) return onOutdated();
    const made = edit === undefined ? tripDifference(trip, proposed) : [edit];
    if (made.length > 0 && !(await editor.edit(...made))) return;
    onApplied?.();
    close();
    // The focus goes to the change, not to the button that asked.
    document.getElementById(dayHeadingId(dayIds[0] ?? ""))?.focus();
  }

  return (
    <>
      {wish === undefined ? null : (
        <div className="mt-2 border-accent border-s-4 bg-accent-wash px-3 py-2">
          <p>{wishWords.quoted(wish.text)}</p>
          {wish.unmet.map((unmet) => (
            <p key={unmet.text} className="text-watch">
              {wishWords.unmet(unmet)}
            </p>
          ))}
          <AskedParts {...wish} />
        </div>
      )}
      <ProposalTable before={trip} after={proposed} dayIds={dayIds} />
      <Verdict before={trip} after={{ state: "here", value: proposed }} dayIds={dayIds} />
      {/* In sight however long the plan is. */}
      <p className="button-row sticky bottom-0 -mx-[min(1.25rem,5vw)] -mb-3 max-[19rem]:static border-line border-t bg-paper px-[min(1.25rem,5vw)] py-3">
        <Button onClick={close}>{changePlanWords.cancel}</Button>
        <Button
          look="accent"
          disabled={edit === undefined && tripDifference(from, proposed).length === 0}
          onClick={() => void apply()}
        >
          {changePlanWords.apply}
        </Button>
      </p>
    </>
  );
}
