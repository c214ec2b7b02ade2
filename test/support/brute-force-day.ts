import { BEST_TIME_MINUTES } from "../../src/domain/best-time.ts";
import { LONG_VISIT_MINUTES } from "../../src/domain/pace.ts";
import type { Candidate, DayRules } from "../../src/guide/day-route.ts";

/**
 * What the cheapest day through these places costs, found the slow way: every order timed to its end,
 * none given up early. Undefined when no order can be walked.
 */
export function bruteForceDay(day: readonly Candidate[], rules: DayRules): number | undefined {
  if (!mayShareDay(day, rules)) return undefined;
  const costs = permutations(day)
    .map((order) => costOf(order, rules))
    .filter((cost) => cost !== undefined);
  return costs.length === 0 ? undefined : Math.min(...costs);
}

function mayShareDay(day: readonly Candidate[], { pace }: DayRules): boolean {
  const places = day.map(({ place }) => place);
  const categories = places.map(({ category }) => category);
  return (
    places.length <= pace.most &&
    places.filter((place) => place.visitMinutes >= LONG_VISIT_MINUTES).length <=
      pace.maxLongVisits &&
    places.filter((place) => place.bestTime === "evening").length < 2 &&
    categories.every((category) => categories.filter((other) => other === category).length < 3)
  );
}

function costOf(
  order: readonly Candidate[],
  { pace, travel, hotel }: DayRules,
): number | undefined {
  const evening = Math.min(18 * 60, pace.endMinutes - 120);
  let [clock, from, walkKm, cost] = [pace.startMinutes, hotel, 0, 0];
  let [lunch, dinner] = [false, false];
  for (const { place, starts } of order) {
    const leg = travel(from)(place.at);
    let ready = clock + leg.minutes;
    if (!lunch && ready >= 12 * 60) {
      if (ready < 15 * 60) ready += 60;
      lunch = true;
    }
    if (!dinner && ready >= 18.5 * 60) {
      ready += 75;
      dinner = true;
    }
    const earliest = place.bestTime === "evening" ? Math.max(ready, evening) : ready;
    const rounded = Math.ceil(earliest / 5) * 5;
    const range = starts.ranges.find(([, last]) => rounded <= last);
    if (range === undefined) return undefined;
    const start = Math.max(rounded, range[0]);
    const [bestFrom, bestTo] = BEST_TIME_MINUTES[place.bestTime];
    cost += 1.5 * leg.minutes + 0.2 * (start - ready);
    cost += bestFrom <= start && start <= bestTo ? 0 : 12;
    walkKm += leg.mode === "walk" ? leg.distanceKm : 0;
    clock = start + place.visitMinutes + 5;
    from = place.at;
  }
  const back = travel(from)(hotel);
  walkKm += back.mode === "walk" ? back.distanceKm : 0;
  if (clock + back.minutes > pace.endMinutes || walkKm > pace.maxWalkKm) return undefined;
  return cost + 1.5 * back.minutes;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
