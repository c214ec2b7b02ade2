import { createContext, useContext } from "react";
import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";

/** The text typed, under the words that name the field. */
export type Draft = { readonly label: string; readonly text: string };

/** The step that was undone or done again. */
export type Undone = {
  /** In words, which a toast has said already. */
  readonly words: string;
  /** The place, day or hotel that it was about, where it was about one. */
  readonly partId?: string | undefined;
};

/** A former state of a trip, which is looked at. */
export type PastTrip = {
  readonly trip: Trip;
  /** The time of the last step by then, ISO 8601; undefined before everything that is known. */
  readonly at: string | undefined;
};

export type TripEditor = {
  /**
   * Changes the trip as it is on the screen now, by edits that are one step to undo. @returns whether they are kept; if not,
   * why is shown.
   */
  readonly edit: (...made: readonly Edit[]) => Promise<boolean>;
  /** A change to come to the trip on the screen, for an edit that takes its time, such as typing. */
  readonly begin: () => TripEditor["edit"];
  /** Loads what works out the hours of an edit, before there is one. */
  readonly prepare: () => void;
  /** Takes the last change back. @returns undefined where it can't; why is shown. */
  readonly undo: () => Promise<Undone | undefined>;
  /** Makes the change that was undone last again. */
  readonly redo: () => Promise<Undone | undefined>;
  /** Shows a former state of the trip; undefined where none is known. */
  readonly lookAt?: ((past: PastTrip) => void) | undefined;
  /** Opens the panel of links; undefined for all but the trip's owner. */
  readonly share?: (() => void) | undefined;
  /** An example, or a guest's, which can't be renamed, deleted or looked up later. */
  readonly isTemporary?: true;
  /** Texts in open editors, by what each is about: they outlive the trip. */
  readonly drafts: Map<string, Draft>;
};

/** The steps that can be undone and done again now. */
export type TripSteps = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last step, in words: "Pantheon moved to Day 3". */
  readonly lastChange: string | undefined;
};

/** The means by which the parts of a trip's page change it, the same over all changes; undefined where it can only be read. */
export const TripEditing = createContext<TripEditor | undefined>(undefined);

/** Changes with each edit, so that only what shows it is drawn again. */
export const TripStepsContext = createContext<TripSteps>({
  canUndo: false,
  canRedo: false,
  lastChange: undefined,
});

export const useTripSteps = () => useContext(TripStepsContext);
export const useTripEditing = () => useContext(TripEditing);
