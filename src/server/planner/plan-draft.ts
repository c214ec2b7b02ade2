import type { PlanEvent } from "../../domain/api/generation.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../../domain/engine/known-city.ts";
import { planCandidates } from "../../domain/engine/plan-candidates.ts";
import { describePlace } from "../../domain/engine/writing/describe-place.ts";
import {
  type PlanAnswer,
  type PlanAnswerProblem,
  readPlanAnswer,
} from "../../domain/plan/plan-answer.ts";
import type { DayBatch, PlanCandidate } from "../../domain/plan/plan-prompt.ts";
import { PlanStream } from "../../domain/plan/plan-stream.ts";
import { interestTitles } from "../../domain/trip/interest.ts";
import type { Place } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";

/**
 * With five places a day or fewer, four days and the hotels are some 4,000 tokens: half of an
 * answer's limit. The other half is for the model's thoughts (docs/providers.md).
 */
const DAYS_PER_BATCH = 4;

/** The number of requests for a trip of this length when nothing goes wrong. */
export function countBatches(days: number): number {
  return Math.ceil(days / DAYS_PER_BATCH);
}

type DraftRequest = Pick<
  TripRequest,
  | "days"
  | "traveler"
  | "budget"
  | "startDate"
  | "month"
  | "childAges"
  | "interests"
  | "wishes"
  | "language"
>;

/**
 * A model's plan as it grows: each complete part of an answer is added once, in order, no place
 * twice.
 */
export class PlanDraft {
  readonly #request: DraftRequest;
  readonly #destination: string;
  readonly #placesPerDay: number;
  readonly #city: KnownCity | undefined;
  readonly #candidates: readonly PlanCandidate[] | undefined;
  readonly #known: ReadonlyMap<string, KnownPlace>;
  readonly #hotels: string[] = [];
  readonly #usedPlaces = new Map<string, string>();
  readonly #notes: string[] = [];
  #daysDone = 0;
  #batch: DayBatch | undefined;
  #stream = new PlanStream();
  #daysBefore = 0;

  /** @param city what is known there, which the model may choose from by id. */
  constructor(request: DraftRequest, destination: string, placesPerDay: number, city?: KnownCity) {
    this.#request = request;
    this.#destination = destination;
    this.#placesPerDay = placesPerDay;
    this.#city = city;
    this.#candidates = city && planCandidates(city);
    const places = city === undefined ? [] : placesOf(city);
    this.#known = new Map(places.map((place) => [place.id, place] as const));
  }

  isComplete(): boolean {
    return this.#daysDone >= this.#request.days && this.#hotels.length > 0;
  }

  /** The next request. */
  nextBatch(problems: readonly string[]): DayBatch {
    this.#stream = new PlanStream();
    this.#daysBefore = this.#daysDone;
    this.#batch = {
      destination: this.#destination,
      totalDays: this.#request.days,
      firstDay: Math.min(this.#daysDone + 1, this.#request.days),
      lastDay: Math.min(this.#daysDone + DAYS_PER_BATCH, this.#request.days),
      traveler: this.#request.traveler,
      budget: this.#request.budget,
      placesPerDay: this.#placesPerDay,
      startDate: this.#request.startDate,
      month: this.#request.month,
      childAges: this.#request.childAges,
      interests: this.#request.interests && interestTitles(this.#request.interests),
      wishes: this.#request.wishes?.map(({ text: _, ...wish }) => wish),
      hotels: [...this.#hotels],
      candidates: this.#candidates,
      usedPlaces: [...this.#usedPlaces.values()],
      problems,
      language: this.#request.language,
    };
    return this.#batch;
  }

  /** Takes the next piece of an answer. @returns the events of what became whole with it. */
  takePiece(piece: string): PlanEvent[] {
    return this.#takeFrom(this.#stream.take(piece));
  }

  /**
   * Ends an answer.
   *
   * @returns the events that its pieces did not show, and the answer's problems, in words for the
   * model; none when it was good.
   */
  finishAnswer(text: string): { events: PlanEvent[]; problems: string[] } {
    const read = readPlanAnswer(text);
    if (!read.ok) {
      return { events: [], problems: [problemOf(read.problem, text)] };
    }
    const events = this.#takeFrom(read.plan);
    this.#notes.push(...(read.plan.notes ?? []));
    const problems: string[] = [];
    if (this.#hotels.length === 0) problems.push("it named no hotels");
    if (this.#daysDone === this.#daysBefore && this.#daysDone < this.#request.days) {
      problems.push(
        `it had no day ${this.#daysDone + 1} with places that are not in the plan already`,
      );
    }
    return { events, problems };
  }

  notes(): readonly string[] {
    return [...new Set(this.#notes)].slice(0, 8);
  }

  #isNewHotel(name: string): boolean {
    if (this.#hotels.some((hotel) => placeKey(hotel) === placeKey(name))) return false;
    this.#hotels.push(name);
    return true;
  }

  #newPlaces(places: readonly Place[]): Place[] {
    const fresh: Place[] = [];
    for (const said of places) {
      const chosen = this.#known.get(said.placeName);
      const place = chosen && this.#city ? describePlace(chosen, this.#city) : said;
      const key = placeKey(place.placeName);
      if (this.#usedPlaces.has(key)) continue;
      this.#usedPlaces.set(key, said.placeName);
      fresh.push(place);
    }
    return fresh;
  }

  /** Parts that were added before are skipped, so that an answer may be read twice. */
  #takeFrom(plan: Pick<PlanAnswer, "hotels" | "itinerary">): PlanEvent[] {
    const events: PlanEvent[] = [];
    const wantsHotels = this.#batch?.hotels.length === 0;
    const newHotels = wantsHotels
      ? plan.hotels.filter((hotel) => this.#isNewHotel(hotel.hotelName))
      : [];
    if (newHotels.length > 0) events.push({ type: "hotels", hotels: newHotels });
    for (const day of plan.itinerary) {
      if (this.#daysDone >= (this.#batch?.lastDay ?? 0)) break;
      const places = this.#newPlaces(day.plan);
      if (places.length === 0) continue;
      this.#daysDone += 1;
      events.push({
        type: "day",
        number: this.#daysDone,
        day: { day: `Day ${this.#daysDone}`, plan: places },
      });
    }
    return events;
  }
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
