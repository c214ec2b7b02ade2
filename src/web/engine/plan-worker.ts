import type { KnownCity } from "../../domain/engine/known-city.ts";
import { knownCityFromJson } from "../../domain/engine/known-city-json.ts";
import { alternatives } from "../../domain/engine/revise/alternatives.ts";
import { makeEdits } from "../../domain/engine/revise/make-edits.ts";
import { proposeDays } from "../../domain/engine/revise/propose-days.ts";
import { searchPlaces } from "../../domain/engine/revise/search-places.ts";
import { suggestions } from "../../domain/engine/revise/suggestions.ts";
import { waysOut } from "../../domain/engine/revise/ways-out.ts";
import type { FromWorker, PlanQuestion, ToWorker } from "./plan-question.ts";

/** Of the last question that came with one. */
let city: KnownCity | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.city !== undefined) city = knownCityFromJson(data.city.facts);
    tell({ kind: "answer", answer: finish(workOn(data.question)) });
  } catch (error) {
    tell({ kind: "failed", why: String(error) });
  }
});
tell({ kind: "ready" });

function workOn(question: PlanQuestion): Generator<void, unknown, void> {
  switch (question.kind) {
    case "makeEdits":
      return makeEdits(question.trip, question.made, city);
    case "proposeDays":
      return proposeDays(question.trip, question.dayIds, city);
    case "alternatives":
      return alternatives(question.trip, question.placeId, city);
    case "searchPlaces":
      return found(searchPlaces(question.trip, question.text, city));
    case "waysOut":
      return waysOut(question.trip, question.placeId, city);
    case "suggestions":
      return suggestions(question.trip, question.dayId, question.afterId, city);
  }
}

/** Work that is done at once. */
// biome-ignore lint/correctness/useYield: there is nothing to wait for.
function* found<Value>(value: Value): Generator<void, Value, void> {
  return value;
}

/** Nobody else waits here, so that the work needs no pauses. */
function finish<Value>(work: Generator<void, Value, void>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function tell(what: FromWorker): void {
  postMessage(what);
}
