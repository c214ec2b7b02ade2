import type { Locator, Page } from "playwright-core";
import { createTripWords } from "../../../src/web/messages/create-trip-words.ts";
import { editWords } from "../../../src/web/messages/edit-words.ts";
import { shellWords } from "../../../src/web/messages/shell-words.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";

export async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await finishAnimations(page);
  // The first day of a trip is drawn first.
  await page.waitForFunction(() =>
    [...document.links].every(
      ({ hash }) => !hash.startsWith("#day-") || document.getElementById(hash.slice(1)) !== null,
    ),
  );
}

export async function openForm(page: Page): Promise<void> {
  await open(page, "/create-trip", shellWords.createTripHead.title);
}

/** Everything but what the state is about. */
export async function fillForm(
  page: Page,
  { destination = "", days = "" }: { destination?: string; days?: string } = {},
): Promise<void> {
  await openForm(page);
  await fillIn(page, { destination, days });
}

/** The same on a form that is open. */
export async function fillIn(
  page: Page,
  { destination = "", days = "" }: { destination?: string; days?: string },
): Promise<void> {
  await page.getByRole("combobox").fill(destination);
  await page.getByPlaceholder(createTripWords.daysExample).fill(days);
  await page.locator("[name=budget][value=Comfort]").check();
  await page.locator("[name=traveler][value='2']").check();
}

export async function openWishes(page: Page): Promise<void> {
  await page.getByText(createTripWords.moreWishes).click();
}

export async function pressGenerate(page: Page): Promise<void> {
  await page.getByRole("button", { name: createTripWords.generate }).click();
}

/** Stays as long as the mouse is over it. */
export async function settleToast(page: Page, text: string): Promise<void> {
  await page.locator("[data-sonner-toast][data-mounted=true]").getByText(text).hover();
  await finishAnimations(page);
}

/** Pictures load when they come near, so this goes near all of them. */
export async function loadPictures(page: Page): Promise<void> {
  await page.locator("img[loading=lazy]:visible").evaluateAll(async (pictures) => {
    for (const picture of pictures) {
      picture.scrollIntoView({ block: "center" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await loadingPictures(page).first().waitFor({ state: "detached" });
}

/** The boxes of pictures that are still to come, or to be looked up. */
export function loadingPictures(page: Page): Locator {
  return page.locator("main [aria-busy=true]:visible:has(> img, > span)");
}

/** Goes near every picture, whose photo is only then asked for, until none is loading. */
export async function loadPhotos(page: Page): Promise<void> {
  const loading = loadingPictures(page);
  for (let left = await loading.count(); left > 0; left = await loading.count()) {
    await loading
      .first()
      .scrollIntoViewIfNeeded({ timeout: 1000 })
      .catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Waits for what fades in; endless animations go on. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Shows what can be done with a trip as a whole, if it isn't shown. */
export async function openTripActions(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: viewTripWords.more });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
}

/** Gives a trip another name. @param meanwhile is done before that is saved. */
export async function renameTrip(
  page: Page,
  name: string,
  meanwhile = async (): Promise<unknown> => undefined,
): Promise<void> {
  await openTripActions(page);
  await page.getByRole("button", { name: viewTripWords.actions.renameTrip }).click();
  await page.getByLabel(viewTripWords.actions.tripName).fill(name);
  await meanwhile();
  await page.getByRole("button", { name: editWords.text.save, exact: true }).click();
}
