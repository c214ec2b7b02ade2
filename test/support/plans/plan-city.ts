import { makeTimetable, type Timetable } from "../../../src/domain/engine/days/make-timetable.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { countPeople } from "../../../src/domain/trip/count-people.ts";
import type { PlanRequest } from "../../../src/domain/trip/plan-request.ts";
import { TRAVELLERS } from "../../../src/domain/trip/traveller.ts";
import type { GuideCity, GuideHotel } from "../../../src/guide/guide-city.ts";

export type CityRequest = Omit<PlanRequest, "people">;

/** A city's timetable, made in one go. */
export function planCity(city: GuideCity, request: CityRequest): Timetable<GuideHotel> {
  return runToEnd(makeTimetable(city, { ...request, people: peopleOf(request) }));
}

export function peopleOf({ traveller }: CityRequest): number {
  return countPeople(TRAVELLERS.find(({ title }) => title === traveller)?.people ?? "1");
}
