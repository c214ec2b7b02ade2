import { expect, test } from "vitest";
import { makeTimetable } from "../../src/domain/engine/days/make-timetable.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { cityNamed } from "../support/guide.ts";

const NAP_12_30 = { fromMinutes: 12 * 60 + 30, toMinutes: 14 * 60 + 30 };
const NAP_13 = { fromMinutes: 13 * 60, toMinutes: 15 * 60 };

test.each([
  ["Vienna", "Schönbrunn Zoo", "2027-01-14", NAP_13],
  ["Tokyo", "Tokyo Disneyland", "2027-07-06", NAP_12_30],
])(
  "%s has %s, however short the mornings before a nap are, and lunch before it",
  (name, must, startDate, nap) => {
    const work = makeTimetable(cityNamed(name), {
      ...{ days: 3, traveller: "Family", people: 3, childAges: [2], budget: "Standard", startDate },
      wishes: [
        { kind: "see", names: must, text: must },
        { kind: "free", ...nap, text: "nap" },
      ],
    });
    let step = work.next();
    while (step.done !== true) step = work.next();
    const { days } = step.value;
    const names = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.name));
    expect(names).toContain(must);
    for (const { meals } of days)
      for (const { kind, startMinutes } of meals)
        if (kind === "lunch") expect(startMinutes).toBeLessThanOrEqual(13 * 60);
  },
);

test("in Oslo on 17 May a family with a baby sees the parade, and nobody the ships whose museum is being rebuilt", () => {
  const names = "Viking Ship Museum";
  const { days } = runToEnd(
    makeTimetable(cityNamed("Oslo"), {
      ...{ days: 4, traveller: "Family", people: 4, childAges: [4, 0], budget: "Standard" },
      startDate: "2027-05-14",
      wishes: [{ kind: "see", names, text: names }],
    }),
  );
  const visits = days.map((day) => day.visits.map(({ candidate }) => candidate.place.id));
  expect(visits.at(3)).toContain("childrens-parade");
  expect(visits.flat()).not.toContain("museum-of-the-viking-age");
});
