import type { KnownCity } from "../../domain/engine/known-city.ts";
import { knownCityFromJson } from "../../domain/engine/known-city-json.ts";
import { makeEdits } from "../../domain/engine/revise/make-edits.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
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
  return question.kind === "makeEdits"
    ? runToEnd(makeEdits(question.trip, question.made, city))
    : import("./propose.ts").then(({ propose }) => propose(question, city));
}

function tell(what: FromWorker): void {
  postMessage(what);
}
