import { describe, expect, test } from "vitest";
import { CHECKS } from "../../src/domain/plan/check-list.ts";
import { worthVerdict } from "../../src/domain/plan/plan-verdict.ts";
import { BAD_PLANS } from "../fixtures/judged-plans/bad-plans.ts";
import { GOOD_PLANS } from "../fixtures/judged-plans/good-plans.ts";
import type { JudgedPlan } from "../fixtures/judged-plans/judged-plan.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { checkTexts } from "../support/plans/check-texts.ts";
import type { GuideTrip } from "../support/plans/guide-trip.ts";
import { layOut } from "../support/plans/lay-out.ts";

/** How far apart the worst of the good plans and the best of the bad ones are. */
const CLEAR_MARGIN = 14;

const named = (plans: readonly JudgedPlan[]) =>
  plans.map((judged) => [`${judged.city}: ${judged.reason}`, judged] as const);

function tripOf(judged: JudgedPlan): GuideTrip {
  const city = GUIDE_CITIES.find(({ id }) => id === judged.city);
  if (city === undefined) throw new Error(`The guide has no ${judged.city}`);
  return layOut(judged, city);
}

const checkJudged = (judged: JudgedPlan) => checkTexts(tripOf(judged));

describe("a plan that a traveller would be glad of", () => {
  test.each(named(GOOD_PLANS))("%s", (_, judged) => {
    const { checks, quality } = checkJudged(judged);
    const missed = checks.filter(({ id, isMet }) => CHECKS[id].isHard && !isMet);
    expect(missed).toEqual([]);
    expect(["good", "veryGood"]).toContain(worthVerdict(quality));
  });
});

describe("a plan that a traveller would object to", () => {
  test.each(named(BAD_PLANS))("%s", (_, judged) => {
    const { quality, weaknesses } = checkJudged(judged);
    expect(worthVerdict(quality)).not.toBe("veryGood");
    expect(weaknesses).not.toEqual([]);
  });
});

test("every good plan scores above every bad one by a clear margin", () => {
  const scores = (plans: readonly JudgedPlan[]) => plans.map((plan) => checkJudged(plan).quality);
  const worstGood = Math.min(...scores(GOOD_PLANS));
  const bestBad = Math.max(...scores(BAD_PLANS));
  expect(worstGood - bestBad).toBeGreaterThanOrEqual(CLEAR_MARGIN);
});
