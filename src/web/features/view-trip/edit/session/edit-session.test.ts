import { expect, test, vi } from "vitest";
import { savedTrip } from "../../../../../../test/support/plans/saved-trip.ts";
import { settleEdits } from "../../../../offline/trips/settle-edits.ts";
import { moveHandleId } from "../../trip/element-ids.ts";
import { placeAhead } from "../../trip/place-ahead.ts";
import { EditSession } from "./edit-session.ts";

vi.mock("../../../../offline/trips/settle-edits.ts", () => ({ settleEdits: vi.fn() }));

test("a day that is added gets the focus once the page has it, though another change is shown first", async () => {
  vi.useFakeTimers();
  const trip = savedTrip();
  const [first] = trip.tripData.itinerary;
  if (first === undefined) throw new Error("a trip of no days");
  const page = { trip, edit: async () => true, prepare() {}, city: undefined, unfoldDay() {} };
  const session = new EditSession(page);
  const focusDay = vi.fn();
  await session.make({ kind: "add-day", dayId: "new", afterId: first.id ?? "" }, "added", focusDay);

  session.follow({ ...page, trip: { ...trip, version: 2 } });
  expect(focusDay).not.toHaveBeenCalled();
  const itinerary = [...trip.tripData.itinerary, { ...first, id: "new", plan: [] }];
  session.follow({ ...page, trip: { ...trip, tripData: { ...trip.tripData, itinerary } } });
  expect(focusDay).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("the steps of a place whose handle has the focus are worked out before a key asks for one of them", async () => {
  const draft = savedTrip();
  const day = draft.tripData.itinerary[0];
  const first = day?.plan[0];
  if (day === undefined || first === undefined) throw new Error("a day of no places");
  const second = { ...first, id: "second" };
  const itinerary = [{ ...day, plan: [first, second] }];
  const trip = { ...draft, tripData: { ...draft.tripData, itinerary } };
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { activeElement: { id: moveHandleId(first.id) } });
  const settle = vi.mocked(settleEdits).mockResolvedValue(undefined);
  const page = { trip, edit: async () => true, prepare() {}, city: undefined, unfoldDay() {} };
  const session = new EditSession(page);
  session.reach(second.id);
  session.reach(first.id);
  const move = { kind: "move-place", placeId: first.id, dayId: day.id, afterId: second.id };
  // It rehearses with an edit that changes nothing.
  const rehearsal = { kind: "move-place", placeId: first.id, dayId: day.id, afterId: undefined };
  await expect
    .poll(() => settle.mock.calls)
    .toEqual([
      [trip, [rehearsal], undefined],
      [trip, [move], undefined],
    ]);

  // It stands where the focus no longer is.
  vi.stubGlobal("document", { activeElement: null });
  session.follow({ ...page, trip: { ...trip, version: 2 } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(settle).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test("a place is shown as an edit will leave it until the trip has it, or the edit is refused", async () => {
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then));
  vi.mocked(settleEdits).mockResolvedValue(undefined);
  const trip = savedTrip();
  const [place] = trip.tripData.itinerary[0]?.plan ?? [];
  if (place === undefined) throw new Error("a day of no places");
  const page = { trip, prepare() {}, city: undefined, unfoldDay() {} };
  const shownName = () => placeAhead(place).placeName;
  const swap = {
    kind: "swap-place",
    placeId: place.id,
    place: { ...place, id: "other", placeName: "Another" },
  } as const;
  for (const isKept of [false, true]) {
    const session = new EditSession({ ...page, edit: async () => isKept });
    const made = session.edit(swap);
    expect(shownName()).toBe("Another");
    expect(await made).toBe(isKept);
    expect(shownName()).toBe(isKept ? "Another" : place.placeName);
    const [day, ...days] = trip.tripData.itinerary;
    const itinerary = [{ ...day, plan: [] } as unknown as NonNullable<typeof day>, ...days];
    const edited = { ...trip, tripData: { ...trip.tripData, itinerary } };
    session.follow({ ...page, trip: edited, edit: async () => isKept });
    expect(shownName()).toBe(place.placeName);
  }
  vi.unstubAllGlobals();
});

test("a spot doesn't fit where the place there has another one be visited when it is closed", async () => {
  const draft = savedTrip();
  const day = draft.tripData.itinerary[0];
  const first = day?.plan[0];
  if (day === undefined || first === undefined) throw new Error("a day of no places");
  const visit = { startMinutes: 1_170, endMinutes: 1_290 };
  const concert = { ...first, id: "concert", placeName: "A concert", visit };
  const plan = [first, concert];
  const asIs = {
    isFeasible: true,
    checks: [],
    quality: 80,
    verified: { places: 2, ofPlaces: 2, hotels: 0, ofHotels: 0 },
    changes: [],
    watch: [],
  };
  const itinerary = [{ ...day, plan }];
  const trip = { ...draft, planCheck: asIs, tripData: { ...draft.tripData, itinerary } };
  const closed = { code: "closed", dayId: day.id, placeId: first.id };
  const moved = { ...trip, planCheck: { ...asIs, problems: [closed] } };
  vi.mocked(settleEdits).mockResolvedValue(moved);
  const verdictOf = async (shown: typeof draft) => {
    const page = { edit: async () => true, prepare() {}, city: undefined, unfoldDay() {} };
    const session = new EditSession({ ...page, trip: shown });
    session.pickUp(concert.id, false);
    session.choose({ dayId: day.id ?? "" });
    await expect.poll(() => session.hold()?.verdict).toBeDefined();
    return session.hold()?.verdict;
  };

  expect(await verdictOf(trip)).toEqual({ visit, problem: `${first.placeName}: Closed` });
  const wasClosed = { ...trip, planCheck: moved.planCheck };
  expect(await verdictOf(wasClosed)).toEqual({ visit, problem: undefined });
});

test("a place that is dropped lies in its slot, and one that is removed is gone, before the edit is made", async () => {
  const draft = savedTrip();
  const day = draft.tripData.itinerary[0];
  const first = day?.plan[0];
  if (day === undefined || first === undefined) throw new Error("a day of no places");
  const second = { ...first, id: "second" };
  const itinerary = [{ ...day, plan: [first, second] }];
  const trip = { ...draft, tripData: { ...draft.tripData, itinerary } };
  const row = { hidden: false };
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("document", {
    getElementById: () => ({
      closest: () => row,
      focus() {},
      scrollIntoView() {},
      querySelector: () => null,
    }),
  });
  vi.mocked(settleEdits).mockResolvedValue(undefined);
  const edit = vi.fn(async () => false);
  const session = new EditSession({ trip, edit, prepare() {}, city: undefined, unfoldDay() {} });

  session.pickUp(first.id, true);
  session.choose({ dayId: day.id, afterId: second.id });
  const put = session.put();
  expect(session.hold()).toMatchObject({ isPut: true, spot: { afterId: second.id } });
  expect(edit).not.toHaveBeenCalled();
  for (const frame of frames.splice(0)) frame();
  await put;
  expect(edit).toHaveBeenCalledOnce();
  // It can't be kept.
  expect(session.hold()).toBeUndefined();

  const removed = session.remove(first.id);
  expect(row.hidden).toBe(true);
  expect(edit).toHaveBeenCalledOnce();
  for (const frame of frames.splice(0)) frame();
  await removed;
  expect(edit).toHaveBeenCalledTimes(2);
  expect(row.hidden).toBe(false);
  vi.unstubAllGlobals();
});
