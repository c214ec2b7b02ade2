import { useState } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/en/change-plan-words.ts";
import { viewTripWords } from "../../../messages/en/view-trip-words.ts";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TripEditor } from "../trip-editing.ts";
import { compareDays } from "./day-comparison.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { Proposal } from "./proposal.tsx";

type ReplanSheetProps = {
  readonly trip: Trip;
  /** The day that it was asked for; undefined: the whole trip. */
  readonly dayId: string | undefined;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

type ProposalState =
  | { readonly state: "none" | "waiting" | "failed" | "nothingBetter" | "outdated" }
  /** `from`: the trip that it was made of. */
  | { readonly state: "here"; readonly from: Trip; readonly trip: Trip };

const WHOLE_TRIP = "trip";

/** Has a day or the whole trip planned anew, around what is locked; nothing changes before it is accepted. */
export function ReplanSheet({ trip, dayId, editor, preview, onClose }: ReplanSheetProps) {
  const { itinerary } = trip.tripData;
  const [about, setAbout] = useState(dayId ?? WHOLE_TRIP);
  const [proposal, setProposal] = useState<ProposalState>({ state: "none" });
  const day = itinerary.find(({ id }) => id === about);
  const days = (day === undefined ? itinerary : [day]).filter(({ isLocked }) => isLocked !== true);
  const dayIds = days.map(({ id }) => id);
  const locked = days.flatMap(({ plan }) =>
    plan.filter(({ isLocked, startsAtMinutes }) => isLocked || startsAtMinutes !== undefined),
  );

  async function ask(): Promise<void> {
    setProposal({ state: "waiting" });
    const found = await preview.propose(dayIds).catch(() => undefined);
    if (found === undefined) setProposal({ state: "failed" });
    else if (compareDays(trip, found).every(({ rows }) => rows === undefined)) {
      setProposal({ state: "nothingBetter" });
    } else setProposal({ state: "here", from: trip, trip: found });
  }

  if (proposal.state === "here") {
    const name = day?.day ?? changePlanWords.wholeTrip;
    return (
      <Sheet key="proposal" title={changePlanWords.proposalFor(name)} onClose={onClose}>
        {(close) => (
          <Proposal
            {...{ trip, dayIds, editor, close }}
            from={proposal.from}
            proposed={proposal.trip}
            onOutdated={() => setProposal({ state: "outdated" })}
          />
        )}
      </Sheet>
    );
  }
  return (
    <Sheet
      key="question"
      title={
        dayId === undefined
          ? changePlanWords.changeTrip
          : viewTripWords.changeOf(itinerary.find(({ id }) => id === dayId)?.day ?? "")
      }
      onClose={onClose}
    >
      {() => (
        <>
          {dayId === undefined ? null : (
            <ChoiceChips
              legend={changePlanWords.what}
              name="replan"
              type="radio"
              options={[
                { id: dayId, title: itinerary.find(({ id }) => id === dayId)?.day ?? "" },
                { id: WHOLE_TRIP, title: changePlanWords.wholeTrip },
              ]}
              chosen={[about]}
              onChange={(chosen) => setAbout(chosen)}
            />
          )}
          <p className="mt-3">{changePlanWords.replanMeaning}</p>
          <p className="mt-3 text-ink-soft">
            {locked.length === 0
              ? changePlanWords.lockOthers
              : changePlanWords.staysAsItIs(locked.map(({ placeName }) => placeName).join(", "))}
          </p>
          <div role="status" className="min-h-11 py-2">
            {proposal.state === "waiting" ? <Spinner label={changePlanWords.workingItOut} /> : null}
            {proposal.state === "failed" ? changePlanWords.failed : null}
            {proposal.state === "outdated" ? changePlanWords.outdated : null}
            {proposal.state === "nothingBetter" ? changePlanWords.nothingBetter : null}
          </div>
          <button
            type="button"
            className="button button-accent w-full"
            disabled={proposal.state === "waiting"}
            onClick={() => void ask()}
          >
            <Icon name="refresh" size={20} />
            {proposal.state === "failed" ? changePlanWords.tryAgain : changePlanWords.showProposal}
          </button>
          <p className="mt-3 text-center text-ink-soft">{changePlanWords.nothingYet}</p>
        </>
      )}
    </Sheet>
  );
}
