import type { KeyboardEvent } from "react";
import { moveHandleId } from "../../trip/element-ids.ts";
import type { EditSession } from "../session/edit-session.ts";
import { spotBeside, spotOfDayBeside } from "../session/spots.ts";

/**
 * The keys of a place's handle. Enter and Space are its click.
 *
 * @param onLeave Escape, with nothing picked up.
 */
export function pressOnHandle(
  event: KeyboardEvent,
  placeId: string,
  session: EditSession,
  onLeave: () => void,
): void {
  const held = session.hold()?.place.id;
  // The keys are another place's.
  if (held !== undefined && held !== placeId) return;
  const act = event.altKey
    ? altKey(event, placeId, session)
    : held !== undefined
      ? heldKey(event, session)
      : freeKey(event.key, placeId, session, onLeave);
  if (act === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
}

type Act = (() => void) | undefined;

function heldKey({ key, shiftKey }: KeyboardEvent, session: EditSession): Act {
  switch (key) {
    case "ArrowUp":
      return () => session.step(-1);
    case "ArrowDown":
      return () => session.step(1);
    case "Tab":
      return () => session.stepDay(shiftKey ? -1 : 1);
    case "Home":
      return () => session.chooseEnd("first");
    case "End":
      return () => session.chooseEnd("last");
    case "Escape":
      return () => session.cancel();
  }
  return undefined;
}

function altKey({ key, shiftKey }: KeyboardEvent, placeId: string, session: EditSession): Act {
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const steps = key === "ArrowUp" ? -1 : 1;
  const days = session.page().trip.tripData.itinerary;
  const beside = shiftKey ? spotOfDayBeside : spotBeside;
  return () => session.moveTo(placeId, (spot) => beside(days, placeId, spot, steps));
}

function freeKey(key: string, placeId: string, session: EditSession, onLeave: () => void): Act {
  const days = session.page().trip.tripData.itinerary;
  const all = days.flatMap(({ plan }) => plan.map(({ id }) => id));
  const ofDay = days.find(({ plan }) => plan.some(({ id }) => id === placeId))?.plan ?? [];
  const at = all.indexOf(placeId);
  switch (key) {
    case "ArrowUp":
      return () => focusHandle(all.slice(0, at).reverse());
    case "ArrowDown":
      return () => focusHandle(all.slice(at + 1));
    case "Home":
      return () => focusHandle(ofDay.map(({ id }) => id));
    case "End":
      return () => focusHandle(ofDay.map(({ id }) => id).reverse());
    case "Delete":
      return () => session.remove(placeId);
    case "Escape":
      return onLeave;
  }
  return undefined;
}

/** Focuses the first of these handles that is shown: those of folded days are not. */
function focusHandle(placeIds: readonly string[]): void {
  for (const id of placeIds) {
    const handle = document.getElementById(moveHandleId(id));
    handle?.focus();
    if (handle !== null && handle === document.activeElement) return;
  }
}
