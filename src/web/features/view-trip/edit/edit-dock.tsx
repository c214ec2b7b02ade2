import type { ReactNode } from "react";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { EditIcon } from "./move/edit-icon.tsx";
import type { EditSession, Hold } from "./session/edit-session.ts";
import { standAt } from "./session/spots.ts";
import { useHold } from "./session/use-session.ts";
import { UndoBar } from "./undo/undo-bar.tsx";

type EditDockProps = {
  readonly session: EditSession;
  /** The phone's plan is being edited: then it stands in the place of the bar of views. */
  readonly isSlim: boolean;
};

/** At the foot of the screen: what can be done with the place that is picked up, without dragging it. */
export function EditDock({ session, isSlim }: EditDockProps) {
  const hold = useHold(session);
  if (hold === undefined && !isSlim) return null;
  return (
    <section
      aria-label={
        hold === undefined ? editWords.editing : editWords.moving(guideText(hold.place.placeName))
      }
      data-edit-dock
      className="no-print fixed inset-x-0 bottom-0 z-5 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:bottom-4 lg:start-[max(1rem,calc(50vw-38rem))] lg:end-auto lg:w-[39rem] lg:max-w-[calc(100vw-2rem)] lg:rounded-card lg:border lg:shadow-lg"
    >
      <div className="mx-auto max-w-160">
        {hold === undefined ? null : <HoldButtons session={session} hold={hold} />}
        <div className="border-line border-t px-1 py-1.5 lg:hidden">
          <UndoBar />
        </div>
      </div>
    </section>
  );
}

function HoldButtons({ session, hold }: { session: EditSession; hold: Hold }) {
  const { itinerary } = session.page().trip.tripData;
  const { placeName, id } = hold.place;
  return (
    <>
      {hold.isDragged ? (
        <p className="hidden px-4 py-3 lg:block">
          <bdi className="font-semibold">{guideText(placeName)}</bdi>
          {`: ${editWords.stand(standAt(itinerary, id, hold.spot))}. `}
          <span className="text-ink-soft">{editWords.dragHelp}</span>
        </p>
      ) : null}
      <ul
        className={`flex flex-wrap items-stretch gap-x-1 p-1.5 ${hold.isDragged ? "lg:hidden" : ""}`}
      >
        <Cell
          icon={<EditIcon name="up" />}
          words={editWords.earlier}
          onPress={() => session.step(-1)}
        />
        <Cell
          icon={<EditIcon name="down" />}
          words={editWords.later}
          onPress={() => session.step(1)}
        />
        <li className="relative flex min-w-11 flex-auto">
          <span className={CELL} aria-hidden="true">
            <Icon name="calendar" />
            <Words>{editWords.day}</Words>
          </span>
          <select
            aria-label={editWords.chooseDay}
            value={hold.spot.dayId}
            onChange={(event) => session.chooseEnd("first", event.currentTarget.value)}
            className="absolute inset-0 w-full cursor-pointer rounded-lg bg-card text-ink opacity-0 focus-visible:opacity-100"
          >
            {itinerary.map((day) => (
              <option key={day.id} value={day.id}>
                {storedWords.day(day.day)}
              </option>
            ))}
          </select>
        </li>
        <Cell
          icon={<Icon name="close" />}
          words={editWords.cancel}
          onPress={() => session.cancel()}
        />
        <Cell
          icon={<Icon name="check" />}
          words={editWords.putHere}
          onPress={() => void session.put()}
          isMain
        />
      </ul>
    </>
  );
}

const CELL =
  "flex min-h-[3.625rem] min-w-11 flex-1 flex-col items-center justify-center rounded-lg px-1 leading-6 max-[22rem]:px-0 max-[22rem]:text-sm";

type CellProps = {
  readonly icon: ReactNode;
  readonly words: string;
  readonly onPress: () => void;
  readonly isMain?: boolean;
};

function Cell({ icon, words, onPress, isMain = false }: CellProps) {
  return (
    <li
      className={`flex flex-auto ${isMain ? "whitespace-nowrap max-[19rem]:whitespace-normal" : ""}`}
    >
      <button
        type="button"
        onClick={onPress}
        className={`${CELL} ${isMain ? "bg-accent font-semibold text-accent-ink hover:bg-accent-strong" : "hover:bg-accent-wash"}`}
      >
        {icon}
        <Words>{words}</Words>
      </button>
    </li>
  );
}

/** Letters so large that there is room for icons alone are heard. */
function Words({ children }: { children: string }) {
  return <span className="max-[19rem]:sr-only">{children}</span>;
}
