export type PhotoKind = "hero" | "hotel" | "place";

/** Specification, section 9: which of a place's photos stands for what, counted from 0. */
const INDEX: Readonly<Record<PhotoKind, number>> = { hero: 8, hotel: 1, place: 2 };
/** The hero and a hotel have theirs only where there are more photos than this. */
const MORE_THAN = 8;

/** Which of `count` photos to show; undefined where the fallback image is shown. */
export function photoIndex(kind: PhotoKind, count: number): number | undefined {
  const index = INDEX[kind];
  const isEnough = kind === "place" ? count > index : count > MORE_THAN;
  return isEnough ? index : undefined;
}
