import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Ten sights of each city by fame, the most famous first, with a reason each: visitor numbers, UNESCO's
 * list, the great guides. Nothing under src reads it and it is not made from the guide's `popularity`,
 * so that the planner can't grade its own wishes. No day trips.
 */
const FILE = join(import.meta.dirname, "fame.csv");

const SIGHTS = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","));

/** Ids of the city's ten most famous sights, the first of them first. The guide may lack some. */
export function famousSights(cityId: string): string[] {
  return SIGHTS.flatMap(([city, sight]) => (city === cityId && sight !== undefined ? [sight] : []));
}
