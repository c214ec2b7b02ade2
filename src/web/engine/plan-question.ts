import type { Booking } from "../../domain/bookings/booking.ts";
import type { Edited } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { TableOption } from "../../domain/engine/revise/tables-for-meal.ts";
import type { FreeSpot } from "../../domain/engine/revise/ways-out.ts";
import type { PlaceOption } from "../../domain/engine/revise/weigh-options.ts";
import type { FitAnswer } from "../../domain/ideas/fit-ideas.ts";
import type { TakenCandidate } from "../../domain/ideas/take-candidate.ts";
import type { DayWeather } from "../../domain/places/day-weather.ts";
import type { MealKind } from "../../domain/places/eatery-kind.ts";
import type { PlaceCategory } from "../../domain/places/place-category.ts";
import type { Place, Trip } from "../../domain/trip/trip.ts";
import type { WishAnswer } from "../../domain/wishes/answer-wish.ts";
import type { SentTrip } from "./known-days.ts";
import type { GivenList, ListedPlaces } from "./list-places.ts";

/** The questions that a page asks the planning engine, and the answer to each. */
export type PlanQuestions = {
  /** The trip with edits made, their days timed and the plan checked. */
  readonly makeEdits: {
    readonly asked: { readonly trip: Trip; readonly edits: readonly Edit[] };
    readonly answer: Edited;
  };
  /** The trip with the best order and hours of some days. */
  readonly proposeDays: {
    readonly asked: { readonly trip: Trip; readonly dayIds: readonly string[] };
    readonly answer: Trip;
  };
  /** The trip on other dates. */
  readonly proposeDates: {
    readonly asked: {
      readonly trip: Trip;
      readonly startDate: string;
      readonly newIds: readonly string[];
    };
    readonly answer: Trip;
  };
  /** The trip with less time out in bad weather. */
  readonly proposeForWeather: {
    readonly asked: {
      readonly trip: Trip;
      readonly weather: readonly DayWeather[];
      readonly newIds: readonly string[];
    };
    readonly answer: Trip;
  };
  /** The trip by ways and rides that came after it was planned. */
  readonly proposeRetimed: {
    readonly asked: { readonly trip: Trip };
    readonly answer: Trip;
  };
  /** Places that could take a place's spot. */
  readonly alternatives: {
    readonly asked: { readonly trip: Trip; readonly placeId: string };
    readonly answer: readonly PlaceOption[];
  };
  /** Tables for a meal of a day. */
  readonly tablesForMeal: {
    readonly asked: {
      readonly trip: Trip;
      readonly dayId: string;
      readonly meal: MealKind;
      /** A part of their name; left out, those near there. */
      readonly name?: string;
    };
    readonly answer: readonly TableOption[];
  };
  /** Places that fit on a day, at any time of it. */
  readonly suggestions: {
    readonly asked: { readonly trip: Trip; readonly dayId: string };
    readonly answer: readonly PlaceOption[];
  };
  /** The trip with places more on a day. */
  readonly fillDay: {
    readonly asked: {
      readonly trip: Trip;
      readonly dayId: string;
      readonly newIds: readonly string[];
    };
    readonly answer: Trip;
  };
  /** Places that the trip doesn't have, by words. */
  readonly searchPlaces: {
    readonly asked: {
      readonly trip: Trip;
      readonly text: string;
      /** The day that it is for. */
      readonly dayId: string;
      readonly kinds?: readonly PlaceCategory[];
    };
    readonly answer: readonly Place[];
  };
  /** The trip as wishes in words would have it. */
  readonly answerWish: {
    readonly asked: {
      readonly trip: Trip;
      readonly text: string;
      readonly dayId?: string | undefined;
      /** A model's reading of the words that the reader has not understood. */
      readonly read?: unknown;
      /** The choice made for a part that was asked back, by the part's words. */
      readonly chosen?: Readonly<Record<string, number>> | undefined;
    };
    readonly answer: WishAnswer;
  };
  /** The places of a list, beside the trip. */
  readonly listPlaces: {
    readonly asked: { readonly trip: Trip; readonly list: GivenList };
    readonly answer: ListedPlaces;
  };
  /** The trip with its ideas in the plan, or with only one of them. */
  readonly fitIdeas: {
    readonly asked: { readonly trip: Trip; readonly ideaId?: string };
    readonly answer: FitAnswer;
  };
  /** How a slot's candidate comes into the plan; undefined where it fits nowhere. */
  readonly takeCandidate: {
    readonly asked: { readonly trip: Trip; readonly ideaId: string };
    readonly answer: TakenCandidate | undefined;
  };
  /** The trip with bookings, and its days laid out around them; undefined where it can't hold them. */
  readonly proposeBookings: {
    readonly asked: { readonly trip: Trip; readonly bookings: readonly Booking[] };
    readonly answer: Trip | undefined;
  };
  /** Where else a place would fit. */
  readonly waysOut: {
    readonly asked: { readonly trip: Trip; readonly placeId: string };
    readonly answer: readonly FreeSpot[];
  };
};

export type PlanQuestion = {
  [Kind in keyof PlanQuestions]: { readonly kind: Kind } & PlanQuestions[Kind]["asked"];
}[keyof PlanQuestions];

/** A question as it is sent: a trip to edit without the days of the last trip that came of edits. */
export type SentQuestion =
  | Exclude<PlanQuestion, { readonly kind: "makeEdits" }>
  | { readonly kind: "makeEdits"; readonly trip: SentTrip; readonly edits: readonly Edit[] };

/** A message to the worker. The facts of a city go with the first question about it, and stay there. */
export type ToWorker = {
  /** Left out where the facts alone are sent ahead. */
  readonly question?: SentQuestion;
  readonly city?: { readonly facts: unknown };
};

export type FromWorker =
  /** Its code is loaded. */
  | { readonly kind: "ready" }
  /** It is at the question still. */
  | { readonly kind: "working" }
  | { readonly kind: "answer"; readonly answer: unknown }
  /** Why edits can't be made. */
  | { readonly kind: "refused"; readonly answer: unknown }
  /** The outcome of edits, without the days of the trip that they were made to. */
  | { readonly kind: "edited"; readonly trip: SentTrip }
  | { readonly kind: "failed"; readonly why: string };
