import type { KnownCity } from "../../domain/engine/known-city.ts";
import { readTrip } from "../../domain/engine/reading/read-trip.ts";
import { fitIdeas } from "../../domain/ideas/fit-ideas.ts";
import { takeCandidate } from "../../domain/ideas/take-candidate.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import { listPlaces } from "./list-places.ts";
import type { PlanQuestion } from "./plan-question.ts";

type IdeasKind = "listPlaces" | "fitIdeas" | "takeCandidate";
export type IdeasQuestion = Extract<PlanQuestion, { readonly kind: IdeasKind }>;

/** Answers questions about lists and ideas: one chunk, so that who has read a list can fit it in without a network. */
export function answerOfIdeas(question: IdeasQuestion, city: KnownCity | undefined): unknown {
  if (question.kind === "listPlaces") return listPlaces(question.trip, question.list, city);
  if (question.kind === "fitIdeas") {
    return runToEnd(fitIdeas(question.trip, city, question.ideaId));
  }
  const trip = runToEnd(readTrip(question.trip, city));
  return runToEnd(takeCandidate(trip, question.ideaId));
}
