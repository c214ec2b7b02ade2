import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import { findPlace } from "../../../../../domain/edits/kinds/plan-parts.ts";
import { messageText } from "../../../../../domain/messages/message.ts";
import type { Trip, TripPlace } from "../../../../../domain/trip/trip.ts";
import { editWords } from "../../../../messages/en/edit-words.ts";
import { PROBLEM_WORDS } from "../../../../messages/en/problem-words.ts";
import { settleEdits } from "../../../../offline/trips/settle-edits.ts";
import { dayHeadingId, moveHandleId } from "../../trip/element-ids.ts";
import { focusPart, focusPlace } from "./focus-place.ts";
import { createForesight } from "./foresight.ts";
import { hasAddedDay } from "./has-added-day.ts";
import {
  endOfDay,
  isSameSpot,
  type Spot,
  spotBeside,
  spotOf,
  spotOfDayBeside,
  standAt,
} from "./spots.ts";

/** The hours of a visit at a spot, and the rule that it would break there in words. */
export type SpotVerdict = {
  readonly visit: { readonly startMinutes: number; readonly endMinutes: number };
  readonly problem: string | undefined;
};

/** A place that has been picked up. */
export type Hold = {
  readonly place: TripPlace;
  readonly from: Spot;
  /** Where it would be put now. */
  readonly spot: Spot;
  /** It follows a pointer, rather than keys and buttons. */
  readonly isDragged: boolean;
  /** What comes of it there, once it is worked out. */
  readonly verdict?: SpotVerdict;
  /** It was let go, and the trip on the screen doesn't have it there yet. */
  readonly isPut: boolean;
};

/** The page as it is on the screen now. */
export type EditedPage = {
  readonly trip: Trip;
  /** @returns whether it is kept; if not, why is shown. */
  readonly edit: (edit: Edit) => Promise<boolean>;
  /** Loads what works out the hours of an edit, before there is one. */
  readonly prepare: () => void;
  /** Of the trip's facts, as the planning engine takes it. */
  readonly city: unknown;
  /** An example, or a guest's: this browser keeps nothing of it, and the server is not asked. */
  readonly isNobodys?: boolean | undefined;
  /** Unfolds a day of a long trip. */
  readonly openDay: (dayId: string) => void;
};

/** What is picked up, and what is done with it. One a page. */
export type EditSession = ReturnType<typeof createEditSession>;

/** The trip shows a change well within it; after that it is said without its hours. */
const SHOWN_WITHIN_MS = 1_500;

export function createEditSession(first: EditedPage) {
  const listeners = new Set<() => void>();
  let page = first;
  let hold: Hold | undefined;
  /** A place that is moved without having been picked up isn't shown there yet. */
  let isMoving = false;
  let said = "";
  /** Done once the trip on the screen is one that this holds for. */
  let waiting: { readonly isShown: (trip: Trip) => boolean; readonly done: () => void }[] = [];
  /** Of each place that was removed here: the day that it was on. */
  const removedFrom = new Map<string, string>();

  const days = () => page.trip.tripData.itinerary;
  const settle = (trip: Trip, made: readonly Edit[]) =>
    settleEdits(trip, made, page.isNobodys ? { facts: page.city } : undefined);
  const foresight = createForesight(
    () => page.trip,
    () => isMoving || hold !== undefined,
    settle,
  );

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function say(text: string): void {
    said = text;
    notify();
  }
  function setHold(next: Hold | undefined): void {
    hold = next;
    notify();
  }

  function whenShown(isShown: (trip: Trip) => boolean, then: () => void): void {
    const entry = { isShown, done: then };
    waiting.push(entry);
    finishSoon(entry);
    if (isShown(page.trip)) finish(entry);
  }
  function finishSoon(entry: (typeof waiting)[number]): void {
    setTimeout(() => finish(entry), SHOWN_WITHIN_MS);
  }
  function finish(entry: (typeof waiting)[number]): void {
    if (!waiting.includes(entry)) return;
    waiting = waiting.filter((one) => one !== entry);
    entry.done();
  }

  function choose(spot: Spot | undefined): void {
    if (hold === undefined || hold.isPut || spot === undefined) return;
    if (isSameSpot(spot, hold.spot)) return;
    page.openDay(spot.dayId);
    const { verdict: _, ...moved } = hold;
    hold = { ...moved, spot };
    say(editWords.stand(standAt(days(), hold.place.id, spot)));
    void judge(hold);
  }

  /** Says the hours at a spot, and whether it fits, unless the place has gone on meanwhile. */
  async function judge(held: Hold): Promise<void> {
    const { place, spot } = held;
    const trip = await settle(page.trip, [{ kind: "move-place", placeId: place.id, ...spot }]);
    if (trip?.planCheck === undefined || !isTimed(trip) || hold !== held) return;
    const { visit } = findPlace(trip, place.id)?.place ?? {};
    if (visit === undefined) return;
    const broken = trip.planCheck.problems?.find(({ placeId }) => placeId === place.id);
    const problem = broken && messageText(PROBLEM_WORDS, broken);
    hold = { ...held, verdict: { visit, problem } };
    say(editWords.standWith(standAt(days(), place.id, spot), visit, problem));
  }

  function pickUp(placeId: string, isDragged: boolean): void {
    const from = spotOf(days(), placeId);
    const place = findPlace(page.trip, placeId)?.place;
    if (from === undefined || place === undefined || hold?.isPut === true || isMoving) return;
    hold = { place, from, spot: from, isDragged, isPut: false };
    const stand = standAt(days(), placeId, from);
    say(isDragged ? editWords.moving(place.placeName) : editWords.pickedUp(place.placeName, stand));
  }

  function cancel(): void {
    if (hold === undefined || hold.isPut) return;
    const { placeName, id } = hold.place;
    hold = undefined;
    say(editWords.takenBack(placeName));
    focusPlace(id);
  }

  /** Puts the held place at its spot. */
  async function put(): Promise<void> {
    if (hold === undefined || hold.isPut) return;
    const { place, from, spot } = hold;
    if (isSameSpot(from, spot)) return cancel();
    setHold({ ...hold, isPut: true });
    await bring(place, spot, () => setHold(undefined));
  }

  /** Moves a place at once to another spot. */
  function moveTo(placeId: string, next: (spot: Spot) => Spot): void {
    if (hold !== undefined || isMoving) return;
    const from = spotOf(days(), placeId);
    const place = findPlace(page.trip, placeId)?.place;
    if (from === undefined || place === undefined) return;
    const spot = next(from);
    if (isSameSpot(spot, from)) return;
    page.openDay(spot.dayId);
    foresight.leave(placeId, from);
    isMoving = true;
    void bring(place, spot, () => {
      isMoving = false;
    });
  }

  /**
   * Moves a place to a spot, and says where and when it is then.
   *
   * @param then is called once it is shown there, or can't be kept.
   */
  async function bring(place: TripPlace, spot: Spot, then: () => void): Promise<void> {
    const isThere = ({ tripData }: Trip) => {
      const stands = spotOf(tripData.itinerary, place.id);
      return stands !== undefined && isSameSpot(stands, spot);
    };
    const entry = {
      isShown: isThere,
      done() {
        then();
        focusPlace(place.id);
      },
    };
    waiting.push(entry);
    if (!(await page.edit({ kind: "move-place", placeId: place.id, ...spot }))) {
      finish(entry);
      return;
    }
    finishSoon(entry);
    whenShown(
      (trip) => isThere(trip) && isTimed(trip),
      () => {
        const { day = "" } = days().find(({ id }) => id === spot.dayId) ?? {};
        const visit = isTimed(page.trip) ? findPlace(page.trip, place.id)?.place.visit : undefined;
        say(editWords.placed(place.placeName, day, visit?.startMinutes));
      },
    );
  }

  /**
   * Makes an edit, and says so once it is on the screen.
   *
   * @param then what else is done then, such as to focus what stands in the place of what is gone.
   */
  async function make(edit: Edit, words: string, then: () => void = () => undefined) {
    const former = page.trip;
    if (!(await page.edit(edit))) return;
    whenShown(
      (trip) => trip !== former && hasAddedDay(edit, trip),
      () => {
        say(words);
        then();
      },
    );
  }

  function remove(placeId: string): void {
    const day = days().find(({ plan }) => plan.some(({ id }) => id === placeId));
    const place = findPlace(page.trip, placeId)?.place;
    if (day === undefined || place === undefined) return;
    removedFrom.set(placeId, day.id);
    const at = day.plan.indexOf(place);
    const beside = day.plan[at + 1] ?? day.plan[at - 1];
    void make({ kind: "remove-place", placeId }, editWords.removed(place.placeName), () =>
      beside === undefined ? focusPart(dayHeadingId(day.id)) : focusPlace(beside.id),
    );
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold: () => hold,
    /** What is to be heard now. */
    said: () => said,
    page: () => page,
    /** Someone is about to change something. */
    prepare: () => page.prepare(),
    /** The handle of a place has the focus. */
    reach(placeId: string): void {
      page.prepare();
      foresight.reach(placeId);
    },
    /** Called with each new state of the page, once it is on the screen. */
    follow(next: EditedPage): void {
      const isChanged = next.trip !== page.trip;
      page = next;
      if (isChanged) notify();
      for (const entry of waiting) if (entry.isShown(page.trip)) finish(entry);
      if (isChanged) foresight.renew();
      // Another tab or device took it away.
      if (hold !== undefined && spotOf(days(), hold.place.id) === undefined) setHold(undefined);
    },
    pickUp,
    choose,
    /** One spot later, or earlier where `steps` is -1. */
    step(steps: number): void {
      if (hold !== undefined) choose(spotBeside(days(), hold.place.id, hold.spot, steps));
    },
    /** To the first spot of the next day, or of the day before where `steps` is -1. */
    stepDay(steps: number): void {
      if (hold !== undefined) choose(spotOfDayBeside(days(), hold.place.id, hold.spot, steps));
    },
    /** The first or last spot of a day; left out, of the one it is over. */
    chooseEnd(end: "first" | "last", dayId = hold?.spot.dayId ?? ""): void {
      if (hold !== undefined) choose(endOfDay(days(), hold.place.id, dayId, end));
    },
    cancel,
    put,
    moveTo,
    make,
    remove,
    focusPlace,
    /** Once the page shows the handle of a place. */
    focusSoon(placeId: string): void {
      whenShown(
        () => document.getElementById(moveHandleId(placeId))?.checkVisibility() === true,
        () => focusPlace(placeId),
      );
    },
    /** The day that a place was removed from on this page. */
    removedFrom: (placeId: string) => removedFrom.get(placeId),
  };
}

/** Whether the hours of the trip are those of its order. */
function isTimed({ planCheck }: Trip): boolean {
  return planCheck?.isStale !== true;
}
