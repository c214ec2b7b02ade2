import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import type { TripDay } from "../../src/domain/trip/trip.ts";
import { LateButtons, NoLongerFits } from "../../src/web/features/view-trip/today/late-buttons.tsx";
import {
  TripEditing,
  type TripEditor,
} from "../../src/web/features/view-trip/trip/trip-editing.ts";
import { ROME } from "../support/browser/rome.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";
import { render } from "./render.tsx";

const TRIP = storedTrip(ROME, {
  days: 2,
  traveller: "Couple",
  budget: "Standard",
  startDate: "2026-05-05",
});
const [DAY] = TRIP.tripData.itinerary as [TripDay];
const [PLACE] = DAY.plan;
if (PLACE?.visit === undefined) throw new Error("a visit");
const { startMinutes, endMinutes } = PLACE.visit;

function editorOf(): TripEditor & { made: () => Edit[] } {
  const edit = vi.fn(async (_edit: Edit) => true);
  const none = async () => undefined;
  return {
    edit,
    undo: none,
    redo: none,
    begin: () => edit,
    prepare: () => undefined,
    drafts: new Map(),
    made: () => edit.mock.calls.map(([one]) => one),
  };
}

test("who is late begins the next visit later, or stays longer where one is; who may only read does neither", async () => {
  const editor = editorOf();
  const remove = render(
    <>
      <LateButtons place={PLACE} isHere canBeLate />
      <TripEditing value={editor}>
        <LateButtons place={PLACE} isHere={false} canBeLate />
      </TripEditing>
    </>,
  );
  await expect.element(page.getByRole("button", { name: "Running late" })).toHaveLength(1);
  await page.getByRole("button", { name: "Running late" }).click();
  await page.getByRole("button", { name: "+30 min: 30 minutes late" }).click();
  await page.getByRole("button", { name: `Skip ${PLACE.placeName}` }).click();
  remove();
  render(
    <TripEditing value={editor}>
      <LateButtons place={PLACE} isHere canBeLate />
    </TripEditing>,
  );
  await page.getByRole("button", { name: "Running late" }).click();
  await page.getByRole("button", { name: "+15 min: 15 minutes late" }).click();
  expect(editor.made()).toEqual([
    { kind: "set-start", placeId: PLACE.id, startMinutes: startMinutes + 30 },
    { kind: "remove-place", placeId: PLACE.id },
    { kind: "set-stay", placeId: PLACE.id, minutes: endMinutes - startMinutes + 15 },
  ]);
});

test("what no longer fits is named, and set aside by one tap", async () => {
  const editor = editorOf();
  const late = madeTo(
    TRIP,
    [{ kind: "set-stay", placeId: PLACE.id, minutes: endMinutes - startMinutes + 600 }],
    ROME,
  );
  const later = DAY.plan.slice(1).map(({ id }) => id);
  const named = (late.planCheck?.problems ?? []).filter(({ placeId }) =>
    later.includes(placeId ?? ""),
  );
  expect(named.length).toBeGreaterThan(0);
  render(
    <TripEditing value={editor}>
      <NoLongerFits trip={late} dayId={DAY.id} placeIds={later} />
    </TripEditing>,
  );
  await expect.element(page.getByText("No longer fits:")).toBeVisible();
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  expect(editor.made()).toEqual([{ kind: "remove-place", placeId: named[0]?.placeId }]);
});
