/**
 * The target of links to a day.
 *
 * @param id of the day.
 */
export function dayHeadingId(id: string): string {
  return `day-${id}`;
}

/**
 * The target of links to a place's row.
 *
 * @param id of the place.
 */
export function placeRowId(id: string): string {
  return `place-${id}`;
}

/** @param placeId of the place that the handle moves. */
export function moveHandleId(placeId: string): string {
  return `move-${placeId}`;
}
