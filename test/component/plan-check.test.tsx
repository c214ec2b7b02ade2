import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PlanCheck } from "../../src/domain/trip/trip.ts";
import { PlanCheckPanel } from "../../src/web/features/view-trip/read/check/plan-check.tsx";
import { NoteList } from "../../src/web/features/view-trip/read/note-list.tsx";
import { type EditMode, EditModeContext } from "../../src/web/features/view-trip/trip/edit-mode.ts";
import { Navigation } from "../../src/web/navigation/navigation.tsx";
import { checkedTripDraft } from "../support/plans/checked-trip.ts";
import { render } from "./render.tsx";

const STALE = "The plan or its dates have changed since this check.";

/** The panel of a plan that was checked with this result, once its verdict is there. */
async function show(
  planCheck: Partial<PlanCheck>,
  verdict: string,
  ask?: EditMode["ask"],
): Promise<HTMLElement> {
  const draft = checkedTripDraft(planCheck);
  if (draft.planCheck === undefined) throw new Error("it was checked");
  const itinerary = draft.tripData.itinerary.map((day, at) => ({
    ...day,
    id: `day-${at}`,
    plan: day.plan.map((place, nth) => ({ ...place, id: `place-${at}-${nth}` })),
  }));
  render(
    <Navigation>
      <EditModeContext value={{ parts: undefined, isSlim: false, ask }}>
        <PlanCheckPanel planCheck={draft.planCheck} itinerary={itinerary} />
      </EditModeContext>
    </Navigation>,
  );
  await expect.element(page.getByText(verdict)).toBeVisible();
  return page.getByRole("region", { name: "Plan check" }).element() as HTMLElement;
}

const oneLine = (text: string | null) => (text ?? "").trim().replaceAll(/\s+/g, " ");
const items = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent));

test("says where the plan was changed after it", async () => {
  const panel = await show({ isStale: true, isFeasible: true, quality: 97, watch: [] }, STALE);
  expect(oneLine(panel.textContent)).not.toMatch(/within reach|(Great|Good) plan|out of 100/);
  expect(panel.querySelectorAll("p.text-good")).toHaveLength(0);
});

test("says in its one line what a plan is worth that can be walked, and no figure", async () => {
  const poor = { isFeasible: true, quality: 42, weaknesses: [], watch: [] };
  const panel = await show(
    poor,
    "Everything is open and within reach, but this plan could be much better",
  );
  expect(panel.textContent).not.toContain("out of 100");
  expect(oneLine(panel.textContent)).not.toContain("What could be better");
});

test("has a button beside each thing to do, and one for all that is closed on the dates", async () => {
  const watch = [
    {
      day: 1,
      code: "closedThatDay",
      values: { name: "Livraria Lello", day: 1, weekday: 0, openDay: 2 },
    },
    { day: 1, code: "closedThatDay", values: { name: "Jardins", day: 1, weekday: 0 } },
    { code: "overBudget", values: { percent: 12 } },
    { code: "hoursUnknown", values: { names: ["A"], more: 0 } },
  ];
  const ask = vi.fn();
  const panel = await show(
    { isFeasible: false, watch, checks: [] },
    "This plan needs a few fixes",
    ask,
  );
  expect(items(panel, "h3 + ul li p")).toEqual([
    "Day 1 · Livraria LelloClosed Mondays.",
    expect.stringMatching(/^Day 1 · Jardins ?Closed on all your days\.$/),
    "Over budget: about 12% more than this level allows.",
  ]);
  await page.getByRole("button", { name: /^Find a better time: Livraria Lello/ }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "fix", placeId: "place-0-0" });
  await page.getByRole("button", { name: /^Make it cheaper/ }).click();
  expect(ask).toHaveBeenLastCalledWith({
    kind: "replan",
    wish: "cheaper",
    shown: "Make it cheaper",
  });
  await page.getByRole("button", { name: "Fit the plan to your dates" }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "dates", startDate: "2026-05-04" });
  await expect.element(page.getByText(/^Opening hours unknown for A/)).not.toBeVisible();
});

test("offers beside what could be better the way to it, to those who may change the trip", async () => {
  const could = {
    isFeasible: true,
    quality: 70,
    weaknesses: [
      { code: "without", values: { names: ["Colosseum", "Pantheon"] } },
      { code: "endsEarly", values: { day: 1, minutes: 840 } },
      { code: "afterDark", values: { names: ["Trevi Fountain"] } },
    ],
    watch: [],
  };
  const ask = vi.fn();
  const panel = await show(could, "What could be better", ask);
  await page.getByRole("button", { name: /^Add Colosseum/ }).click();
  expect(ask).toHaveBeenLastCalledWith({
    kind: "replan",
    wish: "see Colosseum",
    shown: "Add Colosseum",
  });
  await page.getByRole("button", { name: /^Fill the day/ }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "fill", dayId: "day-0" });
  expect(panel.querySelectorAll("h3 + ul button")).toHaveLength(2);
});

test.each([
  ["alike", /^Swap it/, { kind: "swap", placeId: "place-0-0" }],
  ["longForChildren", /^Swap it/, { kind: "swap", placeId: "place-0-0" }],
  ["beforeSunset", /^Change the time/, { kind: "time", placeId: "place-0-0" }],
  ["shortOuting", /^Plan the day anew/, { kind: "replan", dayId: "day-0" }],
  ["mealsMissing", /^Plan the day anew/, { kind: "replan", dayId: "day-0" }],
  ["mealsUnnamed", /^Choose/, { kind: "table", dayId: "day-0", meal: "dinner" }],
  ["noChoiceAt", /^Choose/, { kind: "table", dayId: "day-0", meal: "dinner" }],
  ["wishNotShown", /^Choose what to do about/, { kind: "replan", wish: "Vegan", isSaid: true }],
  ["missesEvent", /^Add São João/, { kind: "replan", wish: "see São João", shown: "Add São João" }],
])("beside %s is its way", async (code, words, sheet) => {
  const meals = { meal: "dinner", days: [1, 2] };
  const values = {
    ...(code.startsWith("meals") ? meals : { day: 1, meal: "dinner", wishes: ["Vegan"] }),
    ...{ name: "Livraria Lello", event: "June feasts", names: ["São João"] },
  };
  const could = { isFeasible: true, quality: 70, weaknesses: [{ code, values }], watch: [] };
  const ask = vi.fn();
  await show(could, "What could be better", ask);
  await page.getByRole("button", { name: words }).click();
  expect(ask).toHaveBeenLastCalledWith(sheet);
});

test("a journey home before the last day has a way to end the trip then, and a late arrival one to begin it then", async () => {
  const at = { day: 1, startMinutes: 18 * 60 + 5 };
  const problems = [
    { dayId: "day-1", code: "plannedAfterJourney", values: { booking: "LH 2", lastDay: 2, ...at } },
    { dayId: "day-0", code: "plannedBeforeJourney", values: { booking: "LH 1", ...at, day: 2 } },
  ];
  const ask = vi.fn();
  const panel = await show({ problems, watch: [], checks: [] }, "What to do", ask);
  expect(items(panel, "h3 + ul li p")).toEqual([
    "Day 1LH 1 arrives on day 2 at 18:05, but the plan begins on day 1",
    "Day 2LH 2 leaves on day 1 at 18:05, but the plan goes on until day 2",
  ]);
  const words = "End the trip on day 1";
  await page.getByRole("button", { name: /^End the trip on day 1/ }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "replan", wish: "remove day 2", shown: words });
  await page.getByRole("button", { name: /^Start the trip on/ }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "dates", startDate: "2026-05-05" });
});

test("claims that all is open and within reach of no plan that says otherwise below", async () => {
  const watch = [{ code: "hoursUnknown", values: { names: ["Coliseu"], more: 0 } }];
  const weaknesses = [{ code: "mealsMissing", values: { meal: "dinner", days: [1] } }];
  const sound = { isFeasible: true, quality: 92, watch: [], weaknesses: [] };
  for (const open of [{ watch }, { weaknesses }]) {
    const panel = await show({ ...sound, ...open }, "It works, with a few things to check");
    expect(oneLine(panel.textContent)).not.toContain("within reach");
    expect(panel.querySelectorAll("p.text-good")).toHaveLength(0);
    panel.closest("main")?.remove();
  }
});

test("says what could not be checked where nothing is known to exist", async () => {
  const verified = { places: 0, ofPlaces: 2, hotels: 0, ofHotels: 1 };
  const checks = [{ id: "transferTimes", figure: 0, isMet: true }];
  const unknown = { isFeasible: true, quality: 100, verified, checks, watch: [] };
  const words = oneLine((await show(unknown, "We couldn’t verify this plan")).textContent);
  expect(words).toContain("None of these places are in our guide.");
  expect(words).toContain("check that each one exists");
  expect(words).toMatch(/Not checked: .*Real places.*Opening hours/);
  expect(words).not.toMatch(/within reach|(Great|Good) plan|out of 100/);
});

test("has no words for a code of a later version", async () => {
  const panel = await show(
    {
      isFeasible: true,
      changes: [
        { kind: "dropped", name: "Serralves", code: "ticketsOverBudget" },
        { kind: "dropped", name: "Ribeira", code: "ofALaterVersion", values: { day: 1 } },
      ],
      weaknesses: [{ code: "ofALaterVersion" }],
      watch: [
        { day: 1, code: "positionMissing", values: { name: "Fonte" } },
        { code: "ofALaterVersion" },
      ],
    },
    "Details and heads-ups (1)",
  );
  expect(items(panel, "details details li")).toEqual([
    "Removed: Serralves · Tickets would go over your budget.",
    "Removed: Ribeira",
  ]);
  expect(items(panel, "h3 + ul li")).toEqual([
    "Day 1 · Fonte: the plan doesn’t say where it is, so we can’t show directions.",
  ]);
});

test("what found no room when the plan was made is asked for with one tap", async () => {
  const ask = vi.fn();
  const values = { wish: "some jazz", name: "Gregory's Jazz Club" };
  const undone = { code: "wishUndone", values: { wish: "a beach day" } };
  render(
    <EditModeContext value={{ parts: undefined, isSlim: false, ask }}>
      <NoteList notes={[{ code: "wishNoRoom", values }, undone]} />
    </EditModeContext>,
  );
  await page.getByRole("button", { name: "Add Gregory's Jazz Club" }).click();
  expect(ask).toHaveBeenLastCalledWith({
    kind: "replan",
    wish: "see Gregory's Jazz Club",
    shown: "Add Gregory's Jazz Club",
    isSaid: true,
  });
  await page.getByRole("button", { name: "Choose what to do about “a beach day”" }).click();
  expect(ask).toHaveBeenLastCalledWith({ kind: "replan", wish: "a beach day", isSaid: true });
});
