import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { TableOption } from "../../../../../domain/engine/revise/tables-for-meal.ts";
import type { FreeSpot } from "../../../../../domain/engine/revise/ways-out.ts";
import type { PlaceOption } from "../../../../../domain/engine/revise/weigh-options.ts";
import type { DayWeather } from "../../../../../domain/places/day-weather.ts";
import type { MealKind } from "../../../../../domain/places/eatery-kind.ts";
import type { FoundPlaces } from "../../../../../domain/places/found-places.ts";
import type { Place, Trip } from "../../../../../domain/trip/trip.ts";
import type { WishAnswer } from "../../../../../domain/wishes/answer-wish.ts";

/** The engine's answers before anything is changed. Each is undefined where it can't be worked out now. */
export type PlanPreview = {
  /** The trip as the edits would make it, with hours and check. */
  tryEdits(edits: readonly Edit[]): Promise<Trip | undefined>;
  /** Places that might stand where this one does. */
  alternatives(placeId: string): Promise<readonly PlaceOption[] | undefined>;
  /**
   * Tables that a meal of a day might be had at.
   *
   * @param name a part of their name; "": those near there.
   * @param moved the trip with the meal at another hour.
   */
  tablesForMeal(
    dayId: string,
    meal: MealKind,
    name: string,
    moved?: Trip,
  ): Promise<readonly TableOption[] | undefined>;
  /** Places that might come into a day, each where it fits best. */
  suggestions(dayId: string): Promise<readonly PlaceOption[] | undefined>;
  /** The trip with places more on a day; the same where nothing more fits. */
  fill(dayId: string): Promise<Trip | undefined>;
  /** Places of the guide that the trip doesn't have, by name or kind. */
  search(text: string, dayId: string): Promise<readonly Place[] | undefined>;
  /** Places of any kind by their name, near the trip; the server asks. @throws where it can't be reached. */
  findAnywhere(text: string, signal: AbortSignal): Promise<FoundPlaces>;
  /** Where else a place would fit. */
  waysOut(placeId: string): Promise<readonly FreeSpot[] | undefined>;
  /**
   * The trip as wishes in words would have it. What our reader doesn't understand, a model of the server reads, where
   * there is one and the trip is one's own. @param dayId the day that they are about, unless they name others.
   */
  wish(
    text: string,
    dayId: string | undefined,
    chosen?: Readonly<Record<string, number>>,
  ): Promise<WishAnswer | undefined>;
  /** The trip from this first day on: what is closed then moves or gives way. */
  proposeDates(startDate: string): Promise<Trip | undefined>;
  /** The trip with less time out in bad weather; the same where nothing helps. */
  proposeForWeather(weather: readonly DayWeather[]): Promise<Trip | undefined>;
  /** The trip by ways and rides that came after it was planned; the same where none is off. */
  proposeRetimed(): Promise<Trip | undefined>;
  /** The trip with these days in the best order. */
  propose(dayIds: readonly string[]): Promise<Trip | undefined>;
};
