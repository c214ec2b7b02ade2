import { describe, expect, test } from "vitest";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { guidePlace } from "../../test/support/plans/guide-place.ts";
import { openWindows } from "../../test/support/plans/open-windows.ts";
import { visitStarts } from "../domain/engine/visits/visit-starts.ts";
import { WEEKDAYS } from "../domain/places/weekdays.ts";
import type { GuidePlace } from "./guide-city.ts";

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};
const ranges = (...clocks: [first: string, last: string][]) =>
  clocks.map(([first, last]) => [at(first), at(last)]);
const starts = (hours: string, visitMinutes: number, bestTime: GuidePlace["bestTime"] = "any") =>
  visitStarts(guidePlace({ id: "place", hours, visitMinutes, bestTime }));

describe("a visit may start", () => {
  test("from the opening until it would outlast the closing", () => {
    expect(starts("09:00-17:00", 90)).toEqual({ ranges: ranges(["09:00", "15:30"]), notOn: [] });
  });

  test("before or after a midday break, never across it", () => {
    const { ranges: found } = starts("09:00-12:30,14:00-18:00", 60);
    expect(found).toEqual(ranges(["09:00", "11:30"], ["14:00", "17:00"]));
  });

  test("in the one part that is long enough", () => {
    expect(starts("09:00-11:00,14:00-18:00", 180).ranges).toEqual(ranges(["14:00", "15:00"]));
  });

  test("late enough to end after midnight, but not on the next day", () => {
    expect(starts("21:00-02:00", 120).ranges).toEqual(ranges(["21:00", "23:55"]));
    expect(starts("22:00-23:30", 90).ranges).toEqual(ranges(["22:00", "22:00"]));
  });

  test("on the five-minute marks inside odd hours", () => {
    expect(starts("09:02-11:03", 60).ranges).toEqual(ranges(["09:05", "10:00"]));
  });

  test("at any time where the place never closes", () => {
    expect(starts("24/7", 30).ranges).toEqual(ranges(["00:00", "23:30"]));
  });
});

describe("with no dates known", () => {
  test("the starts that hold on the most weekdays are taken", () => {
    expect(starts("Mo-Fr 09:00-18:00; Sa,Su 12:00-16:00", 60)).toEqual({
      ranges: ranges(["12:00", "15:00"]),
      notOn: [],
    });
  });

  test("the weekdays on which they don't hold are named", () => {
    expect(starts("Tu-Su 10:00-18:00", 60).notOn).toEqual([0]);
    expect(starts("Tu-Th 10:00-16:00; Fr 18:00-22:00; Sa 10:00-16:00", 120)).toEqual({
      ranges: ranges(["10:00", "14:00"]),
      notOn: [0, 4, 6],
    });
  });

  test("a late evening on one weekday is no reason to come when the others are closed", () => {
    const { ranges: found, notOn } = starts("Tu,We,Fr-Su 09:30-18:00; Th 09:30-21:45", 150);
    expect(found).toEqual(ranges(["09:30", "15:30"]));
    expect(notOn).toEqual([0]);
  });

  test("all starts hold on the same weekdays, at the best time of day where there is a choice", () => {
    const hours = "Tu 19:30-22:00; Fr 20:30-23:00; Su 17:00-19:30";
    const [tuesday, sunday] = [ranges(["19:30", "19:30"]), ranges(["17:00", "17:00"])];
    expect(starts(hours, 150, "evening")).toEqual({
      ranges: tuesday,
      notOn: WEEKDAYS.filter((weekday) => weekday !== 1),
    });
    expect(starts(hours, 150, "afternoon")).toEqual({
      ranges: sunday,
      notOn: WEEKDAYS.filter((weekday) => weekday !== 6),
    });
  });
});

describe("no visit may start", () => {
  test.each([
    ["all week long", "off", 30],
    ["in an opening shorter than the visit", "09:00-10:00", 90],
    ["in two halves", "09:00-10:00,10:30-11:30", 90],
  ])("%s", (_, hours, minutes) => {
    expect(starts(hours, minutes)).toEqual({ ranges: [], notOn: WEEKDAYS });
  });
});

test("where hours are not known, only usual ones are taken, and later ones for an evening place", () => {
  const { hours: _, ...unknown } = guidePlace({ id: "place", visitMinutes: 60 });
  expect(visitStarts(unknown).ranges).toEqual(ranges(["10:00", "16:00"]));
  expect(visitStarts({ ...unknown, bestTime: "evening" }).ranges).toEqual(
    ranges(["18:30", "22:00"]),
  );
});

test("in the whole guide, every start holds on every weekday not named, and on none that is", () => {
  const wrong = GUIDE_CITIES.flatMap((city) => city.places).flatMap((place) => {
    const { ranges: found, notOn } = visitStarts(place);
    if (found.length === 0) return [`${place.id} can't be visited`];
    const { hours } = place;
    if (hours === undefined) return [];
    return WEEKDAYS.flatMap((weekday) => {
      const windows = openWindows(hours, weekday);
      const holds = (start: number) =>
        windows.some(([open, close]) => open <= start && start + place.visitMinutes <= close);
      const every = found.flatMap(([first, last]) =>
        Array.from({ length: (last - first) / 5 + 1 }, (_, step) => first + step * 5),
      );
      return every
        .filter((start) => holds(start) === notOn.includes(weekday))
        .map((start) => `${place.id} on weekday ${weekday} at ${start}`);
    });
  });
  expect(wrong).toEqual([]);
});
