/** @param placeId of the place that the handle moves. */
export function moveHandleId(placeId: string): string {
  return `move-${placeId}`;
}
