import type { KnownCity } from "../../domain/engine/known-city.ts";
import { knownCityFromJson } from "../../domain/engine/known-city-json.ts";
import { alternatives } from "../../domain/engine/revise/alternatives.ts";
import { fillDay } from "../../domain/engine/revise/fill-day.ts";
import { makeEdits } from "../../domain/engine/revise/make-edits.ts";
import { proposeDays } from "../../domain/engine/revise/propose-days.ts";
import { searchPlaces } from "../../domain/engine/revise/search-places.ts";
import { suggestions } from "../../domain/engine/revise/suggestions.ts";
import { waysOut } from "../../domain/engine/revise/ways-out.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import { newPartId } from "./new-part-id.ts";
import type { FromWorker, PlanQuestion, ToWorker } from "./plan-question.ts";

/** Of the last question that came with one. */
let city: KnownCity | undefined;

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.city !== undefined) city = knownCityFromJson(data.city.facts);
    if (data.question !== undefined)
      tell({ kind: "answer", answer: await answerTo(data.question) });
  } catch (error) {
    tell({ kind: "failed", why: String(error) });
  }
});
tell({ kind: "ready" });

/** @returns the answer, or a promise of it. */
function answerTo(question: PlanQuestion): unknown {
  const { trip } = question;
  switch (question.kind) {
    case "makeEdits":
      return runToEnd(makeEdits(trip, question.made, city));
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
    case "answerWish":
      // A chunk of its own, for those who ask for something in words.
      return import("../../domain/wishes/answer-wish.ts").then(({ answerWish }) =>
        runToEnd(answerWish(trip, { ...question, newId: newPartId }, city)),
      );
    case "searchPlaces":
      return searchPlaces(trip, question.text, city);
  }
}

function tell(what: FromWorker): void {
  postMessage(what);
}
