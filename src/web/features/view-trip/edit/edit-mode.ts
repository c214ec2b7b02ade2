import { createContext, useContext } from "react";
import type { ChangeSheet } from "../change/change-sheet.ts";
import type { EditParts } from "./edit-parts.ts";

/** How the plan on the page can be changed by hand. */
export type EditMode = {
  /** What is loaded when it is needed; undefined before, and where the trip can only be read. */
  readonly parts: EditParts | undefined;
  /** A phone's plan is being edited: its rows are slim, with a handle each. */
  readonly isSlim: boolean;
  /** Opens a question over the page; undefined where the trip can only be read. */
  readonly ask?: ((sheet: ChangeSheet) => void) | undefined;
};

export const EditModeContext = createContext<EditMode>({ parts: undefined, isSlim: false });

export function useEditModeContext(): EditMode {
  return useContext(EditModeContext);
}
