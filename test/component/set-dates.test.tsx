import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SetDates } from "../../src/web/set-dates/set-dates.tsx";
import { render } from "./render.tsx";

function show(startDate?: string, isKept = true) {
  const onSet = vi.fn(async (_date: string | undefined) => isKept);
  render(<SetDates tripName="Rome, Italy" startDate={startDate} days={14} onSet={onSet} />);
  return onSet;
}

const dialog = page.getByRole("dialog", { name: "When does your trip start?" });
const field = page.getByLabelText("Start date");
const open = () => page.getByRole("button", { name: /^(?:Set|Change) dates/ }).click();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("a trip without dates is given its first day", async () => {
  const onSet = show();
  await open();
  await expect.element(field).toHaveFocus();
  expect(page.getByRole("button", { name: "Remove dates" }).elements()).toHaveLength(0);
  await press("Save dates");
  await expect.element(page.getByText("Enter a start date, or cancel.")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill("2026-12-04");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSet.mock.calls).toEqual([["2026-12-04"]]);
});

test("dates are changed, or removed", async () => {
  const onSet = show("2026-12-04");
  await open();
  await expect.element(field).toHaveValue("2026-12-04");
  await field.fill("2026-12-11");
  await expect.element(page.getByText(/Dec 11.*Dec 24|Dec 11.*24/)).toBeVisible();
  await press("Save dates");
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await press("Remove dates");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSet.mock.calls).toEqual([["2026-12-11"], [undefined]]);
});

test("the same dates change nothing, and Cancel and Escape leave them", async () => {
  const onSet = show("2026-12-04");
  await open();
  await press("Save dates");
  await open();
  await field.fill("2027-01-01");
  await press("Cancel");
  await open();
  await expect.element(field).toHaveValue("2026-12-04");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Change dates/ })).toHaveFocus();
  expect(onSet).not.toHaveBeenCalled();
});

test("what can't be kept leaves the question open", async () => {
  const onSet = show(undefined, false);
  await open();
  await field.fill("2026-12-04");
  await press("Save dates");
  await expect.poll(() => onSet.mock.calls.length).toBe(1);
  await expect.element(dialog).toBeVisible();
});
