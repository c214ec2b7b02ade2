import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import { findPlace } from "../../../../../domain/edits/kinds/plan-parts.ts";
import { lostMeals } from "../../../../../domain/engine/revise/lost-meals.ts";
import type { Sketch } from "../../../../../domain/places/sketch.ts";
import { changedMeals } from "../../../../../domain/trip/changed-meals.ts";
import type { Trip, TripDay, TripPlace } from "../../../../../domain/trip/trip.ts";
import { showToast } from "../../../../lib/toast.ts";
import { whenIdle } from "../../../../lib/when/when-idle.ts";
import { whenPainted } from "../../../../lib/when/when-painted.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { settleEdits } from "../../../../offline/trips/settle-edits.ts";
import { dayHeadingId, moveHandleId, placeRowId } from "../../trip/element-ids.ts";
import { showAhead } from "../../trip/place-ahead.ts";
import { focusPart, focusPlace } from "./focus-place.ts";
import { createForesight, type Foresight } from "./foresight.ts";
import { placesAhead } from "./places-ahead.ts";
import { problemThere } from "./problem-there.ts";
import {
  endOfDay,
  isSameSpot,
  type Spot,
  spotBeside,
  spotOf,
  spotOfDayBeside,
  standAt,
} from "./spots.ts";

/** The hours of a visit at a spot, and the rule that it, or what follows it, would break in words. */
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
  /** The plan there, once it is worked out. */
  readonly verdict?: SpotVerdict;
  /** It was let go, and the trip on the screen doesn't have it there yet. */
  readonly isPut: boolean;
};

/** The page as it is on the screen now. */
export type EditedPage = {
  readonly trip: Trip;
  /** @returns whether it is kept; if not, why is shown. */
  readonly edit: (...made: readonly Edit[]) => Promise<boolean>;
  /** Loads what works out the hours of an edit, before there is one. */
  readonly prepare: () => void;
  /** Of the trip's facts, as the planning engine takes it. */
  readonly city: unknown;
  /** Of the cities of the trip, where they are known. */
  readonly quarters?: Sketch["quarters"] | undefined;
  /** An example, or a guest's: this browser keeps nothing of it, and the server is not asked. */
  readonly isTemporary?: boolean | undefined;
  /** Unfolds a day of a long trip. */
  readonly unfoldDay: (dayId: string) => void;
};

/** The trip shows a change well within it; after that it is said without its hours. */
const SHOWN_WITHIN_MS = 1_500;

type Waiting = { readonly isShown: (trip: Trip) => boolean; readonly done: () => void };

/** The place that is picked up, and the moves made with it. One a page. */
export class EditSession {
  readonly #listeners = new Set<() => void>();
  #page: EditedPage;
  #hold: Hold | undefined;
  /** A place that is moved without having been picked up isn't shown there yet. */
  #isMoving = false;
  #said = "";
  /** Done once the trip on the screen is one that this holds for. */
  #waiting: readonly Waiting[] = [];
  /** Of each place that was removed here: the day that it was on. */
  readonly #removedFrom = new Map<string, string>();
  readonly #foresight: Foresight;
  #isRehearsed = false;

  constructor(first: EditedPage) {
    this.#page = first;
    this.#foresight = createForesight(
      () => this.#page.trip,
      () => this.#isMoving || this.#hold !== undefined,
      (trip, made) => this.#settle(trip, made),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly hold = (): Hold | undefined => this.#hold;

  /** The text to announce now. */
  readonly said = (): string => this.#said;

  page(): EditedPage {
    return this.#page;
  }

  /** Called with each new state of the page, once it is on the screen. */
  follow(next: EditedPage): void {
    const isChanged = next.trip !== this.#page.trip;
    this.#page = next;
    if (isChanged) this.#notify();
    for (const entry of this.#waiting) if (entry.isShown(this.#page.trip)) this.#finish(entry);
    if (isChanged) this.#foresight.renew();
    // Another tab or device took it away.
    if (this.#hold !== undefined && spotOf(this.#days(), this.#hold.place.id) === undefined) {
      this.#setHold(undefined);
    }
  }

  /** Someone is about to change something. */
  prepare(): void {
    this.#page.prepare();
    void this.#rehearse();
  }

  /** The first edit takes the engine several times as long as the next one: it makes one that changes nothing. */
  async #rehearse(): Promise<void> {
    // A guest's edits are worked out by the server.
    if (this.#isRehearsed || this.#page.isTemporary === true) return;
    this.#isRehearsed = true;
    await whenIdle();
    const { trip } = this.#page;
    const [first] = this.#days().find(({ plan }) => plan.length > 0)?.plan ?? [];
    const spot = first && spotOf(this.#days(), first.id);
    if (first === undefined || spot === undefined) return;
    const edit = { kind: "move-place", placeId: first.id, ...spot } as const;
    await this.#settle(trip, [edit]).catch(() => undefined);
  }

  /** The handle of a place has the focus. */
  reach(placeId: string): void {
    this.prepare();
    this.#foresight.reach(placeId);
  }

  /** Once the page shows the handle of a place. */
  focusSoon(placeId: string): void {
    this.#whenShown(
      () => document.getElementById(moveHandleId(placeId))?.checkVisibility() === true,
      () => focusPlace(placeId),
    );
  }

  /** The day that a place was removed from on this page. */
  removedFrom(placeId: string): string | undefined {
    return this.#removedFrom.get(placeId);
  }

  /** The trip as an edit would make it; undefined where it can't be made. */
  try(edit: Edit): Promise<Trip | undefined> {
    return this.#settle(this.#page.trip, [edit]);
  }

  /** One spot later, or earlier where `steps` is -1. */
  step(steps: number): void {
    if (this.#hold === undefined) return;
    this.choose(spotBeside(this.#days(), this.#hold.place.id, this.#hold.spot, steps));
  }

  /** To the first spot of the next day, or of the day before where `steps` is -1. */
  stepDay(steps: number): void {
    if (this.#hold === undefined) return;
    this.choose(spotOfDayBeside(this.#days(), this.#hold.place.id, this.#hold.spot, steps));
  }

  /** The first or last spot of a day; left out, of the one it is over. */
  chooseEnd(end: "first" | "last", dayId = this.#hold?.spot.dayId ?? ""): void {
    if (this.#hold === undefined) return;
    this.choose(endOfDay(this.#days(), this.#hold.place.id, dayId, end));
  }

  choose(spot: Spot | undefined): void {
    if (this.#hold === undefined || this.#hold.isPut || spot === undefined) return;
    if (isSameSpot(spot, this.#hold.spot)) return;
    this.#page.unfoldDay(spot.dayId);
    const { verdict: _, ...moved } = this.#hold;
    this.#hold = { ...moved, spot };
    this.#say(editWords.stand(standAt(this.#days(), this.#hold.place.id, spot)));
    void this.#judge(this.#hold);
  }

  /** Says the hours at a spot, and whether it fits, unless the place has gone on meanwhile. */
  async #judge(held: Hold): Promise<void> {
    const { place, spot } = held;
    const trip = await this.#settle(this.#page.trip, [
      { kind: "move-place", placeId: place.id, ...spot },
    ]);
    if (trip?.planCheck === undefined || !isTimed(trip) || this.#hold !== held) return;
    const { visit } = findPlace(trip, place.id)?.place ?? {};
    if (visit === undefined) return;
    const problem = problemThere(this.#page.trip, trip, place.id);
    this.#hold = { ...held, verdict: { visit, problem } };
    this.#say(editWords.standWith(standAt(this.#days(), place.id, spot), visit, problem));
  }

  pickUp(placeId: string, isDragged: boolean): void {
    const from = spotOf(this.#days(), placeId);
    const place = findPlace(this.#page.trip, placeId)?.place;
    if (from === undefined || place === undefined || this.#hold?.isPut === true || this.#isMoving)
      return;
    this.#hold = { place, from, spot: from, isDragged, isPut: false };
    const stand = standAt(this.#days(), placeId, from);
    this.#say(
      isDragged
        ? editWords.moving(guideText(place.placeName))
        : editWords.pickedUp(guideText(place.placeName), stand),
    );
  }

  cancel(): void {
    if (this.#hold === undefined || this.#hold.isPut) return;
    const { placeName, id } = this.#hold.place;
    this.#hold = undefined;
    this.#say(editWords.takenBack(guideText(placeName)));
    focusPlace(id);
  }

  /** Puts the held place at its spot. */
  async put(): Promise<void> {
    if (this.#hold === undefined || this.#hold.isPut) return;
    const { place, from, spot, isDragged } = this.#hold;
    if (isSameSpot(from, spot)) return this.cancel();
    this.#setHold({ ...this.#hold, isPut: true });
    // It lies in its slot at once; to draw the plan anew takes several frames.
    if (isDragged) await whenPainted();
    await this.#bring(place, spot, () => {
      this.#setHold(undefined);
      if (!isDragged) return focusPlace(place.id);
      // The focus asks for the layout, which the page has a frame later anyway.
      void whenPainted().then(() => focusPlace(place.id));
    });
  }

  /** Moves a place at once to another spot. */
  moveTo(placeId: string, next: (spot: Spot) => Spot): void {
    if (this.#hold !== undefined || this.#isMoving) return;
    const from = spotOf(this.#days(), placeId);
    const place = findPlace(this.#page.trip, placeId)?.place;
    if (from === undefined || place === undefined) return;
    const spot = next(from);
    if (isSameSpot(spot, from)) return;
    this.#page.unfoldDay(spot.dayId);
    this.#foresight.leave(placeId, from);
    this.#isMoving = true;
    void this.#bring(place, spot, () => {
      this.#isMoving = false;
      focusPlace(place.id);
    });
  }

  /**
   * Moves a place to a spot, and says where and when it is then.
   *
   * @param then is called once it is shown there, or can't be kept, and brings the focus to it.
   */
  async #bring(place: TripPlace, spot: Spot, then: () => void): Promise<void> {
    const isThere = ({ tripData }: Trip) => {
      const stands = spotOf(tripData.itinerary, place.id);
      return stands !== undefined && isSameSpot(stands, spot);
    };
    const entry = { isShown: isThere, done: then };
    this.#waiting = [...this.#waiting, entry];
    const former = this.#days();
    if (!(await this.#page.edit({ kind: "move-place", placeId: place.id, ...spot }))) {
      this.#finish(entry);
      return;
    }
    this.#finishSoon(entry);
    this.#whenShown(
      (trip) => isThere(trip) && isTimed(trip),
      () => {
        const { day = "" } = this.#days().find(({ id }) => id === spot.dayId) ?? {};
        const visit = isTimed(this.#page.trip)
          ? findPlace(this.#page.trip, place.id)?.place.visit
          : undefined;
        this.#say(editWords.placed(guideText(place.placeName), day, visit?.startMinutes));
        if (isTimed(this.#page.trip)) sayMeals(former, this.#days());
      },
    );
  }

  /** Makes edits, of which the screen shows at once what is known. @returns whether they are kept; if not, why is shown. */
  readonly edit = async (...made: readonly Edit[]): Promise<boolean> => {
    const ahead = placesAhead(this.#page.trip, made);
    if (ahead.size === 0) return this.#page.edit(...made);
    const putBack = showAhead(ahead);
    // The hours are worked out meanwhile; to draw the plan anew takes several frames.
    void this.#settle(this.#page.trip, made).catch(() => undefined);
    const isShown = ({ tripData }: Trip) =>
      !tripData.itinerary.some(({ plan }) => plan.some((place) => ahead.has(place)));
    let isKept = false;
    try {
      await whenPainted();
      isKept = await this.#page.edit(...made);
    } finally {
      if (isKept) this.#whenShown(isShown, putBack);
      else putBack();
    }
    return isKept;
  };

  /**
   * Makes an edit, and says so once it is on the screen.
   *
   * @param then what else is done then, such as to focus what stands in the place of what is gone.
   * @returns whether it is kept.
   */
  async make(edit: Edit, words: string, then: () => void = () => undefined): Promise<boolean> {
    const former = this.#page.trip;
    if (!(await this.edit(edit))) return false;
    this.#whenShown(
      (trip) => trip !== former && hasAddedDay(edit, trip),
      () => {
        this.#say(words);
        then();
      },
    );
    return true;
  }

  async remove(placeId: string): Promise<void> {
    const day = this.#days().find(({ plan }) => plan.some(({ id }) => id === placeId));
    const place = findPlace(this.#page.trip, placeId)?.place;
    if (day === undefined || place === undefined) return;
    this.#removedFrom.set(placeId, day.id);
    const at = day.plan.indexOf(place);
    const beside = day.plan[at + 1] ?? day.plan[at - 1];
    const edit = { kind: "remove-place", placeId } as const;
    // It is gone at once. The hours of the others are worked out meanwhile.
    const row = document.getElementById(placeRowId(placeId))?.closest("li");
    if (row != null) row.hidden = true;
    void this.#settle(this.#page.trip, [edit]).catch(() => undefined);
    await whenPainted();
    const isKept = await this.make(edit, editWords.removed(guideText(place.placeName)), () =>
      beside === undefined ? focusPart(dayHeadingId(day.id)) : focusPlace(beside.id),
    );
    if (row != null && !isKept) row.hidden = false;
  }

  #days(): readonly TripDay[] {
    return this.#page.trip.tripData.itinerary;
  }

  #settle(trip: Trip, made: readonly Edit[]): Promise<Trip | undefined> {
    const { isTemporary, city } = this.#page;
    return settleEdits(trip, made, isTemporary ? { facts: city } : undefined);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #say(text: string): void {
    this.#said = text;
    this.#notify();
  }

  #setHold(next: Hold | undefined): void {
    this.#hold = next;
    this.#notify();
  }

  #whenShown(isShown: (trip: Trip) => boolean, then: () => void): void {
    const entry = { isShown, done: then };
    this.#waiting = [...this.#waiting, entry];
    this.#finishSoon(entry);
    if (isShown(this.#page.trip)) this.#finish(entry);
  }

  #finishSoon(entry: Waiting): void {
    setTimeout(() => this.#finish(entry), SHOWN_WITHIN_MS);
  }

  #finish(entry: Waiting): void {
    if (!this.#waiting.includes(entry)) return;
    this.#waiting = this.#waiting.filter((one) => one !== entry);
    entry.done();
  }
}

/** Who moves a sight looks at the sight: that dinner went along, or lunch is gone, is said beside it. */
function sayMeals(before: readonly TripDay[], after: readonly TripDay[]): void {
  const lost = lostMeals(before, after).map(({ day, kind }) =>
    editWords.noMeal(kind, storedWords.day(day)),
  );
  const changed = changedMeals(before, after).map(
    ({ kind, startMinutes, endMinutes, placeName }) => {
      const hours = language.span(startMinutes, endMinutes);
      return placeName === undefined
        ? viewTripWords.meal(kind, hours)
        : viewTripWords.mealAt(kind, hours, guideText(placeName)).join("");
    },
  );
  const words = [...lost, ...changed];
  if (words.length > 0) showToast(editWords.mealsChanged(words));
}

/** Whether the hours of the trip are those of its order. */
function isTimed({ planCheck }: Trip): boolean {
  return planCheck?.isStale !== true;
}

/** Whether the trip has the day that an edit adds, if it adds one: another change may be shown before it. */
function hasAddedDay(edit: Edit, { tripData }: Trip): boolean {
  return edit.kind !== "add-day" || tripData.itinerary.some(({ id }) => id === edit.dayId);
}
