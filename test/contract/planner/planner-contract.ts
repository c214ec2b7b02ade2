import { describe, expect, test } from "vitest";
import { generationEventSchema, type PlanEvent } from "../../../src/domain/api/generation.ts";
import { ERROR_CODES, errorText } from "../../../src/domain/errors/app-error.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import type { PlanFailure, Planner } from "../../../src/server/planner/planner.ts";
import { planWhole } from "../../support/plans/plan-whole.ts";
import { noteWords } from "../../support/plans/plan-words.ts";

const NOWHERE = "Xqzvw Qqwxz";

/**
 * Every promise of the `Planner` port; each adapter runs it.
 *
 * @param knownRequest one the adapter can plan, for three days or more.
 */
export function plannerContract(
  name: string,
  createPlanner: () => Planner,
  knownRequest: TripRequest,
): void {
  const plan = (changes: Partial<TripRequest> = {}) =>
    planWhole(createPlanner(), { ...knownRequest, ...changes });
  let known: ReturnType<typeof plan> | undefined;
  /** The plan of the known request, which most tests look at: it is made once. */
  const knownPlan = () => {
    known ??= plan();
    return known;
  };

  describe(`${name} keeps the planner's promises`, () => {
    test("it starts once, then names the hotels once, then each day in order", async () => {
      const types = (await knownPlan()).map((event) => event.type);
      const days = Array.from({ length: knownRequest.days }, () => "day");
      expect(types.filter((type) => type !== "notes")).toEqual(["started", "hotels", ...days]);
      expect(types.filter((type) => type === "notes").length).toBeLessThanOrEqual(1);
      if (types.includes("notes")) expect(types.at(-1)).toBe("notes");
    });

    test.each([1, 2, knownRequest.days])(
      "for %i days it gives each, with its number",
      async (days) => {
        const events = await plan({ days });
        expect(only(events, "started")[0]?.days).toBe(days);
        const numbers = only(events, "day").map((event) => event.number);
        expect(numbers).toEqual(Array.from({ length: days }, (_, index) => index + 1));
      },
    );

    test("it says where the trip goes, in the traveller's own words where there are any", async () => {
      const [started] = only(await knownPlan(), "started");
      expect(started?.location).toEqual({ label: knownRequest.location?.label });
    });

    test("what it tells survives storing, and holds no more and no less than the trip document", async () => {
      for (const event of await knownPlan()) {
        expect(generationEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
      }
    });

    test("every hotel and every place has all its words", async () => {
      const events = await knownPlan();
      const hotels = only(events, "hotels").flatMap((event) => event.hotels);
      const places = only(events, "day").flatMap((event) => event.day.plan);
      expect(hotels.length).toBeGreaterThan(0);
      expect(places.length).toBeGreaterThanOrEqual(knownRequest.days);
      for (const entry of [...hotels, ...places]) {
        const texts = Object.values(entry).filter((value) => typeof value === "string");
        expect(texts.length).toBeGreaterThanOrEqual(7);
        for (const text of texts) expect(text.trim()).not.toBe("");
      }
      for (const { day } of only(events, "day")) expect(day.day.trim()).not.toBe("");
      for (const note of only(events, "notes").flatMap((event) => event.notes)) {
        expect(noteWords(note)).toMatch(/\S/);
      }
    });

    test("no day is empty, and no hotel or place comes twice", async () => {
      const events = await knownPlan();
      const days = only(events, "day").map((event) => event.day.plan);
      expect(days.every((places) => places.length > 0)).toBe(true);
      expect(repeated(days.flat().map((place) => place.placeName))).toEqual([]);
      const hotels = only(events, "hotels").flatMap((event) => event.hotels);
      expect(repeated(hotels.map((hotel) => hotel.hotelName))).toEqual([]);
    });

    test("the visits of a day follow one another", async () => {
      for (const { day } of only(await knownPlan(), "day")) {
        const visits = day.plan.map((place) => place.visit).filter((visit) => visit !== undefined);
        for (const [index, visit] of visits.entries()) {
          expect(visit.endMinutes).toBeGreaterThan(visit.startMinutes);
          expect(visit.startMinutes).toBeGreaterThanOrEqual(visits[index - 1]?.endMinutes ?? 0);
        }
      }
    });

    test("a planner that calls itself repeatable tells the same again, others need not", async () => {
      if (!createPlanner().repeatable) return;
      expect(await plan()).toEqual(await knownPlan());
    });

    test("a destination that is nowhere ends in a failure with words and other destinations", async () => {
      const events = await plan({ location: { label: NOWHERE } });
      const end = events.at(-1);
      if (end?.type !== "failed") throw new Error(`planned ${NOWHERE}`);
      expect(events.filter((event) => event.type === "failed")).toHaveLength(1);
      expect(ERROR_CODES).toContain(end.code);
      expect(errorText(end, wordsIn().errors)).toContain(NOWHERE);
      expect(end.alternatives.length).toBeGreaterThan(0);
      expect(only(events, "day")).toEqual([]);
    });

    test("each destination it offers instead can be planned", async () => {
      const failed = only(await plan({ location: { label: NOWHERE } }), "failed");
      for (const label of failed.flatMap((event) => event.alternatives)) {
        const instead = await plan({ location: { label }, days: 1 });
        expect(only(instead, "failed"), label).toEqual([]);
      }
    });

    test("cancelled before it begins, it tells of no hotel and no day", async () => {
      const planner = createPlanner();
      const reason = new Error("changed my mind");
      const signal = AbortSignal.abort(reason);
      const heard: string[] = [];
      const listening = (async () => {
        for await (const event of planner.plan(knownRequest, { signal })) heard.push(event.type);
      })();
      await expect(listening).rejects.toBe(reason);
      expect(heard.filter((type) => type !== "started")).toEqual([]);
    });

    test("cancelled at any event, it ends with an error at the next", async () => {
      for (let stopAfter = 1; stopAfter <= knownRequest.days + 1; stopAfter += 1) {
        const abort = new AbortController();
        const reason = new Error("changed my mind");
        let heard = 0;
        const listening = (async () => {
          for await (const _ of createPlanner().plan(knownRequest, { signal: abort.signal })) {
            heard += 1;
            if (heard === stopAfter) abort.abort(reason);
          }
        })();
        await expect(listening, `after ${stopAfter}`).rejects.toBe(reason);
        expect(heard).toBe(stopAfter);
      }
    });

    test("two plans at once do not mix", async () => {
      const planner = createPlanner();
      const [short, long] = await Promise.all([
        planWhole(planner, { ...knownRequest, days: 1 }),
        planWhole(planner, knownRequest),
      ]);
      expect(only(short, "day")).toHaveLength(1);
      expect(only(long, "day")).toHaveLength(knownRequest.days);
    });
  });
}

type Told = PlanEvent | PlanFailure;

function only<Type extends Told["type"]>(events: readonly Told[], type: Type) {
  return events.filter((event): event is Extract<Told, { type: Type }> => event.type === type);
}

function repeated(names: readonly string[]): string[] {
  const plain = names.map((name) => name.toLowerCase());
  return plain.filter((name, index) => plain.indexOf(name) !== index);
}
