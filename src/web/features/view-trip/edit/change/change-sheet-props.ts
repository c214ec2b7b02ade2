import type { Trip } from "../../../../../domain/trip/trip.ts";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview-of.ts";

/** What each question over the page is given. */
export type ChangeSheetProps = {
  readonly trip: Trip;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};
