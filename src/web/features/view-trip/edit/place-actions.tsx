import { type ReactNode, useEffect } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { language } from "../../../messages/domain/language.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ChangeSheet } from "../trip/edit-mode.ts";
import { planPreviewOf } from "./change/plan-preview-of.ts";
import { useAnswer } from "./change/use-answer.ts";
import { lockEdit } from "./lock-edit.ts";
import { EditIcon } from "./move/edit-icon.tsx";
import type { EditSession } from "./session/edit-session.ts";
import { useEditedTrip } from "./session/use-session.ts";

type PlaceActionsProps = {
  readonly session: EditSession;
  readonly place: TripPlace;
  /** Picks the place up; on a phone its plan turns to editing for it. */
  readonly onMove: () => void;
  readonly onAsk: (sheet: ChangeSheet) => void;
  readonly onNote: () => void;
};

/** Actions on a place, in its unfolded row. */
export function PlaceActions({ session, place, onMove, onAsk, onNote }: PlaceActionsProps) {
  const isLocked = place.isLocked === true;
  useEffect(() => session.prepare(), [session]);
  return (
    <>
      <WaysOut session={session} place={place} />
      <ul
        aria-label={editWords.actionsFor(guideText(place.placeName))}
        className="button-row no-print -mx-4 -mb-4 gap-px border-line border-t bg-line"
      >
        <Action
          icon={isLocked ? <EditIcon name="unlock" /> : <Icon name="lock" />}
          words={isLocked ? editWords.unlock : editWords.lock}
          onPress={() => void session.make(...lockEdit(place))}
        />
        <Action
          icon={<Icon name="clock" />}
          words={changePlanWords.time}
          onPress={() => onAsk({ kind: "time", placeId: place.id })}
        />
        <Action icon={<EditIcon name="move" />} words={editWords.move} onPress={onMove} />
        <Action
          icon={<EditIcon name="swap" />}
          words={changePlanWords.swap}
          onPress={() => onAsk({ kind: "swap", placeId: place.id })}
        />
        <Action
          icon={<Icon name="edit" />}
          words={editWords.note}
          label={
            place.note
              ? viewTripWords.editNoteOf(guideText(place.placeName))
              : viewTripWords.addNoteTo(guideText(place.placeName))
          }
          onPress={onNote}
        />
        <Action
          icon={<DeferredIcon name="trash" />}
          words={editWords.remove}
          onPress={() => session.remove(place.id)}
        />
      </ul>
    </>
  );
}

/** Ways out for a place that doesn't fit where it is, each one tap. */
function WaysOut({ session, place }: Pick<PlaceActionsProps, "session" | "place">) {
  const trip = useEditedTrip(session, (now) => now);
  const { city } = session.page();
  const dayId = trip.planCheck?.problems?.find(({ placeId }) => placeId === place.id)?.dayId;
  // Asked anew when the plan has changed.
  const found = useAnswer(
    dayId && `${trip.version} ${place.id} ${place.visit?.startMinutes} ${dayId}`,
    () => planPreviewOf(trip, city).waysOut(place.id),
  );
  if (dayId === undefined) return null;
  const ways = found?.value ?? [];
  const days = new Map(trip.tripData.itinerary.map(({ id, day }) => [id, day]));
  return (
    <ul
      aria-label={changePlanWords.waysOut(guideText(place.placeName))}
      className="no-print flex flex-wrap gap-2"
    >
      {ways.map(({ edit: move, startMinutes, endMinutes }) => {
        const { dayId: toDay } = move;
        const hours = language.span(startMinutes, endMinutes);
        return (
          <li key={toDay}>
            <Button onClick={() => void session.edit(move)}>
              {toDay === dayId
                ? changePlanWords.moveWithin(hours)
                : changePlanWords.moveTo(days.get(toDay) ?? "", hours)}
            </Button>
          </li>
        );
      })}
      {place.startsAtMinutes === undefined ? null : (
        <li>
          <Button onClick={() => void session.edit({ kind: "set-start", placeId: place.id })}>
            {changePlanWords.letPlanChoose}
          </Button>
        </li>
      )}
      <li>
        <Button
          aria-label={changePlanWords.setAsideOf(guideText(place.placeName))}
          onClick={() => void session.remove(place.id)}
        >
          {changePlanWords.setAside}
        </Button>
      </li>
    </ul>
  );
}

type ActionProps = {
  readonly icon: ReactNode;
  readonly words: string;
  /** For those who only hear it, with the words in it: what it is about as well. */
  readonly label?: string;
  readonly onPress: () => void;
};

function Action({ icon, words, label, onPress }: ActionProps) {
  return (
    <li className="flex basis-[30%] bg-card">
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className="flex min-h-[3.625rem] flex-1 flex-col px-1 items-center justify-center leading-[1.375rem] hover:bg-accent-wash focus-visible:-outline-offset-3"
      >
        <span className="text-accent">{icon}</span>
        {words}
      </button>
    </li>
  );
}
