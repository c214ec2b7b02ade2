import { useState } from "react";
import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../src/domain/edits/edit-kinds.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { knownCityToJson } from "../../src/domain/engine/known-city-json.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { CostView } from "../../src/web/features/view-trip/costs/cost-view.tsx";
import { TripEditing } from "../../src/web/features/view-trip/trip/trip-editing.ts";
import { Navigation } from "../../src/web/navigation/navigation.tsx";
import "../../src/web/styles.css";
import { ROME } from "../support/browser/rome.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";
import { render } from "./render.tsx";

const TRIP = storedTrip(ROME, { days: 2, traveller: "Couple", budget: "Standard" });

/** The view of a trip that its edits change; they are kept in `made`. */
function View({ made, start = TRIP, city }: { made: Edit[]; start?: Trip; city?: KnownCity }) {
  const [trip, setTrip] = useState<Trip>(start);
  const facts = city && { hours: {}, city: knownCityToJson(city) };
  const none = async () => undefined;
  async function edit(...some: Edit[]): Promise<boolean> {
    made.push(...some);
    const next = edits.apply(trip, some);
    if (!isTrip(next)) return false;
    setTrip(next);
    return true;
  }
  const editor = {
    edit,
    begin: () => edit,
    prepare: () => {},
    undo: none,
    redo: none,
    canUndo: false,
    canRedo: false,
    lastChange: undefined,
    drafts: new Map(),
  };
  return (
    <Navigation>
      <TripEditing value={editor}>
        <CostView trip={trip} facts={facts} todayId={undefined} />
      </TripEditing>
    </Navigation>
  );
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function addCost(amount: string, title: string): Promise<void> {
  await button("Add expense").click();
  await field("Amount").fill(amount);
  await field("Description (optional)").fill(title);
}

test("a cost needs an amount alone, and is in the sums", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await button("Add expense").click();
  await button("Save").click();
  await expect.element(page.getByText("Enter an amount, such as 12.50.")).toBeVisible();
  await field("Amount").fill("0.005");
  await button("Save").click();
  await expect.element(field("Amount")).toHaveValue("0.005");
  await field("Amount").fill("1.045,50");
  await button("Save").click();
  await expect.element(button("Edit Meals")).toBeVisible();
  expect(made).toMatchObject([
    { kind: "set-expense", expense: { title: "Meals", amountMinor: 104_550, currency: "EUR" } },
  ]);
  await expect.element(page.getByText("€1,045.50 added")).toBeVisible();
  await button("Edit Meals").click();
  await button("Remove expense").click();
  await expect.element(page.getByText("No expenses yet.")).toBeVisible();
});

test("what was paid takes the place of its estimate, and stands beside it where that is unticked", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await addCost("300", "Hotel");
  await page.getByRole("radio", { name: "Rooms" }).click();
  await button("Save").click();
  await button("Edit Hotel").click();
  await page.getByRole("checkbox", { name: /^Comes off the plan/ }).click();
  await button("Save").click();
  await expect.poll(() => made).toHaveLength(2);
  expect(made).toMatchObject([
    { expense: { kind: "rooms", amountMinor: 30_000, replacesEstimate: true } },
    { expense: { kind: "rooms", amountMinor: 30_000 } },
  ]);
  expect(made[1]).not.toHaveProperty("expense.replacesEstimate");
});

test("a booking of which a deposit is paid counts at its price, and says what is left to pay", async () => {
  const booking = {
    id: "tour",
    kind: "event",
    name: "Bunker tour",
    starts: { date: "2027-05-04" },
    price: { amount: 600, currency: "EUR", paid: 120 },
    state: "booked",
    source: "hand",
  } as const;
  render(<View made={[]} start={{ ...TRIP, bookings: [booking] }} />);
  await expect.element(page.getByText(/€120 paid, €480 to pay/)).toBeVisible();
  await expect.element(page.getByText("€600 added")).toBeVisible();
});

test("costs of several payers and all ways to split them are settled", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await button("Edit travelers").click();
  for (const name of ["Ada", "Ben"]) {
    await field("Name").fill(name);
    await button("Add").click();
    await expect.element(button(`Remove ${name}`)).toBeVisible();
  }
  await button("Close").click();

  await addCost("90", "Boat");
  await page.getByLabelText("Paid by").selectOptions("Several people");
  await field("Ada paid").fill("60");
  await field("Ben paid").fill("20");
  await button("Save").click();
  await expect.element(page.getByText("The amounts paid must add up to the total.")).toBeVisible();
  await field("Ben paid").fill("30");
  await page.getByLabelText("By percent").click();
  await field("Ada: percent").fill("33.33");
  await field("Ben: percent").fill("66.66");
  await button("Save").click();
  await expect.element(page.getByText("The percentages must add up to 100.")).toBeVisible();
  await field("Ben: percent").fill("66.67");
  await button("Save").click();
  // Ada paid 60 and was for 30: Ben owes her 30.
  const owed = page.getByRole("listitem").filter({ hasText: "Ben pays Ada" });
  await expect.element(owed).toHaveTextContent("Ben pays Ada€30");
  const balance = document.querySelector("details li");
  expect(balance?.checkVisibility()).toBe(false);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(balance?.checkVisibility(), "on paper").toBe(true);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });

  await addCost("12", "Money back");
  await page.getByLabelText("Paid by").selectOptions("Ada");
  await page.getByLabelText("By shares").click();
  await field("Ada: shares").fill("1");
  await field("Ben: shares").fill("2");
  await page.getByLabelText("This is a refund").click();
  await button("Save").click();
  // Ada holds 12 of which 8 are Ben's.
  await expect.element(owed).toHaveTextContent("Ben pays Ada€22");
  expect(made.at(-1)).toMatchObject({ expense: { amountMinor: -1200 } });
});

test("a booking that nobody has said who paid for is named beside who owes whom, and put in by a tap", async () => {
  const made: Edit[] = [];
  const flight = {
    id: "jl",
    kind: "flight",
    name: "JL 408",
    state: "booked",
    source: "mail",
    starts: { date: "2026-05-04", time: "19:20" },
    price: { amount: 2940, currency: "EUR" },
  } as const;
  const travellers = ["Ada", "Ben"].map((name) => ({ id: name, name }));
  const start: Trip = { ...TRIP, bookings: [flight], costs: { travellers } };
  render(<View made={made} start={start} />);
  await button("Who paid for JL 408?").click();
  await page.getByLabelText("Paid by").selectOptions("Ada");
  await button("Save").click();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Ben pays Ada" }))
    .toHaveTextContent("Ben pays Ada€1,470");
  await expect.element(button("Who paid for JL 408?")).not.toBeInTheDocument();
});

test("another currency is counted by a rate, and without one stands apart", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await addCost("3000", "Noodles");
  await page.getByLabelText("Currency").selectOptions("JPY");
  await expect.element(page.getByText(/from our table of/)).toBeVisible();
  await page.getByLabelText("1 JPY in EUR").fill("0.006");
  await button("Save").click();
  await expect.element(page.getByText("¥3,000")).toBeVisible();
  await expect.element(page.getByText("€18 added")).toBeVisible();
  await button("Edit Noodles").click();
  await page.getByLabelText("1 JPY in EUR").fill("");
  await button("Save").click();
  await expect
    .element(page.getByText("Not in the totals because there’s no exchange rate: ¥3,000."))
    .toBeVisible();
});

test("a budget that was set is compared with what is expected", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await expect.element(page.getByText("No budget set.")).toBeVisible();
  await button("Change budget").click();
  await page.getByLabelText(/Total budget/).fill("5");
  await button("Save").click();
  await expect.element(page.getByText(/^Over budget by about €/)).toBeVisible();
  expect(made).toEqual([{ kind: "set-budget", currency: "EUR", budgetMinor: 500 }]);
});

test("names that are typed in a row are a traveler each, and one press brings everyone back into a split", async () => {
  const made: Edit[] = [];
  render(<View made={made} />);
  await button("Edit travelers").click();
  await field("Name").fill("Jonas, Mia;Ben and  Cem Anders,");
  await button("Add").click();
  const names = ["Jonas", "Mia", "Ben", "Cem Anders"];
  for (const name of names) await expect.element(button(`Remove ${name}`)).toBeVisible();
  expect(made).toHaveLength(names.length);
  await button("Close").click();
  await addCost("90", "Boat");
  await page.getByLabelText("Paid by").selectOptions("Mia");
  const everyone = page.getByLabelText("Everyone");
  await expect.element(everyone).toBeChecked();
  await page.getByLabelText("Ben", { exact: true }).click();
  await expect.element(everyone).not.toBeChecked();
  await everyone.click();
  await button("Save").click();
  await expect.poll(() => made).toHaveLength(names.length + 1);
  expect(made.at(-1)).toHaveProperty("expense.split.parts.length", names.length);
});

test("a budget isn't kept to while nobody knows what the room costs", async () => {
  const [first] = TRIP.tripData.hotels;
  if (first === undefined) throw new Error("a trip without hotels");
  const friends = { ...first, id: "own", hotelName: "Aunt Rosa", price: "", isOwn: true };
  const tripData = { ...TRIP.tripData, hotels: [friends, ...TRIP.tripData.hotels] };
  render(<View made={[]} start={{ ...TRIP, tripData }} city={ROME} />);
  await expect.element(page.getByText(/^About €[\d,.]+ left for rooms/)).toBeVisible();
  expect(page.getByText(/^Within budget/).elements()).toHaveLength(0);
  await button("Add actual: Rooms").click();
  await field("Amount").fill("20");
  await button("Save").click();
  await expect.element(page.getByText(/left for what isn’t counted yet/)).toBeVisible();
});

test("meals are counted at usual prices where these are known", async () => {
  render(<View made={[]} start={TRIP} city={ROME} />);
  await expect.element(page.getByText("Lunches and dinners at usual prices")).toBeVisible();
  // One dinner is not what all of them cost: it comes off that, and choosing its day ticks nothing.
  await button("Add expense").click();
  const comesOff = page.getByRole("checkbox", { name: /^Comes off the plan/ });
  await expect.element(comesOff).toBeChecked();
  await comesOff.click();
  await page.getByLabelText("Day").selectOptions("day-1");
  await expect.element(comesOff).not.toBeChecked();
  await button("Close").click();
  expect(page.getByText(/^Meals aren’t counted/).elements()).toHaveLength(0);
});
