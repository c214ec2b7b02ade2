/**
 * What links to a day point at.
 *
 * @param id of the day.
 */
export function dayHeadingId(id: string): string {
  return `day-${id}`;
}
