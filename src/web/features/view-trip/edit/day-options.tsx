import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { nightMoves } from "../../../../domain/bases/night-moves.ts";
import { PACE_CHOICES, type PaceChoice } from "../../../../domain/trip/pace-choice.ts";
import type { Trip, TripDay } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ChangeSheet } from "../trip/edit-mode.ts";
import { dayHeadingId } from "../trip/element-ids.ts";
import { lockEdit } from "./lock-edit.ts";
import { EditIcon } from "./move/edit-icon.tsx";
import type { EditSession } from "./session/edit-session.ts";
import { useEditedTrip } from "./session/use-session.ts";

type DayOptionsProps = {
  readonly session: EditSession;
  readonly day: TripDay;
  readonly onAsk: (sheet: ChangeSheet) => void;
};

/** Actions on a day as a whole, behind a button in its head. */
export function DayOptions({ session, day, onAsk }: DayOptionsProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** Drawn when it opens: each day of a trip has a menu, which each change of the day would draw again. */
  function onBeforeToggle({ newState }: ToggleEvent): void {
    if (newState === "open") flushSync(() => setOpen(true));
  }

  /** Below the button, or above it where there is no room; it scrolls with the page. */
  function onToggle({ newState }: ToggleEvent): void {
    if (newState === "closed") setOpen(false);
    const opener = button.current?.getBoundingClientRect();
    if (newState !== "open" || menu.current === null || opener === undefined) return;
    const { offsetHeight, style } = menu.current;
    const fits = opener.bottom + offsetHeight < innerHeight || opener.top < offsetHeight;
    style.top = `${scrollY + (fits ? opener.bottom : opener.top - offsetHeight)}px`;
    style.right = `${Math.max(document.documentElement.clientWidth - opener.right, 8)}px`;
    menu.current.querySelector("button")?.focus({ preventScroll: true });
  }

  function close(): void {
    menu.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={editWords.dayOptions(storedWords.day(day.day))}
        className="no-print relative z-1 grid size-13 place-items-center rounded-lg text-accent hover:bg-accent-wash"
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        className="card absolute inset-auto m-0 w-64 max-w-[calc(100vw-1rem)] p-2 text-ink shadow-lg"
      >
        {isOpen ? (
          <Options
            {...{ session, day, onAsk, close }}
            focusButton={() => button.current?.focus({ preventScroll: true })}
          />
        ) : null}
      </div>
    </>
  );
}

type OptionsProps = DayOptionsProps & {
  readonly close: () => void;
  readonly focusButton: () => void;
};

function Options({ session, day, onAsk, close, focusButton }: OptionsProps) {
  const dayIds = useEditedTrip(session, dayIdsOf).split(" ");
  const at = dayIds.indexOf(day.id);
  const isLocked = day.isLocked === true;
  const { trip } = session.page();

  /** The day's heading keeps the focus when it is somewhere else. */
  function make(edit: Parameters<EditSession["make"]>[0], words: string, focusDay = day.id): void {
    close();
    void session.make(edit, words, () => document.getElementById(dayHeadingId(focusDay))?.focus());
  }

  /** Closed first: what is asked takes the focus, and gives it back to the button. */
  function ask(sheet: ChangeSheet): void {
    close();
    focusButton();
    onAsk(sheet);
  }

  function addDay(): void {
    const dayId = newPartId();
    make({ kind: "add-day", dayId, afterId: day.id }, editWords.dayAdded, dayId);
  }

  function moveDay(steps: 1 | -1): void {
    const afterId = dayIds[steps === 1 ? at + 1 : at - 2];
    make({ kind: "move-day", dayId: day.id, afterId }, editWords.dayMoved);
  }

  return (
    <>
      <Item onPress={() => ask({ kind: "replan", dayId: day.id })}>
        <Icon name="refresh" size={20} />
        {changePlanWords.replanDay}
      </Item>
      <Item onPress={() => ask({ kind: "fill", dayId: day.id })}>
        <Icon name="calendar" size={20} />
        {changePlanWords.fillDay}
      </Item>
      <Item onPress={() => ask({ kind: "add", dayId: day.id })}>
        <DeferredIcon name="pin" size={20} />
        {changePlanWords.addPlace}
      </Item>
      {nightMoves(trip, day.id).map(({ base }) => (
        <Item key={base} onPress={() => ask({ kind: "night", dayId: day.id, base })}>
          <Icon name="bed" size={20} />
          {changePlanWords.night.more(storedWords.place(trip.bases?.towns[base]?.name ?? ""))}
        </Item>
      ))}
      <Item onPress={addDay}>
        <Icon name="plus" size={20} />
        {editWords.addDay}
      </Item>
      {at === 0 ? null : (
        <Item onPress={() => moveDay(-1)}>
          <EditIcon name="up" size={20} />
          {editWords.dayEarlier}
        </Item>
      )}
      {at === dayIds.length - 1 ? null : (
        <Item onPress={() => moveDay(1)}>
          <EditIcon name="down" size={20} />
          {editWords.dayLater}
        </Item>
      )}
      <Item onPress={() => make(...lockEdit(day))}>
        {isLocked ? <EditIcon name="unlock" size={20} /> : <Icon name="lock" size={20} />}
        {isLocked ? editWords.unlockDay : editWords.lockDay}
      </Item>
      <PaceField
        pace={day.pace}
        onChoose={(pace) =>
          make(
            { kind: "set-pace", dayId: day.id, pace },
            editWords.paceSet(
              storedWords.day(day.day),
              pace === undefined ? editWords.tripsPace : editWords.paces[pace],
            ),
          )
        }
      />
      {dayIds.length === 1 ? null : (
        <Item
          onPress={() =>
            make(
              { kind: "remove-day", dayId: day.id },
              editWords.dayRemoved(storedWords.day(day.day)),
              dayIds[at + 1] ?? dayIds[at - 1],
            )
          }
        >
          <DeferredIcon name="trash" size={20} />
          {editWords.removeDay}
        </Item>
      )}
    </>
  );
}

function dayIdsOf({ tripData }: Trip): string {
  return tripData.itinerary.map(({ id }) => id).join(" ");
}

function Item({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-accent-wash"
    >
      {children}
    </button>
  );
}

type PaceFieldProps = {
  readonly pace: PaceChoice | undefined;
  readonly onChoose: (pace: PaceChoice | undefined) => void;
};

function PaceField({ pace, onChoose }: PaceFieldProps) {
  const id = useId();
  return (
    <p className="px-3 py-1">
      <label htmlFor={id} className="text-ink-soft">
        {editWords.pace}
      </label>
      <select
        id={id}
        value={pace ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChoose(PACE_CHOICES.find((choice) => choice === value))
        }
        className="field"
      >
        <option value="">{editWords.tripsPace}</option>
        {PACE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {editWords.paces[choice]}
          </option>
        ))}
      </select>
    </p>
  );
}
