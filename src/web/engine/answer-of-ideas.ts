import type { KnownCity } from "../../domain/engine/known-city.ts";
import { fitIdeas } from "../../domain/ideas/fit-ideas.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import { listPlaces } from "./list-places.ts";
import type { PlanQuestion } from "./plan-question.ts";

export type IdeasQuestion = Extract<PlanQuestion, { readonly kind: "listPlaces" | "fitIdeas" }>;

/** Answers questions about lists and ideas: one chunk, so that who has read a list can fit it in without a network. */
export function answerOfIdeas(question: IdeasQuestion, city: KnownCity | undefined): unknown {
  return question.kind === "listPlaces"
    ? listPlaces(question.trip, question.list, city)
    : runToEnd(fitIdeas(question.trip, city));
}
