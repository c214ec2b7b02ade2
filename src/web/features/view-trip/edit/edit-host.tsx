import "./edit.css";
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { ChangeSheet, EditParts } from "../trip/edit-mode.ts";
import { lazyTripPart } from "../trip/trip-part.tsx";
import { DayOptions } from "./day-options.tsx";
import { EditDock } from "./edit-dock.tsx";
import { EditRow } from "./edit-row.tsx";
import { FileDrop } from "./file-drop.tsx";
import { HotelActions } from "./hotel-actions.tsx";
import { LiftedPlace, MoveSlot } from "./move/held-place.tsx";
import { HANDLE_HINT_ID, MoveHandle } from "./move/move-handle.tsx";
import { PlaceActions } from "./place-actions.tsx";
import { type EditedPage, EditSession } from "./session/edit-session.ts";
import { useHold } from "./session/use-session.ts";
import { SetAside } from "./set-aside.tsx";

const ChangeSheets = lazyTripPart(
  async () => (await import("./change/change-sheets.tsx")).ChangeSheets,
  null,
);

type EditHostProps = EditedPage & {
  /** The phone's plan is being edited. */
  readonly isSlim: boolean;
  /** Begins and ends that. */
  readonly setEditing: (isEditing: boolean, isForPlace?: boolean) => void;
  /** The question over the page, if there is one. */
  readonly sheet: ChangeSheet | undefined;
  readonly onAsk: (sheet: ChangeSheet | undefined) => void;
  /** Called with what the page's parts show from now on. */
  readonly onReady: (parts: EditParts) => void;
};

/** Changing the plan by hand: what the page's parts need for it, and what stands over the page meanwhile. */
export function EditHost(props: EditHostProps) {
  const { isSlim, setEditing, sheet, onAsk, onReady, ...page } = props;
  const [session] = useState(() => new EditSession(page));
  useLayoutEffect(() => session.follow(page));
  // Ideas and bookings are the owner's.
  const hasIdeas = page.isTemporary !== true && page.trip.sharedBy === undefined;
  const parts = useMemo(
    () => partsOf(session, setEditing, onAsk, hasIdeas),
    [session, setEditing, onAsk, hasIdeas],
  );
  useEffect(() => onReady(parts), [parts, onReady]);
  useEffect(() => {
    if (isSlim) session.prepare();
  }, [isSlim, session]);
  useEscape(session);
  return (
    <>
      <p id={HANDLE_HINT_ID} hidden>
        {editWords.handleHint}
      </p>
      <Announcements session={session} />
      <LiftedPlace session={session} />
      {hasIdeas ? <FileDrop onFiles={(files) => onAsk({ kind: "read-bookings", files })} /> : null}
      <EditDock session={session} isSlim={isSlim} />
      {sheet === undefined ? null : (
        <ChangeSheets
          {...page}
          edit={session.edit}
          sheet={sheet}
          onClose={() => onAsk(undefined)}
        />
      )}
    </>
  );
}

function partsOf(
  session: EditSession,
  setEditing: EditHostProps["setEditing"],
  ask: (sheet: ChangeSheet) => void,
  hasIdeas: boolean,
): EditParts {
  const leave = () => setEditing(false);
  function move(placeId: string): void {
    setEditing(true, true);
    session.pickUp(placeId, false);
    session.focusSoon(placeId);
  }
  const handle = (place: TripPlace, className: string) => (
    <MoveHandle
      {...{ session, className }}
      placeId={place.id}
      placeName={place.placeName}
      onLeave={leave}
    />
  );
  const askButton = (icon: IconName, words: string, sheet: ChangeSheet) => (
    <Button className="no-print" onClick={() => ask(sheet)}>
      <Icon name={icon} size={20} />
      {words}
    </Button>
  );
  return {
    rows: moveChildrenInPlace,
    row: (place, problem) => (
      <EditRow {...{ session, place, problem }} handle={handle(place, "shrink-0")} />
    ),
    handle: (place) => handle(place, "absolute top-5 -start-13 max-lg:hidden"),
    slot: (dayId, afterId) => <MoveSlot session={session} dayId={dayId} afterId={afterId} />,
    placeActions: (place, onNote) => (
      <PlaceActions {...{ session, place, onNote }} onMove={() => move(place.id)} onAsk={ask} />
    ),
    dayOptions: (day) => <DayOptions session={session} day={day} onAsk={ask} />,
    freeDay: ({ id: dayId }) => (
      <p className="flex flex-wrap gap-3">
        {askButton("refresh", changePlanWords.fillDay, { kind: "fill", dayId })}
        {askButton("plus", changePlanWords.addPlace, { kind: "add", dayId })}
      </p>
    ),
    changeTrip: () => (
      <span className="flex flex-wrap gap-3">
        {askButton("refresh", changePlanWords.changeTrip, { kind: "replan" })}
        {hasIdeas ? askButton("plus", changePlanWords.ideas, { kind: "ideas" }) : null}
        {hasIdeas ? askButton("plus", changePlanWords.bookings, { kind: "bookings" }) : null}
      </span>
    ),
    hotelActions: (hotel, isBase) => (
      <HotelActions session={session} hotel={hotel} isBase={isBase} />
    ),
    addHotel: () => askButton("bed", changePlanWords.ownHotel, { kind: "hotel" }),
    setAside: (places) => <SetAside session={session} places={places} onAsk={ask} />,
  };
}

/** Wherever the focus is, Escape puts back what was picked up. */
function useEscape(session: EditSession): void {
  const isHolding = useHold(session) !== undefined;
  useEffect(() => {
    if (!isHolding) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      session.cancel();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isHolding, session]);
}

function Announcements({ session: { subscribe, said } }: { session: EditSession }) {
  return (
    <p role="status" className="sr-only">
      {useSyncExternalStore(subscribe, said)}
    </p>
  );
}

/**
 * Has an element's children moved in one piece where the browser can do that. React takes a child out and puts it in
 * again, whereby it loses the focus and its styles are worked out anew. It is the element's `ref`.
 */
function moveChildrenInPlace(parent: HTMLElement | null): void {
  // Safari has it not yet.
  if (parent === null || !("moveBefore" in parent)) return;
  const { insertBefore } = parent;
  parent.insertBefore = <Child extends Node>(child: Child, before: Node | null): Child => {
    if (child.parentNode !== parent) return insertBefore.call(parent, child, before) as Child;
    parent.moveBefore(child, before);
    return child;
  };
  parent.appendChild = (child) => parent.insertBefore(child, null);
}
