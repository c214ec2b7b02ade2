import { useState } from "react";
import type { FitAnswer } from "../../../../../../domain/ideas/fit-ideas.ts";
import type { MatchedList } from "../../../../../../domain/ideas/match-ideas.ts";
import type { Idea } from "../../../../../../domain/trip/idea.ts";
import { type OpenSlot, staysInstead } from "../../../../../../domain/trip/open-slots.ts";
import type { Slot } from "../../../../../../domain/trip/slot.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { planEngine } from "../../../../../engine/plan-engine.ts";
import { language } from "../../../../../messages/domain/language.ts";
import { storedWords } from "../../../../../messages/domain/stored-words.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Sheet } from "../../../../../ui/sheet.tsx";
import { problemText } from "../../../trip/problem-text.ts";
import { SlotList } from "../../../trip/slot-list.tsx";
import type { ChangeSheetProps } from "../change-sheet-props.ts";
import { changedDays } from "../proposal/day-comparison.ts";
import { Proposal } from "../proposal/proposal.tsx";
import { AddIdeas } from "./add-ideas.tsx";
import { IdeaList } from "./idea-list.tsx";
import { ReviewIdeas } from "./review-ideas.tsx";

type IdeasSheetProps = Omit<ChangeSheetProps, "preview"> & { readonly city: unknown };

type Shown =
  | { readonly kind: "list"; readonly said?: string | undefined }
  | { readonly kind: "review"; readonly list: MatchedList; readonly source?: string }
  | { readonly kind: "fitting" | "failed" }
  | {
      readonly kind: "fitted";
      readonly from: Trip;
      readonly answer: FitAnswer;
      /** The one idea that it is about; undefined: all. */
      readonly ideaId?: string | undefined;
    };

/** The traveller's ideas: they are added by name, link or list, looked through, and fitted into the days. */
export function IdeasSheet({ trip, city, editor, onClose }: IdeasSheetProps) {
  const [shown, setShown] = useState<Shown>({ kind: "list" });

  async function keep(ideas: readonly Idea[]): Promise<void> {
    if (await editor.edit({ kind: "add-ideas", ideas: [...ideas] })) {
      setShown({ kind: "list", said: ideasWords.added(ideas.length) });
    }
  }

  async function fitIn(ideaId?: string): Promise<void> {
    setShown({ kind: "fitting" });
    const found = await planEngine().fitIdeas(trip, ideaId === undefined ? {} : { ideaId }, city);
    setShown(
      found.ok ? { kind: "fitted", from: trip, answer: found.value, ideaId } : { kind: "failed" },
    );
  }

  /** In place of the idea of its id. */
  function putUp({ slot: _, ...idea }: Idea, slot: Slot | undefined): Promise<boolean> {
    const changed = slot === undefined ? idea : { ...idea, slot };
    return editor.edit({ kind: "add-ideas", ideas: [changed] });
  }

  /** Its slot is decided by that: the place in the plan has the idea's id. Without a free spot, room is made as a proposal. */
  async function take({ id, name }: Idea): Promise<void> {
    const answer = await planEngine().takeCandidate(trip, id, city);
    if (!answer.ok) return setShown({ kind: "failed" });
    if (answer.value === undefined) return fitIn(id);
    const { edit, dayId, startMinutes, endMinutes } = answer.value;
    const day = trip.tripData.itinerary.find((one) => one.id === dayId)?.day ?? "";
    if (await editor.edit(edit)) {
      const hours = language.span(startMinutes, endMinutes);
      const said = ideasWords.slot.taken(guideText(name), storedWords.day(day), hours);
      setShown({ kind: "list", said });
    }
  }

  function stay(placeId: string, slot: OpenSlot): void {
    void editor.edit({ kind: "add-ideas", ideas: staysInstead(slot, placeId) });
  }

  return (
    <Sheet title={titleOf(shown)} onClose={onClose}>
      {(close) => {
        if (shown.kind === "review") {
          return (
            <ReviewIdeas
              list={shown.list}
              source={shown.source}
              trip={trip}
              onKeep={(ideas) => void keep(ideas)}
              onBack={() => setShown({ kind: "list" })}
            />
          );
        }
        if (shown.kind === "fitted") {
          const { from, answer, ideaId } = shown;
          const days = changedDays(from, answer.trip);
          return (
            <>
              <IdeasLeft answer={answer} isNone={days.length === 0} />
              {days.length === 0 ? (
                <Button className="mt-4 w-full" onClick={() => setShown({ kind: "list" })}>
                  {ideasWords.back}
                </Button>
              ) : (
                <Proposal
                  {...{ trip, from, editor, close }}
                  proposed={answer.trip}
                  dayIds={days}
                  onOutdated={() => void fitIn(ideaId)}
                />
              )}
            </>
          );
        }
        return (
          <>
            <AddIdeas
              {...{ trip, city }}
              onFound={(list, source) =>
                setShown({ kind: "review", list, ...(source === undefined ? {} : { source }) })
              }
            />
            <p role="status" className="min-h-6 py-2">
              {statusOf(shown)}
            </p>
            <SlotList trip={trip} onTake={(idea) => void take(idea)} onStay={stay} />
            <IdeaList
              trip={trip}
              isBusy={shown.kind === "fitting"}
              onRemove={(id) => void editor.edit({ kind: "remove-idea", id })}
              onFit={() => void fitIn()}
              onSlot={(idea, slot) => void putUp(idea, slot)}
            />
          </>
        );
      }}
    </Sheet>
  );
}

function titleOf({ kind }: Shown): string {
  if (kind === "review") return ideasWords.review;
  return kind === "fitted" ? ideasWords.proposal : ideasWords.title;
}

function statusOf(shown: Shown): string | undefined {
  if (shown.kind === "fitting") return ideasWords.fitting;
  if (shown.kind === "failed") return ideasWords.failed;
  return shown.kind === "list" ? shown.said : undefined;
}

/** The ideas that a proposal leaves out, and why. */
function IdeasLeft({ answer, isNone }: { answer: FitAnswer; isNone: boolean }) {
  const { left, trip } = answer;
  if (left.length === 0 && !isNone) return null;
  return (
    <div className="mt-2 border-watch border-s-4 px-3 py-1">
      <p className="font-semibold">{isNone ? ideasWords.noneFit : ideasWords.left(left.length)}</p>
      <ul>
        {left.map((one) => (
          <li key={one.id}>
            <bdi>{guideText(one.name)}</bdi>
            {": "}
            {ideasWords.why(one, one.problem && problemText(one.problem, trip))}
          </li>
        ))}
      </ul>
    </div>
  );
}
