import type { KnownCity } from "../../domain/engine/known-city.ts";
import { dayOf, readTrip } from "../../domain/engine/reading/read-trip.ts";
import { alternatives } from "../../domain/engine/revise/alternatives.ts";
import { fillDay } from "../../domain/engine/revise/fill-day.ts";
import { proposeDates } from "../../domain/engine/revise/propose-dates.ts";
import { proposeDays } from "../../domain/engine/revise/propose-days.ts";
import { proposeForWeather } from "../../domain/engine/revise/propose-for-weather.ts";
import { proposeRetimed } from "../../domain/engine/revise/propose-retimed.ts";
import { searchPlaces } from "../../domain/engine/revise/search-places.ts";
import { suggestions } from "../../domain/engine/revise/suggestions.ts";
import { tablesForMeal } from "../../domain/engine/revise/tables-for-meal.ts";
import { waysOut } from "../../domain/engine/revise/ways-out.ts";
import { newPartId } from "./new-part-id.ts";
import type { PlanQuestion } from "./plan-question.ts";
import { runGivingWay } from "./run-telling.ts";

type Proposal = Exclude<PlanQuestion, { readonly kind: "makeEdits" }>;

/**
 * Code that proposes changes of a plan: a chunk of its own, for those who ask for some.
 *
 * Gives way to edits that are asked for meanwhile.
 *
 * @param tellWorking is called every second while it goes on.
 */
export async function propose(
  question: Proposal,
  city: KnownCity | undefined,
  tellWorking: () => void,
): Promise<unknown> {
  const run = <T>(work: Generator<void, T, void>) => runGivingWay(work, tellWorking);
  if (question.kind === "answerWish") {
    // The reader of words is a chunk of its own again.
    return answer(question, city);
  }
  // Lists and ideas, too.
  if (
    question.kind === "listPlaces" ||
    question.kind === "fitIdeas" ||
    question.kind === "takeCandidate"
  ) {
    return import("./answer-of-ideas.ts").then((ideas) => ideas.answerOfIdeas(question, city));
  }
  const trip = await run(readTrip(question.trip, city));
  if (question.kind === "proposeBookings") {
    const { proposeBookings } = await import("../../domain/wishes/propose-bookings.ts");
    return (await run(proposeBookings(trip, question.bookings)))?.document;
  }
  switch (question.kind) {
    case "proposeDays":
      return (await run(proposeDays(trip, question.dayIds))).document;
    case "proposeDates":
      return (await run(proposeDates(trip, question.startDate, question.newIds))).document;
    case "proposeForWeather":
      return (await run(proposeForWeather(trip, question.weather, question.newIds))).document;
    case "proposeRetimed":
      return (await run(proposeRetimed(trip))).document;
    case "alternatives":
      return run(alternatives(trip, question.placeId));
    case "tablesForMeal":
      return tablesForMeal(trip, question.dayId, question.meal, question.name);
    case "suggestions":
      return run(suggestions(trip, question.dayId));
    case "fillDay":
      return (await run(fillDay(trip, question.dayId, question.newIds))).document;
    case "waysOut":
      return run(waysOut(trip, question.placeId));
    case "searchPlaces":
      return searchPlaces(trip, question.text, dayOf(trip, question.dayId), question.kinds);
  }
}

/** The reader of a model's answer is a chunk of its own, too. */
async function answer(
  { trip, read, ...asked }: Extract<Proposal, { readonly kind: "answerWish" }>,
  city: KnownCity | undefined,
) {
  const [{ answerInLanguage }, byModel] = await Promise.all([
    import("../../domain/wishes/translated/answer-translated.ts"),
    read === undefined
      ? undefined
      : import("../../domain/wishes/model/with-model.ts").then((model) => model.modelReading(read)),
  ]);
  return answerInLanguage(trip, { ...asked, byModel, newId: newPartId }, city);
}
