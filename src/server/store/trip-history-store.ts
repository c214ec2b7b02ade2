import type { MadeDescription } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";

/** Steps that are kept of a trip, the newest. */
export const MAX_TRIP_STEPS = 100;
/** The most bytes of JSON that a trip's steps back take together; the newest is kept whatever its size. */
export const MAX_TRIP_STEPS_BYTES = 512 * 1024;

/** The step of a trip from one version to the next. */
export type TripStep = {
  /** The version that it made. */
  readonly version: number;
  readonly atMs: number;
  /** The user who took it. */
  readonly madeBy: string;
  readonly made: MadeDescription;
  /** The edits that make the version before of this one. */
  readonly inverse: readonly Edit[];
};

export type ListedTripStep = Omit<TripStep, "inverse">;

/** Stands for what a step was where that can't be read any more. */
export const DAMAGED_STEP: MadeDescription = { code: "several", values: { count: 1 } };

/** The steps that can be taken back: a damaged one hides no later one, and ends what is known. @param steps newest first. */
export function untilDamaged(
  steps: readonly (ListedTripStep & { readonly inverse: readonly Edit[] | undefined })[],
): TripStep[] {
  const readable: TripStep[] = [];
  for (const { inverse, ...step } of steps) {
    if (inverse === undefined) break;
    readable.push({ ...step, inverse });
  }
  return readable;
}

/** The steps of trips. They are written with the versions that they make (`TripStore.replace`), and go with the trip. */
export type TripHistoryStore = {
  /** Newest first. Whose trip it is the caller knows. */
  list(tripId: string): Promise<ListedTripStep[]>;
  /** The steps after a version, newest first. */
  after(tripId: string, version: number): Promise<TripStep[]>;
};

/** Names a step, in the order of time within its trip. */
export function tripStepId(tripId: string, version: number): string {
  return `${tripId}/${String(version).padStart(9, "0")}`;
}
