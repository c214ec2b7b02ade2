import { makeTimetable, type Timetable } from "../../../src/domain/engine/days/make-timetable.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { countPeople } from "../../../src/domain/trip/count-people.ts";
import type { PlanRequest } from "../../../src/domain/trip/plan-request.ts";
import { TRAVELLERS } from "../../../src/domain/trip/traveller.ts";
import type { GuideCity, GuideHotel } from "../../../src/guide/guide-city.ts";

export type CityRequest = Omit<PlanRequest, "people">;

const known = new WeakMap<GuideCity, Map<string, Timetable<GuideHotel>>>();

/** A city's timetable, made in one go, and once for all tests of a worker. */
export function planCity(city: GuideCity, request: CityRequest): Timetable<GuideHotel> {
  const plans = known.get(city) ?? new Map<string, Timetable<GuideHotel>>();
  known.set(city, plans);
  const key = JSON.stringify(request);
  const plan =
    plans.get(key) ?? runToEnd(makeTimetable(city, { ...request, people: peopleOf(request) }));
  plans.set(key, plan);
  return plan;
}

export function peopleOf({ traveller }: CityRequest): number {
  return countPeople(TRAVELLERS.find(({ title }) => title === traveller)?.people ?? "1");
}
