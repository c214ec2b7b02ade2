/**
 * What links to a place's row point at.
 *
 * @param id of the place.
 */
export function placeRowId(id: string): string {
  return `place-${id}`;
}
