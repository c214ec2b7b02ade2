import type { KnownCity } from "../../domain/engine/known-city.ts";
import { alternatives } from "../../domain/engine/revise/alternatives.ts";
import { fillDay } from "../../domain/engine/revise/fill-day.ts";
import { proposeDays } from "../../domain/engine/revise/propose-days.ts";
import { searchPlaces } from "../../domain/engine/revise/search-places.ts";
import { suggestions } from "../../domain/engine/revise/suggestions.ts";
import { waysOut } from "../../domain/engine/revise/ways-out.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import { newPartId } from "./new-part-id.ts";
import type { PlanQuestion } from "./plan-question.ts";

type Proposal = Exclude<PlanQuestion, { readonly kind: "makeEdits" }>;

/**
 * What proposes changes of a plan: a chunk of its own, for those who ask for some.
 *
 * @returns the answer, or a promise of it.
 */
export function propose(question: Proposal, city: KnownCity | undefined): unknown {
  const { trip } = question;
  switch (question.kind) {
    case "proposeDays":
      return runToEnd(proposeDays(trip, question.dayIds, city));
    case "alternatives":
      return runToEnd(alternatives(trip, question.placeId, city));
    case "suggestions":
      return runToEnd(suggestions(trip, question.dayId, city));
    case "fillDay":
      return runToEnd(fillDay(trip, question.dayId, question.newIds, city));
    case "waysOut":
      return runToEnd(waysOut(trip, question.placeId, city));
    case "searchPlaces":
      return searchPlaces(trip, question.text, city);
    case "answerWish":
      // What reads words is a chunk of its own again.
      return import("../../domain/wishes/answer-wish.ts").then(({ answerWish }) =>
        runToEnd(answerWish(trip, { ...question, newId: newPartId }, city)),
      );
  }
}
