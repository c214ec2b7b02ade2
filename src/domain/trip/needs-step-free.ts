import type { TripWish } from "./trip-wish.ts";

/** Whether a wheelchair, a stroller or bad knees come along, by the wishes. */
export function needsStepFree({
  wishes = [],
}: {
  readonly wishes?: readonly TripWish[] | undefined;
}): boolean {
  return wishes.some((wish) => wish.kind === "need" && wish.need === "stepFree");
}
