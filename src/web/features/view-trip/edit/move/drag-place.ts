import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { dayHeadingId, placeRowId } from "../../trip/element-ids.ts";
import type { EditSession } from "../session/edit-session.ts";
import type { Spot } from "../session/spots.ts";

/** A press that moves by less is a tap. */
const DRAG_FROM_PX = 4;
/** So near to an edge of what is seen of the plan, the page scrolls. */
const EDGE_PX = 64;
/** A place that is picked up so near doesn't scroll it yet: the pointer must have gone so far towards the edge. */
const TOWARDS_EDGE_PX = 16;
const SCROLL_PX_A_SECOND = 900;
/** Held so long over a day's tab, a place goes to that day. */
const TAB_AFTER_MS = 500;

/**
 * Follows a pointer that was pressed on a place's handle: from a few pixels on the place is held by it, until it
 * is let go or Escape is pressed.
 *
 * @param down the press.
 * @returns whether the press has become a drag, to be asked at the click that may follow.
 */
export function dragPlace(
  down: PointerEvent,
  placeId: string,
  session: EditSession,
): { readonly hasMoved: () => boolean } {
  const end = new AbortController();
  const { signal } = end;
  let at = { x: down.clientX, y: down.clientY };
  let hasMoved = false;
  let hasLeftEdge = false;
  let hoveredTab: HTMLElement | undefined;
  let tabTimer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameMs = 0;

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (hasMoved) return;
    if (Math.hypot(at.x - down.clientX, at.y - down.clientY) < DRAG_FROM_PX) return;
    hasMoved = true;
    session.pickUp(placeId, true);
    requestAnimationFrame(follow);
  }

  function follow(nowMs: number): void {
    if (signal.aborted) return;
    if (session.hold()?.isDragged !== true) {
      stop();
      return;
    }
    const tabs = document.querySelector("[data-day-tabs]")?.getBoundingClientRect();
    const top = Math.max(tabs?.bottom ?? 0, 0);
    const bottom = document.querySelector("[data-edit-dock]")?.getBoundingClientRect().top;
    const isOnTabs = at.y < top && at.y >= 0;
    hover(isOnTabs ? tabAt(at.x, at.y) : undefined);
    if (!isOnTabs) {
      const seconds = lastFrameMs === 0 ? 0 : (nowMs - lastFrameMs) / 1000;
      const foot = Math.min(bottom ?? innerHeight, innerHeight);
      const pull = edgePull(at.y, top, foot);
      const roomPx = Math.abs((pull < 0 ? top : foot) - down.clientY);
      // Near the very edge there is less to go.
      const wantedPx = Math.min(TOWARDS_EDGE_PX, roomPx / 2);
      hasLeftEdge ||= pull === 0 || (at.y - down.clientY) * Math.sign(pull) >= wantedPx;
      const from = window.scrollY;
      window.scrollBy({
        top: hasLeftEdge ? pull * SCROLL_PX_A_SECOND * seconds : 0,
        behavior: "instant",
      });
      // Chosen where it comes to rest: each day that it passes would be unfolded, and the way to the others grow.
      if (window.scrollY === from)
        session.choose(spotAt(session.page().trip.tripData.itinerary, placeId, at.y));
    }
    lastFrameMs = nowMs;
    requestAnimationFrame(follow);
  }

  function hover(tab: HTMLElement | undefined): void {
    if (tab === hoveredTab) return;
    clearTimeout(tabTimer);
    hoveredTab?.removeAttribute("data-drop");
    hoveredTab = tab;
    const dayId = tab?.dataset.tab;
    if (tab === undefined || dayId === undefined) return;
    tab.setAttribute("data-drop", "");
    tabTimer = setTimeout(() => {
      session.chooseEnd("first", dayId);
      document.getElementById(dayHeadingId(dayId))?.scrollIntoView();
    }, TAB_AFTER_MS);
  }

  function stop(): void {
    end.abort();
    hover(undefined);
  }

  function onEnd(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!hasMoved) return;
    if (event.type === "pointerup") void session.put();
    else session.cancel();
  }

  addEventListener("pointermove", onMove, { signal });
  addEventListener("pointerup", onEnd, { signal });
  addEventListener("pointercancel", onEnd, { signal });
  addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  return { hasMoved: () => hasMoved };
}

function tabAt(x: number, y: number): HTMLElement | undefined {
  // The lifted place is above everything.
  const under = document.elementsFromPoint(x, y);
  const tab = under.find((element) => element instanceof HTMLElement && element.dataset.tab);
  return tab instanceof HTMLElement && tab.dataset.tab !== "hotels" ? tab : undefined;
}

/** How strongly an edge draws the page: -1 at the upper one, 1 at the lower one, 0 between. */
function edgePull(y: number, top: number, bottom: number): number {
  if (y < top + EDGE_PX) return -Math.min((top + EDGE_PX - y) / EDGE_PX, 1);
  return Math.max(0, Math.min((y - bottom + EDGE_PX) / EDGE_PX, 1));
}

/**
 * The spot at a height of the screen: behind the last place whose middle is above it. A folded day has one
 * spot, its last.
 *
 * @param placeId of the place that is moved.
 * @param y in pixels from the screen's top.
 */
function spotAt(days: readonly TripDay[], placeId: string, y: number): Spot | undefined {
  const day = days.findLast(({ id }) => topOf(dayHeadingId(id)) <= y) ?? days[0];
  if (day === undefined) return undefined;
  const others = day.plan.filter(({ id }) => id !== placeId);
  const before = others.findLast(({ id }) => middleOf(placeRowId(id)) <= y);
  return { dayId: day.id, afterId: before?.id };
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function middleOf(id: string): number {
  const { top = 0, height = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  // In a folded day it has no height, and lies above the pointer.
  return height === 0 ? Number.NEGATIVE_INFINITY : top + height / 2;
}
