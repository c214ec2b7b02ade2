import { useState } from "react";
import * as z from "zod/mini";
import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import type { MealKind } from "../../../../../domain/places/eatery-kind.ts";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import type { AskedPart } from "../../../../../domain/wishes/read-wishes.ts";
import { useDraft } from "../../../../lib/use-draft.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { AskedParts, type WishResult } from "./asked-parts.tsx";
import { CityOffer } from "./city-offer.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { compareDays } from "./proposal/day-comparison.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { WishField } from "./wish-field.tsx";

type ReplanSheetProps = {
  readonly trip: Trip;
  /** The day that it was asked for; undefined: the whole trip. */
  readonly dayId: string | undefined;
  /** The text that the field opens with, in place of the one last typed. */
  readonly wish?: string | undefined;
  /** The meal of the day that it was asked for. */
  readonly meal?: MealKind | undefined;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  /** A model reads what our grammar doesn't understand. */
  readonly hasModel?: boolean;
  readonly onClose: () => void;
};

/** Choices by the words that they were made for. */
type Chosen = Readonly<Record<string, number>>;

type ProposalState =
  | {
      readonly state: "none" | "waiting" | "failed" | "nothingBetter" | "outdated" | "wishMissing";
    }
  /** The answer to a wish where there is no proposal. */
  | ({ readonly state: "unmet" } & WishResult)
  /** `from`: the trip that it was made of. */
  | {
      readonly state: "here";
      readonly from: Trip;
      readonly trip: Trip;
      readonly dayIds: readonly string[];
      readonly wish?: WishResult;
    };

const WHOLE_TRIP = "trip";

/** Text typed and not sent, by its subject; `wish` is the text the sheet opens with. */
function useWishDraft({ wish, meal }: ReplanSheetProps, about: string) {
  const [key] = useState(`wish ${wish ?? (meal === undefined ? about : `${meal} ${about}`)}`);
  return useDraft(key, z.string(), () => wish ?? "");
}

/** Changes a day or the whole trip by wishes in words, or plans it anew around what is locked; nothing changes before it is accepted. */
export function ReplanSheet(props: ReplanSheetProps) {
  const { trip, dayId, meal, editor, preview, hasModel = false, onClose } = props;
  const { itinerary } = trip.tripData;
  const [about, setAbout] = useState(dayId ?? WHOLE_TRIP);
  const [text, setText, forget] = useWishDraft(props, about);
  const [proposal, setProposal] = useState<ProposalState>({ state: "none" });
  const day = itinerary.find(({ id }) => id === about);
  const days = (day === undefined ? itinerary : [day]).filter(({ isLocked }) => isLocked !== true);
  const locked = days.flatMap(({ plan }) =>
    plan.filter(({ isLocked, startsAtMinutes }) => isLocked || startsAtMinutes !== undefined),
  );

  async function replan(): Promise<void> {
    setProposal({ state: "waiting" });
    const dayIds = days.map(({ id }) => id);
    const found = await preview.propose(dayIds).catch(() => undefined);
    if (found === undefined) setProposal({ state: "failed" });
    else if (compareDays(trip, found).every(({ rows }) => rows === undefined)) {
      setProposal({ state: "nothingBetter" });
    } else setProposal({ state: "here", from: trip, trip: found, dayIds });
  }

  async function wishFor(wish: string, chosen: Chosen = {}): Promise<void> {
    if (wish.trim() === "") return setProposal({ state: "wishMissing" });
    setProposal({ state: "waiting" });
    const answer = await preview.wish(wish, day?.id, chosen).catch(() => undefined);
    if (answer === undefined) return setProposal({ state: "failed" });
    const { trip: found, unmet, asked, asides } = answer;
    const dayIds = changedDays(trip, found);
    const choose = (part: AskedPart, index: number) =>
      void wishFor(wish, { ...chosen, [part.key ?? part.text]: index });
    const result = { text: wish, unmet, asked, asides, choose };
    if (dayIds === undefined) return setProposal({ state: "unmet", ...result });
    setProposal({ state: "here", from: trip, trip: found, dayIds, wish: result });
  }

  const isWaiting = proposal.state === "waiting";
  return (
    <Sheet title={titleOf(proposal, props, day)} onClose={onClose}>
      {(close) =>
        proposal.state === "here" ? (
          <Proposal
            {...{ trip, editor, close }}
            dayIds={proposal.dayIds}
            wish={proposal.wish}
            from={proposal.from}
            proposed={proposal.trip}
            onApplied={forget}
            onOutdated={() => setProposal({ state: "outdated" })}
          />
        ) : (
          <>
            {dayId === undefined ? null : (
              <ChoiceChips
                legend={changePlanWords.what}
                name="replan"
                type="radio"
                options={[
                  {
                    id: dayId,
                    title: storedWords.day(itinerary.find(({ id }) => id === dayId)?.day ?? ""),
                  },
                  { id: WHOLE_TRIP, title: changePlanWords.wholeTrip },
                ]}
                chosen={[about]}
                onChange={(chosen) => setAbout(chosen)}
              />
            )}
            <WishField text={text} onChange={setText} hasModel={hasModel} meal={meal} />
            <p className="mt-3 text-ink-soft">
              {locked.length === 0
                ? changePlanWords.lockOthers
                : changePlanWords.staysAsItIs(
                    language.list(locked.map(({ placeName }) => guideText(placeName))),
                  )}
            </p>
            <div role="status" className="min-h-11 py-2">
              {proposal.state === "unmet" ? (
                <CityOffer trip={trip} wish={proposal.text}>
                  <ProposalStatus proposal={proposal} />
                  <AskedParts {...proposal} />
                </CityOffer>
              ) : (
                <ProposalStatus proposal={proposal} />
              )}
            </div>
            <button
              type="button"
              className="button button-accent w-full"
              disabled={isWaiting}
              onClick={() => void wishFor(text)}
            >
              {changePlanWords.showProposal}
            </button>
            <button
              type="button"
              className="button button-quiet mt-3 w-full"
              disabled={isWaiting}
              onClick={() => void replan()}
            >
              <Icon name="refresh" size={20} />
              {wishWords.without}
            </button>
            <p className="mt-1 text-center text-ink-soft">{changePlanWords.replanMeaning}</p>
            <p className="mt-2 text-center text-ink-soft">{changePlanWords.nothingYet}</p>
          </>
        )
      }
    </Sheet>
  );
}

/** @param day the one that is changed; undefined: the whole trip. */
function titleOf(
  proposal: ProposalState,
  { trip, dayId }: Pick<ReplanSheetProps, "trip" | "dayId">,
  day: TripDay | undefined,
): string {
  const { itinerary } = trip.tripData;
  const named = (one: TripDay | undefined) => one && storedWords.day(one.day);
  const dayName = (id: string | undefined) => named(itinerary.find((one) => one.id === id));
  if (proposal.state !== "here") {
    return dayId === undefined
      ? changePlanWords.changeTrip
      : viewTripWords.changeOf(dayName(dayId) ?? "");
  }
  const [only, ...others] = proposal.dayIds;
  const name = others.length === 0 && only !== undefined ? dayName(only) : named(day);
  return changePlanWords.proposalFor(name ?? changePlanWords.wholeTrip);
}

/** Ids of the days that a proposal changes or leaves out; undefined where it changes nothing. */
function changedDays(trip: Trip, proposed: Trip): readonly string[] | undefined {
  const changes = tripDifference(trip, proposed);
  if (changes.length === 0) return undefined;
  const kept = new Set(proposed.tripData.itinerary.map(({ id }) => id));
  const planned = changes.flatMap((edit) =>
    edit.kind === "set-plan" ? edit.days.map(({ id }) => id) : [],
  );
  const gone = trip.tripData.itinerary.map(({ id }) => id).filter((id) => !kept.has(id));
  return [...planned, ...gone];
}

function ProposalStatus({ proposal }: { proposal: ProposalState }) {
  switch (proposal.state) {
    case "waiting":
      return <Spinner label={changePlanWords.workingItOut} />;
    case "failed":
      return changePlanWords.failed;
    case "outdated":
      return changePlanWords.outdated;
    case "nothingBetter":
      return changePlanWords.nothingBetter;
    case "wishMissing":
      return wishWords.sayWhat;
    case "unmet":
      return proposal.unmet.map((wish) => <p key={wish.text}>{wishWords.unmet(wish)}</p>);
    default:
      return null;
  }
}
