import type { PlanEvent } from "../../domain/api/generation.ts";
import { type KnownCity, placesOf } from "../../domain/engine/known-city.ts";
import { planCandidates } from "../../domain/engine/plan-candidates.ts";
import { describePlace } from "../../domain/engine/writing/describe-place.ts";
import {
  type PlanAnswer,
  type PlanAnswerProblem,
  readPlanAnswer,
} from "../../domain/plan/plan-answer.ts";
import type { PlanSlice } from "../../domain/plan/plan-prompt.ts";
import { createPlanStream } from "../../domain/plan/plan-stream.ts";
import { interestTitles } from "../../domain/trip/interest.ts";
import type { Place } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";

/**
 * With five places a day or fewer, four days and the hotels are some 4,000 tokens: half of an
 * answer's limit. The other half is for the model's thoughts (docs/providers.md).
 */
const DAYS_A_SLICE = 4;

/** The number of requests for a trip of this length when nothing goes wrong. */
export function countSlices(days: number): number {
  return Math.ceil(days / DAYS_A_SLICE);
}

/**
 * A model's plan as it grows: each complete part of an answer is added once, in order, no place
 * twice.
 */
export type PlanDraft = {
  readonly isComplete: () => boolean;
  /** What to ask for next. */
  readonly nextSlice: (problems: readonly string[]) => PlanSlice;
  /** Takes the next piece of an answer. @returns the events of what became whole with it. */
  readonly takePiece: (piece: string) => PlanEvent[];
  /**
   * Ends an answer.
   *
   * @returns the events that its pieces did not show, and the answer's problems, in words for the
   * model; none when it was good.
   */
  readonly finishAnswer: (text: string) => { events: PlanEvent[]; problems: string[] };
  readonly notes: () => readonly string[];
};

/** @param city what is known there, which the model may choose from by id. */
export function createPlanDraft(
  request: Pick<TripRequest, "days" | "traveler" | "budget" | "startDate" | "interests" | "wishes">,
  destination: string,
  placesPerDay: number,
  city?: KnownCity,
): PlanDraft {
  const candidates = city && planCandidates(city);
  const known = new Map(
    (city === undefined ? [] : placesOf(city)).map((place) => [place.id, place] as const),
  );
  const hotels: string[] = [];
  const usedPlaces = new Map<string, string>();
  const notes: string[] = [];
  let daysDone = 0;
  let slice: PlanSlice | undefined;
  let stream = createPlanStream();
  let daysBefore = 0;

  function isNewHotel(name: string): boolean {
    if (hotels.some((hotel) => placeKey(hotel) === placeKey(name))) return false;
    hotels.push(name);
    return true;
  }

  function newPlaces(places: readonly Place[]): Place[] {
    const fresh: Place[] = [];
    for (const said of places) {
      const chosen = known.get(said.placeName);
      const place = chosen && city ? describePlace(chosen, city) : said;
      const key = placeKey(place.placeName);
      if (usedPlaces.has(key)) continue;
      usedPlaces.set(key, said.placeName);
      fresh.push(place);
    }
    return fresh;
  }

  /** Parts that were added before are skipped, so that an answer may be read twice. */
  function takeFrom(plan: Pick<PlanAnswer, "hotels" | "itinerary">): PlanEvent[] {
    const events: PlanEvent[] = [];
    const wantsHotels = slice?.hotels.length === 0;
    const newHotels = wantsHotels ? plan.hotels.filter((hotel) => isNewHotel(hotel.hotelName)) : [];
    if (newHotels.length > 0) events.push({ type: "hotels", hotels: newHotels });
    for (const day of plan.itinerary) {
      if (daysDone >= (slice?.lastDay ?? 0)) break;
      const places = newPlaces(day.plan);
      if (places.length === 0) continue;
      daysDone += 1;
      events.push({
        type: "day",
        number: daysDone,
        day: { day: `Day ${daysDone}`, plan: places },
      });
    }
    return events;
  }

  return {
    isComplete: () => daysDone >= request.days && hotels.length > 0,

    nextSlice(problems) {
      stream = createPlanStream();
      daysBefore = daysDone;
      slice = {
        destination,
        totalDays: request.days,
        firstDay: Math.min(daysDone + 1, request.days),
        lastDay: Math.min(daysDone + DAYS_A_SLICE, request.days),
        traveler: request.traveler,
        budget: request.budget,
        placesPerDay,
        startDate: request.startDate,
        interests: request.interests && interestTitles(request.interests),
        wishes: request.wishes?.map(({ text: _, ...wish }) => wish),
        hotels: [...hotels],
        candidates,
        usedPlaces: [...usedPlaces.values()],
        problems,
      };
      return slice;
    },

    takePiece: (piece) => takeFrom(stream.take(piece)),

    finishAnswer(text) {
      const read = readPlanAnswer(text);
      if (!read.ok) {
        return { events: [], problems: [problemOf(read.problem, text)] };
      }
      const events = takeFrom(read.plan);
      notes.push(...(read.plan.notes ?? []));
      const problems: string[] = [];
      if (hotels.length === 0) problems.push("it named no hotels");
      if (daysDone === daysBefore && daysDone < request.days) {
        problems.push(`it had no day ${daysDone + 1} with places that are not in the plan already`);
      }
      return { events, problems };
    },

    notes: () => [...new Set(notes)].slice(0, 8),
  };
}

function problemOf(problem: PlanAnswerProblem, text: string): string {
  if (text.trim() === "") return "it was empty";
  return problem === "not_json" ? "it was not JSON" : "it had no hotels and no itinerary";
}

/** Equal for the same place in slightly different spellings. */
function placeKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^(?:the|la|le|el)\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
