import { countPayers } from "./child-ages.ts";

/** Of a double room, and with those children in it who sleep in a cot or an extra bed (editorial). */
const ADULTS_A_ROOM = 2;
const PEOPLE_A_ROOM = 4;
const SHARES_UNTIL = 12;

/** How many rooms so many people take: double ones, each with up to two children under 12 besides. */
export function roomsFor(people: number, childAges: readonly number[] = []): number {
  const adults = countPayers(people, childAges, SHARES_UNTIL);
  return Math.max(1, Math.ceil(adults / ADULTS_A_ROOM), Math.ceil(people / PEOPLE_A_ROOM));
}
