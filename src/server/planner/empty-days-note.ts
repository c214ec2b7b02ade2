import type { Timetable } from "../../domain/engine/days/make-timetable.ts";
import { rateCandidates } from "../../domain/engine/days/rate-candidates.ts";
import { requestInCity } from "../../domain/engine/days/request-in-city.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import { visitWindows } from "../../domain/engine/visits/visit-windows.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";

/** Why days of a plan stayed empty; undefined where none did. */
export function emptyDaysNote(
  city: KnownCity,
  request: PlanRequest,
  { days }: Pick<Timetable, "days">,
): PlannerNote | undefined {
  const empty = days.filter(({ visits }) => visits.length === 0);
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
  const isClosed = left.every((place) =>
    empty.every(({ date }) => visitWindows(place, date, asked.pace, 0).windows.length === 0),
  );
  return { code: isClosed ? "restClosed" : "restDoesNotFit", values: { city: city.name } };
}
