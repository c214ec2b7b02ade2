/** How many people a trip's people value means: 5 for "5+". */
export function countPeople(traveler: string): number {
  return Math.max(1, Number.parseInt(traveler, 10) || 1);
}
