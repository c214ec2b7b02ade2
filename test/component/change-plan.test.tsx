import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clockText } from "../../src/domain/clock-text.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { withoutHours } from "../../src/domain/edits/kinds/plan-parts.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { proposeDates } from "../../src/domain/engine/revise/propose-dates.ts";
import { tablesForMeal } from "../../src/domain/engine/revise/tables-for-meal.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { backAt } from "../../src/domain/trip/last-end.ts";
import type { Place, Trip, TripDay, TripPlace } from "../../src/domain/trip/trip.ts";
import { answerWish } from "../../src/domain/wishes/answer-wish.ts";
import { newPartId } from "../../src/web/engine/new-part-id.ts";
import { AddPlaceSheet } from "../../src/web/features/view-trip/edit/change/add-place-sheet.tsx";
import { DatesSheet } from "../../src/web/features/view-trip/edit/change/dates-sheet.tsx";
import { FillSheet } from "../../src/web/features/view-trip/edit/change/fill-sheet.tsx";
import { OwnHotelSheet } from "../../src/web/features/view-trip/edit/change/own/own-hotel-sheet.tsx";
import type { PlanPreview } from "../../src/web/features/view-trip/edit/change/plan-preview-of.ts";
import { PutBackSheet } from "../../src/web/features/view-trip/edit/change/put-back-sheet.tsx";
import { ReplanSheet } from "../../src/web/features/view-trip/edit/change/replan-sheet.tsx";
import { SwapSheet } from "../../src/web/features/view-trip/edit/change/swap-sheet.tsx";
import { TableSheet } from "../../src/web/features/view-trip/edit/change/table-sheet.tsx";
import { TimeSheet } from "../../src/web/features/view-trip/edit/change/time-sheet.tsx";
import { EditModeContext } from "../../src/web/features/view-trip/trip/edit-mode.ts";
import { language } from "../../src/web/messages/domain/language.ts";
import { ROME } from "../support/browser/rome.ts";
import { layOut } from "../support/plans/lay-out.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";
import { render } from "./render.tsx";

const TRIP = storedTrip(ROME, {
  days: 2,
  traveller: "Couple",
  budget: "Standard",
  startDate: "2026-05-05",
});
const [DAY, NEXT_DAY] = TRIP.tripData.itinerary as [TripDay, TripDay];
const [PLACE, SECOND] = DAY.plan as [TripPlace, TripPlace];
const { id: _, ...BARE } = SECOND;
const OTHER: Place = { ...BARE, guideId: "other", placeName: "Galleria Other" };

/** A day that no other planner changes. */
function laidOut(day: readonly string[]): Trip {
  const { selection, plan } = layOut(
    {
      hotel: "hotel-artemide",
      traveller: "Couple",
      startDate: "2026-05-05",
      days: [day],
    },
    ROME,
  );
  const { id, userEmail } = TRIP;
  return savedTrip({ id, userEmail, version: 1, userSelection: selection, tripData: plan });
}
const MUSEUM = laidOut(["09:30-12:00 vatican-museums"]);
const SIGHTS = laidOut(["09:30-10:10 trevi-fountain", "15:00-16:30 colosseum"]);

/** A part that asks the server, as the page does. */
function renderAsking(part: ReactNode) {
  return render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

/** The engine's answers, from the engine itself; its suggestions are given. */
function previewOf(given: Partial<PlanPreview> = {}): PlanPreview {
  return {
    tryEdits: async (made) => madeTo(TRIP, made, ROME),
    proposeDates: async () => undefined,
    proposeForWeather: async () => undefined,
    proposeRetimed: async () => undefined,
    alternatives: async () => [
      {
        guideId: "other",
        place: OTHER,
        visit: { startMinutes: 600, endMinutes: 660 },
        addedMinutes: -5,
        addedPrice: undefined,
        problems: [],
      },
    ],
    tablesForMeal: async (dayId, meal, name, moved = TRIP) =>
      tablesForMeal(runToEnd(readTrip(moved, ROME)), dayId, meal, name),
    suggestions: async () => [],
    fill: async () => undefined,
    search: async (text) => (text === "garden" ? [OTHER] : []),
    findAnywhere: async () => ({ places: [] }),
    waysOut: async () => [],
    propose: async () => undefined,
    wish: async (text, dayId, chosen) =>
      runToEnd(answerWish(TRIP, { text, dayId, chosen, newId: newPartId }, ROME)),
    ...given,
  };
}

function editorOf() {
  const edit = vi.fn(async (..._edits: Edit[]) => true);
  return { edit };
}

const made = ({ edit }: ReturnType<typeof editorOf>) => edit.mock.calls.flat();

test("an hour and a stay are set, and what they break is said before", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const [day] = MUSEUM.tripData.itinerary;
  const place = day?.plan[0];
  if (day === undefined || place === undefined) throw new Error("a day with a place");
  const preview = previewOf({ tryEdits: async (edits) => madeTo(MUSEUM, edits, ROME) });
  render(<TimeSheet trip={MUSEUM} dayId={day.id} {...{ place, editor, preview, onClose }} />);
  await expect.element(page.getByRole("heading", { name: "When and how long?" })).toHaveFocus();
  const starts = page.getByLabelText("Starts");
  await starts.fill("06:00");
  await expect.element(page.getByText("This works, but:")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /^Keep this time/ })).toBeChecked();
  await starts.fill("");
  await expect.element(page.getByText("Enter a time, such as 14:30.")).toBeVisible();
  await starts.fill("10:00");
  await page.getByRole("radio", { name: "30 min", exact: true }).click();
  // The rest of the day is empty then.
  await expect.element(page.getByText(/with nothing planned, from /)).toBeVisible();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toEqual([
    { kind: "set-stay", placeId: place.id, minutes: 30 },
    { kind: "set-start", placeId: place.id, startMinutes: 600 },
  ]);
});

test("an hour behind the next place moves the visit behind it, and one between its neighbours doesn't", async () => {
  const [day] = SIGHTS.tripData.itinerary;
  const [place, next] = day?.plan ?? [];
  if (day === undefined || place === undefined || next === undefined) throw new Error("two places");
  const preview = previewOf({ tryEdits: async (edits) => madeTo(SIGHTS, edits, ROME) });
  for (const [clock, startMinutes, moved] of [
    ["17:00", 1020, [{ kind: "move-place", placeId: place.id, dayId: day.id, afterId: next.id }]],
    ["10:00", 600, []],
  ] as const) {
    const [editor, onClose] = [editorOf(), vi.fn()];
    const about = { place, editor, preview, onClose };
    const close = render(<TimeSheet trip={SIGHTS} dayId={day.id} {...about} />);
    await page.getByLabelText("Starts").fill(clock);
    await page.getByRole("button", { name: "Set", exact: true }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const start = { kind: "set-start", placeId: place.id, startMinutes };
    expect(made(editor)).toEqual([...moved, start]);
    const after = madeTo(SIGHTS, made(editor), ROME).tripData.itinerary[0]?.plan ?? [];
    const starts = after.map(({ visit }) => visit?.startMinutes ?? 0);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    close();
  }
});

/** The question for other dates of the day at the Vatican's museums, which are shut on Sundays. */
function askForDates(
  startDate: string,
  bookings: Trip["bookings"] = undefined,
  museum: Trip = MUSEUM,
) {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf({
    proposeDates: async (date) =>
      runToEnd(proposeDates(runToEnd(readTrip(MUSEUM, ROME)), date, ["new-1"])).document,
    tryEdits: async (edits) => madeTo(MUSEUM, [...edits], ROME),
  });
  const trip = { ...museum, bookings };
  render(<DatesSheet {...{ trip, startDate, editor, preview, onClose }} />);
  return { editor, onClose };
}

test("dates on which a place is closed are set with what moves or gives way, or without", async () => {
  const { editor, onClose } = askForDates("2026-05-10");
  await expect
    .element(page.getByText(/moved or replaced: Vatican Museums and Sistine Chapel \(Closed\)/))
    .toBeVisible();
  expect(made(editor)).toEqual([]);
  await page.getByRole("button", { name: "Apply" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  // One edit, so that one undo takes all of it back.
  const [edit, ...others] = made(editor);
  expect(others).toEqual([]);
  expect(edit).toMatchObject({ kind: "set-plan", startDate: "2026-05-10" });
  const [first] = edit?.kind === "set-plan" ? edit.days : [];
  expect(first?.plan.map(({ guideId }) => guideId)).not.toContain("vatican-museums");
});

test("dates on which all is open are set without a question", async () => {
  const { editor, onClose } = askForDates("2026-05-12");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toEqual([{ kind: "set-start-date", date: "2026-05-12" }]);
});

test("dates that nothing can be worked out for are not set without a word", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const proposeDates = vi.fn(async (): Promise<Trip | undefined> => undefined);
  const preview = previewOf({ proposeDates });
  const startDate = "2026-05-12";
  render(<DatesSheet trip={MUSEUM} {...{ startDate, editor, preview, onClose }} />);
  await expect.element(page.getByText(/Something went wrong/)).toBeVisible();
  expect(made(editor)).toEqual([]);
  proposeDates.mockImplementation(async () =>
    madeTo(MUSEUM, [{ kind: "set-start-date", date: startDate }], ROME),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("what stays where it is closed on other dates is named", async () => {
  const dated = madeTo(MUSEUM, [{ kind: "set-start-date", date: "2026-05-10" }], ROME);
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf({ proposeDates: async () => dated });
  render(<DatesSheet trip={MUSEUM} startDate="2026-05-10" {...{ editor, preview, onClose }} />);
  await expect
    .element(page.getByText(/^Not possible on these dates: Vatican Museums .*Closed/))
    .toBeVisible();
  expect(made(editor)).toEqual([]);
});

test("dates that leave a booking behind are set only when the traveller says so", async () => {
  const date = MUSEUM.userSelection.startDate ?? "2026-05-11";
  const flight = { id: "b", kind: "flight", name: "LH 1172", starts: { date, time: "18:00" } };
  const { editor, onClose } = askForDates("2026-05-12", [
    { ...flight, kind: "flight", state: "booked", source: "hand" },
  ]);
  await expect.element(page.getByText(/no longer fit: LH 1172/)).toBeVisible();
  expect(made(editor)).toEqual([]);
  await page.getByRole("button", { name: "Set the dates all the same" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toEqual([{ kind: "set-start-date", date: "2026-05-12" }]);
});

test("a place is swapped for one that fits, or for one that is looked for", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  renderAsking(
    <SwapSheet day={DAY} place={PLACE} editor={editor} preview={previewOf()} onClose={onClose} />,
  );
  await expect.element(page.getByText("5 min less travel", { exact: false })).toBeVisible();
  await page.getByRole("searchbox").fill("nothing like it");
  await expect
    .element(
      page.getByText("Our guide has no more matches for “nothing like it”", { exact: false }),
    )
    .toBeVisible();
  await page.getByRole("searchbox").fill("garden");
  await expect.element(page.getByText("1 place found.")).toBeVisible();
  // A second tap comes before the first is kept.
  const take = page.getByRole("button", { name: "Choose Galleria Other" }).last();
  const button = take.element() as HTMLElement;
  button.click();
  button.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  // Its hours there are shown until the plan has its own.
  const place = { ...OTHER, visit: { startMinutes: 600, endMinutes: 660 } };
  expect(made(editor)).toMatchObject([{ kind: "swap-place", placeId: PLACE.id, place }]);
});

test("a meal gets another hour and another table in one step, or is left out", async () => {
  const [editor, onClose, ask] = [editorOf(), vi.fn(), vi.fn()];
  const meal = DAY.meals?.find(({ kind }) => kind === "dinner");
  if (meal === undefined) throw new Error("a day with a dinner");
  const sheet = (
    <EditModeContext value={{ parts: undefined, isSlim: false, ask }}>
      <TableSheet trip={TRIP} day={DAY} {...{ meal, editor, preview: previewOf(), onClose }} />
    </EditModeContext>
  );
  const close = render(sheet);
  await expect.element(page.getByText("Near you and open then:")).toBeVisible();
  const tables = page.getByRole("listitem").elements();
  expect(tables.length).toBeGreaterThan(2);
  for (const { textContent } of tables) expect(textContent).toMatch(/\. \d+ min .*km/);
  // They are found by a part of their names, too.
  const search = page.getByRole("searchbox", { name: "Search by name or food" });
  const label = page.getByRole("button", { name: /^Choose / }).elements()[0]?.ariaLabel ?? "";
  const part = label.slice("Choose ".length).slice(0, 10);
  await search.fill(part.toLowerCase());
  await vi.waitFor(() => {
    const found = page.getByRole("button", { name: /^Choose / }).elements();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(tables.length);
    for (const { ariaLabel } of found)
      expect(ariaLabel?.toLowerCase()).toContain(part.toLowerCase());
  });
  await search.fill("nothing like it");
  await expect.element(page.getByText(/^We don’t know a table called “nothing/)).toBeVisible();
  // One that the guide doesn't know is taken by its name.
  await page.getByRole("button", { name: "Eat at “nothing like it” anyway" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { startMinutes, endMinutes } = meal;
  const own = { kind: "dinner", startMinutes, endMinutes, placeName: "nothing like it" };
  expect(editor.edit).toHaveBeenLastCalledWith({ kind: "set-table", dayId: DAY.id, meal: own });
  close();
  render(sheet);
  await page.getByRole("button", { name: "Leave it out" }).click();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ wish: "Skip dinner", isSaid: true }));
  const later = startMinutes + 30;
  await page.getByLabelText("Starts").fill(clockText(later));
  await expect.element(page.getByText("Fits.")).toBeVisible();
  // It says what it does: the table stays.
  await expect.element(page.getByText(meal.placeName ?? "", { exact: true })).toBeVisible();
  const take = page.getByRole("button", { name: /^Choose / }).first();
  await expect.element(take).toBeVisible();
  const name = take.element().getAttribute("aria-label")?.slice("Choose ".length);
  await take.click();
  await vi.waitFor(() => expect(editor.edit).toHaveBeenCalledTimes(2));
  expect(editor.edit.mock.lastCall).toMatchObject([
    { kind: "set-plan" },
    { kind: "set-table", meal: { kind: "dinner", placeName: name, startMinutes: later } },
  ]);
  const both = madeTo(TRIP, editor.edit.mock.lastCall ?? [], ROME);
  expect(both.tripData.itinerary[0]?.meals).toContainEqual(
    expect.objectContaining({ placeName: name, startMinutes: later }),
  );
});

test("a removed place that would take a meal from its day is asked about, with where else it fits", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const [way, edit] = [NEXT_DAY, DAY].map(
    ({ id: dayId }) => ({ kind: "add-place", dayId, place: withoutHours(PLACE) }) as const,
  );
  if (way === undefined) throw new Error("two days");
  const aside = madeTo(TRIP, [{ kind: "remove-place", placeId: PLACE.id }], ROME);
  const preview = previewOf({
    tryEdits: async (edits) => madeTo(aside, edits, ROME),
    waysOut: async () => [{ edit: way, startMinutes: 600, endMinutes: 660 }],
  });
  const props = { trip: aside, place: PLACE, edit, editor, preview, onClose };
  const close = render(<PutBackSheet {...props} />);
  await expect
    .element(page.getByText("Back where it was, it changes more of the day."))
    .toBeVisible();
  expect(made(editor)).toEqual([]);
  await page.getByRole("button", { name: "Apply" }).click();
  await vi.waitFor(() => expect(made(editor)).toEqual([edit]));
  close();
  render(<PutBackSheet {...props} edit={undefined} />);
  await page.getByRole("button", { name: "Move it to Day 2, 10:00–11:00" }).click();
  await vi.waitFor(() => expect(made(editor)).toEqual([edit, way]));
});

test("a place of one's own needs a name, and a position that can be read", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  renderAsking(
    <AddPlaceSheet trip={TRIP} day={DAY} editor={editor} preview={previewOf()} onClose={onClose} />,
  );
  await page.getByText("Add your own place").click();
  const add = page.getByRole("button", { name: "Add", exact: true });
  await add.click();
  await expect.element(page.getByText("Enter a name.")).toBeVisible();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveFocus();
  await page.getByLabelText("Name", { exact: true }).fill(" Aunt Ada's ");
  await page.getByLabelText("Location (optional)").fill("somewhere");
  await add.click();
  await expect
    .element(page.getByText("Enter latitude and longitude", { exact: false }))
    .toBeVisible();
  await page.getByLabelText("Location (optional)").fill("https://maps.app.goo.gl/Xy7kQ2");
  await expect.element(page.getByText(/^A short link doesn’t say where it leads/)).toBeVisible();
  await page.getByLabelText("Location (optional)").fill("41.9, 12.45");
  await add.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([
    {
      kind: "add-place",
      dayId: DAY.id,
      afterId: DAY.plan.at(-1)?.id,
      place: { placeName: "Aunt Ada's", stayMinutes: 60, isOwn: true },
    },
  ]);
});

test("where no other place can be searched for, what was typed is the name of one's own, in a swap too", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf({ findAnywhere: async () => ({ places: [], isUnasked: true }) });
  renderAsking(<SwapSheet day={DAY} place={PLACE} {...{ editor, preview, onClose }} />);
  await page.getByLabelText("Or search for another place").fill("Shosei-en Garden");
  await expect.element(page.getByText(/what you typed is its name/)).toBeVisible();
  await page.getByText("Add your own place", { exact: true }).click();
  const name = page.getByLabelText("Name", { exact: true });
  await expect.element(name).toHaveValue("Shosei-en Garden");
  await name.fill("");
  await expect.element(name).toHaveValue("");
  await name.fill("Shosei-en");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([
    { kind: "swap-place", placeId: PLACE.id, place: { placeName: "Shosei-en", isOwn: true } },
  ]);
});

test("places of the guide and others by name come into a day together, as one change", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const where = "Trastevere, Rome, Italy";
  const found = { name: "Garden Bar", where, geoCoordinates: "41.8894, 12.4692" };
  const preview = previewOf({ findAnywhere: async () => ({ places: [found] }) });
  renderAsking(<AddPlaceSheet trip={TRIP} day={DAY} {...{ editor, preview, onClose }} />);
  await page.getByLabelText("Search for a place").fill("garden");
  await page.getByRole("checkbox", { name: "Galleria Other" }).click();
  const others = page.getByRole("region", { name: "Other places" });
  await expect.element(others.getByText(where)).toBeVisible();
  await expect.element(others.getByText("Opening hours unknown")).toBeVisible();
  await page.getByRole("checkbox", { name: "Garden Bar" }).click();
  await page.getByRole("button", { name: "Add 2 places" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [change, ...more] = made(editor);
  expect(more).toEqual([]);
  if (change?.kind !== "set-plan") throw new Error(JSON.stringify(change));
  expect(change.days.map(({ id }) => id)).toEqual([DAY.id]);
  const names = change.days[0]?.plan.map(({ placeName }) => placeName) ?? [];
  expect(names.slice(-2)).toEqual(["Galleria Other", "Garden Bar"]);
  expect(change.days[0]?.plan.at(-1)).toMatchObject({ hoursUnknown: true, isOwn: true });
});

test("where others can't be asked for the search says so, and the guide's are there", async () => {
  const preview = previewOf({ findAnywhere: () => Promise.reject(new Error("offline")) });
  renderAsking(
    <AddPlaceSheet trip={TRIP} day={DAY} editor={editorOf()} preview={preview} onClose={vi.fn()} />,
  );
  await page.getByLabelText("Search for a place").fill("garden");
  await expect
    .element(page.getByText("We can’t search for other places right now.", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Choose Galleria Other" })).toBeVisible();
});

const QUARTERS = [{ name: "Prati", at: [41.9079, 12.4633] }] as const;

test("where no address is found, a hotel of one's own is in a quarter or near a place of the plan", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf({ findAnywhere: async () => ({ places: [], isUnasked: true }) });
  renderAsking(<OwnHotelSheet trip={TRIP} quarters={QUARTERS} {...{ editor, preview, onClose }} />);
  await page.getByLabelText("Hotel name or address").fill("Casa Ada");
  await page.getByText("Not found? Enter its location").click();
  const [name, add] = [
    page.getByLabelText("Name", { exact: true }),
    page.getByRole("button", { name: "Add", exact: true }),
  ];
  await name.fill("");
  await add.click();
  await expect.element(page.getByText("Enter a name.")).toBeVisible();
  await name.fill("Casa Ada");
  await add.click();
  const missing = page.getByText("Choose what it’s near, or enter its exact location.");
  await expect.element(missing).toBeVisible();
  await page.getByLabelText("What is it near?").selectOptions(PLACE.placeName);
  await page.getByLabelText("What is it near?").selectOptions("Prati");
  await add.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([
    { hotel: { hotelName: "Casa Ada", geoCoordinates: "41.9079, 12.4633", isOwn: true } },
  ]);
});

test("a hotel of one's own is found by its name or address, and the days start from it", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const found = {
    name: "Hotel Ada",
    where: "Monti, Rome, Italy",
    geoCoordinates: "41.8951, 12.4934",
  };
  const preview = previewOf({ findAnywhere: async () => ({ places: [found] }) });
  renderAsking(<OwnHotelSheet trip={TRIP} quarters={QUARTERS} {...{ editor, preview, onClose }} />);
  await page.getByLabelText("Hotel name or address").fill("hotel ada");
  await expect.element(page.getByRole("button", { name: "Choose Hotel Ada" })).toBeVisible();
  // Twice at once.
  const choose = page.getByRole("button", { name: "Choose Hotel Ada" }).element() as HTMLElement;
  choose.click();
  choose.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([
    {
      kind: "add-hotel",
      isBase: true,
      hotel: {
        hotelName: "Hotel Ada",
        hotelAddress: "Monti, Rome, Italy",
        geoCoordinates: "41.8951, 12.4934",
        isOwn: true,
      },
    },
  ]);
});

test("a day is filled once what comes is accepted, and says so where nothing more fits", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const filled = (trip: Trip) =>
    madeTo(trip, [{ kind: "add-place", dayId: DAY.id, place: { ...OTHER, id: "new" } }], ROME);
  const fill = vi.fn(async (): Promise<Trip | undefined> => undefined);
  const preview = previewOf({ fill });
  render(<FillSheet trip={TRIP} day={DAY} {...{ editor, preview, onClose }} />);
  await expect
    .element(
      page.getByText("Something went wrong, and your plan hasn’t changed.", { exact: false }),
    )
    .toBeVisible();
  fill.mockResolvedValueOnce(TRIP);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Nothing else fits this day.")).toBeVisible();
  expect(editor.edit).not.toHaveBeenCalled();
  expect(page.getByRole("button", { name: "Apply" }).elements()).toEqual([]);

  fill.mockImplementation(async () => filled(TRIP));
  onClose.mockClear();
  render(<FillSheet trip={TRIP} day={DAY} {...{ editor, preview, onClose }} />);
  await expect.element(page.getByText("New", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([{ kind: "set-plan", days: [{ id: DAY.id }] }]);
});

test("a proposal is laid beside the plan, and nothing changes before it is accepted", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const propose = vi.fn(async (): Promise<Trip | undefined> => undefined);
  const preview = previewOf({ propose });
  render(<ReplanSheet trip={TRIP} dayId={DAY.id} {...{ editor, preview, onClose }} />);
  // The day as it is, and one tap.
  await expect
    .element(page.getByText(language.span(DAY.plan[0]?.visit?.startMinutes ?? 0, backAt(DAY) ?? 0)))
    .toBeVisible();
  await page.getByRole("button", { name: "Preview changes" }).click();
  await expect
    .element(
      page.getByText("Something went wrong, and your plan hasn’t changed.", { exact: false }),
    )
    .toBeVisible();
  propose.mockResolvedValueOnce(TRIP);
  await page.getByRole("button", { name: "Preview changes" }).click();
  await expect
    .element(page.getByText("Your plan already has the best order", { exact: false }))
    .toBeVisible();
  const moved = madeTo(TRIP, [{ kind: "move-place", placeId: PLACE.id, dayId: NEXT_DAY.id }], ROME);
  propose.mockResolvedValueOnce(moved);
  await page.getByRole("radio", { name: "Whole trip" }).click();
  await page.getByRole("button", { name: "Preview changes" }).click();
  await expect
    .element(page.getByRole("heading", { name: "Suggested changes: Whole trip" }))
    .toHaveFocus();
  await expect.element(page.getByText("Moves to Day 2")).toBeVisible();
  await expect.element(page.getByText("Moved from Day 1")).toBeVisible();
  expect(editor.edit).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Apply" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(editor)).toMatchObject([{ kind: "set-plan" }]);
  await userEvent.keyboard("{Escape}");
});

type ElsewhereProps = Omit<ComponentProps<typeof ReplanSheet>, "trip" | "dayId"> & {
  readonly others: Trip;
};

/** The sheet over a trip which a press of the button changes, as another tab would. */
function Elsewhere({ others, ...props }: ElsewhereProps) {
  const [trip, setTrip] = useState(TRIP);
  return (
    <>
      <ReplanSheet trip={trip} dayId={undefined} {...props} />
      <button type="button" id="elsewhere" onClick={() => setTrip(others)} />
    </>
  );
}

test("a proposal for a trip that was changed meanwhile is not applied over the change", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const moved = madeTo(TRIP, [{ kind: "move-place", placeId: PLACE.id, dayId: NEXT_DAY.id }], ROME);
  const others = madeTo(TRIP, [{ kind: "remove-place", placeId: SECOND.id }], ROME);
  const preview = previewOf({ propose: async () => moved });
  render(<Elsewhere others={others} {...{ editor, preview, onClose }} />);
  await page.getByRole("button", { name: "Preview changes" }).click();
  await page.getByRole("heading", { name: "Suggested changes: Whole trip" }).element();
  document.getElementById("elsewhere")?.click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect
    .element(page.getByText("The trip has changed since", { exact: false }))
    .toBeVisible();
  expect(editor.edit).not.toHaveBeenCalled();
});

test("a wish is asked back until it is plain, and shown beside the plan before it is made", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf({
    wish: async (text, dayId, chosen) =>
      runToEnd(answerWish(SIGHTS, { text, dayId, chosen, newId: newPartId }, ROME)),
  });
  render(<ReplanSheet trip={SIGHTS} dayId={undefined} {...{ editor, preview, onClose }} />);
  const show = page.getByRole("button", { name: "Preview changes" });
  const wish = page.getByLabelText("What would you like?");
  const isSaid = (words: RegExp) =>
    expect.element(page.getByRole("status").getByText(words)).toBeVisible();
  await wish.fill(`sing us a song ${"x".repeat(300)}`);
  await show.click();
  await isSaid(/15 characters too many/);
  await expect.element(wish).toHaveFocus();
  await wish.fill("sing us a song. buy me a horse. ride a dragon. fly a kite. sing us a song.");
  await show.click();
  // Said twice, asked once, and in view.
  await expect.element(page.getByText(/What should we do about “sing us a song”/)).toBeInViewport();
  await wish.fill("Colosseum is too much for the little one");
  await show.click();
  await expect
    .element(page.getByText(/What should we do about “Colosseum is too much/))
    .toBeVisible();
  await page.getByRole("button", { name: "Remove Colosseum" }).click();
  await expect.element(page.getByText("Removed")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(editor.edit).not.toHaveBeenCalled();
});

test("a day that goes, and one that comes, are shown before they do", async () => {
  const [editor, onClose] = [editorOf(), vi.fn()];
  const preview = previewOf();
  render(<ReplanSheet trip={TRIP} dayId={undefined} {...{ editor, preview, onClose }} />);
  await page.getByLabelText("What would you like?").fill("remove day 2, add a day");
  await page.getByRole("button", { name: "Preview changes" }).click();
  await expect.element(page.getByText("“remove day 2, add a day”")).toBeVisible();
  const gone = page.getByRole("region", { name: "Day 2" }).first();
  for (const { placeName } of NEXT_DAY.plan) {
    await expect.element(gone.getByText(placeName)).toBeVisible();
  }
  await expect.element(gone.getByText("Removed").first()).toBeVisible();
  const added = page.getByRole("region", { name: "Day 2" }).last();
  await expect.element(added.getByText("New", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [edit] = made(editor);
  expect(edit).toMatchObject({ kind: "set-plan", dayIds: [DAY.id, expect.any(String)] });
});
