import type { ReactNode } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";
import { language } from "../../../messages/domain/language.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePlaceAhead } from "../trip/place-ahead.ts";
import { lockEdit } from "./lock-edit.ts";
import { EditIcon } from "./move/edit-icon.tsx";
import type { EditSession } from "./session/edit-session.ts";

type EditRowProps = {
  readonly session: EditSession;
  readonly place: TripPlace;
  /** The place's broken rule in words; undefined where there is none. */
  readonly problem: ReactNode;
  readonly handle: ReactNode;
};

/** A place of a plan that is being edited on a phone: out with it, keep it, or move it. */
export function EditRow({ session, problem, handle, ...props }: EditRowProps) {
  const place = usePlaceAhead(props.place);
  const { id, placeName, visit, isLocked = false } = place;
  return (
    <div className="card flex min-h-16 items-center justify-between ps-1 max-[19rem]:flex-wrap">
      <button
        type="button"
        aria-label={editWords.removeIt(guideText(placeName))}
        onClick={() => session.remove(id)}
        className="grid size-11 shrink-0 place-items-center rounded-lg text-bad max-[19rem]:w-8"
      >
        <EditIcon name="remove" />
      </button>
      <div className="min-w-0 flex-1 py-1.5 ps-1 leading-[1.375rem] max-[19rem]:-order-1 max-[19rem]:basis-full">
        <p dir="auto" className="font-semibold">
          {guideText(placeName)}
        </p>
        <p className="text-ink-soft tabular-nums">
          {visit === undefined
            ? place.bestTime
            : language.span(visit.startMinutes, visit.endMinutes)}
          {isLocked ? `, ${editWords.locked}` : null}
        </p>
        {problem}
      </div>
      <button
        type="button"
        aria-label={editWords.lockIt(guideText(placeName))}
        aria-pressed={isLocked}
        onClick={() => void session.make(...lockEdit(place))}
        className={`grid size-11 shrink-0 place-items-center rounded-lg max-[19rem]:w-8 ${isLocked ? "text-ink" : "text-ink-soft"}`}
      >
        {isLocked ? <Icon name="lock" /> : <EditIcon name="unlock" />}
      </button>
      {handle}
    </div>
  );
}
