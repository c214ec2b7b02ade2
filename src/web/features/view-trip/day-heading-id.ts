/** What links to a day point at. */
export function dayHeadingId(number: number): string {
  return `day-${number}`;
}
