import { datesOf } from "../../domain/engine/days/days-task.ts";
import type { Timetable } from "../../domain/engine/days/make-timetable.ts";
import { rateCandidates } from "../../domain/engine/days/rate-candidates.ts";
import { requestInCity } from "../../domain/engine/days/request-in-city.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import { isOpenOn } from "../../domain/engine/visits/visit-windows.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { mayBeEmpty, wishedPaces } from "../../domain/trip/day-pace.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";

/** Why days of a plan stayed empty; undefined where none did. */
export function emptyDaysNote(
  city: KnownCity,
  request: PlanRequest,
  { days }: Pick<Timetable, "days">,
): PlannerNote | undefined {
  const paces = wishedPaces(request, datesOf(request));
  const isMeant = (at: number) => paces?.[at] !== undefined && mayBeEmpty(paces[at]);
  const empty = days.filter(({ visits }, at) => visits.length === 0 && !isMeant(at));
  if (empty.length === 0) return undefined;
  const used = new Set(
    days.flatMap((day) => day.visits.map(({ candidate }) => candidate.place.id)),
  );
  const asked = requestInCity(city, request);
  const candidates = rateCandidates(asked).map(({ place }) => place.id);
  const left = city.places.filter(({ id }) => candidates.includes(id) && !used.has(id));
  if (left.length === 0) {
    return { code: "fewPlaces", values: { city: city.name, places: used.size } };
  }
  const isClosed = left.every((place) => empty.every(({ date }) => !isOpenOn(place, date)));
  return { code: isClosed ? "restClosed" : "restDoesNotFit", values: { city: city.name } };
}
