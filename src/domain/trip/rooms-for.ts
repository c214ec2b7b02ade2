const PEOPLE_A_ROOM = 2;

/** How many rooms so many people take: double ones. */
export function roomsFor(people: number): number {
  return Math.ceil(people / PEOPLE_A_ROOM);
}
