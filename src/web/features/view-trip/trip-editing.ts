import { createContext, useContext } from "react";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";

/** What was typed, under the words that name the field. */
export type Draft = { readonly label: string; readonly text: string };

export type TripEditor = {
  /** Changes the trip as it is on the screen now. @returns whether it is kept; if not, why is shown. */
  readonly edit: (edit: Edit) => Promise<boolean>;
  /** Texts in open editors, by what each is about: they outlive the trip. */
  readonly drafts: Map<string, Draft>;
};

/** What the parts of a trip's page change it with; undefined where it can only be read. */
export const TripEditing = createContext<TripEditor | undefined>(undefined);

export function useTripEditing(): TripEditor | undefined {
  return useContext(TripEditing);
}
