import { isTrip } from "../../domain/edits/edit-kind.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import { knownCityFromJson } from "../../domain/engine/known-city-json.ts";
import { makeEdits } from "../../domain/engine/revise/make-edits.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { withKnownDays, withoutKnownDays } from "./known-days.ts";
import type { FromWorker, SentQuestion, ToWorker } from "./plan-question.ts";
import { runTelling } from "./run-telling.ts";

/** Of the last question that came with one. */
let city: KnownCity | undefined;

/** The last trip that came of edits. */
let edited: Trip | undefined;

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.city !== undefined) city = knownCityFromJson(data.city.facts);
    if (data.question !== undefined) tell(await answerTo(data.question, city));
  } catch (error) {
    tell({ kind: "failed", why: String(error) });
  }
});
tell({ kind: "ready" });

/** @returns the answer, or a promise of it. */
function answerTo(
  question: SentQuestion,
  city: KnownCity | undefined,
): FromWorker | Promise<FromWorker> {
  if (question.kind !== "makeEdits") {
    return import("./propose.ts").then(async ({ propose }) => ({
      kind: "answer",
      answer: await propose(question, city, tellWorking),
    }));
  }
  const trip = withKnownDays(question.trip, edited);
  const answer = runTelling(makeEdits(trip, question.edits, city), tellWorking);
  if (!isTrip(answer)) return { kind: "refused", answer };
  edited = answer;
  return { kind: "edited", trip: withoutKnownDays(answer, trip) };
}

function tellWorking(): void {
  tell({ kind: "working" });
}

function tell(what: FromWorker): void {
  postMessage(what);
}
